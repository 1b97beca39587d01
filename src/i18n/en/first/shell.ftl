### Header, navigation, page titles

nav-home = Causeway, home
nav-label = Main
nav-skip = Skip to content
nav-bridge = Bridge
nav-rewards = Rewards
nav-hot = Hot
nav-more = More
nav-history = History

page-loading = Loading the page

language-label = Language

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h

query-title = Find a transfer

tos-title = Terms of Service

crash-title = This page stumbled
crash-text = Transfers that are on their way are not affected. Load the page again to go on.
crash-action = Load again
