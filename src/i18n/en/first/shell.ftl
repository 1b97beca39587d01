### Header, navigation, page titles

nav-home = Causeway, home
nav-label = Main
nav-skip = Skip to content
nav-bridge = Bridge
nav-rewards = Rewards
nav-hot = Hot
nav-pool = Pool
nav-more = More
nav-history = History

page-loading = Loading the page

language-label = Language


time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h

completed-title = Arrived

review-title = Review

order-page = Transfer

history-title = History

query-title = Find a transfer

wallets-connect_destination = Connect a wallet for the destination
wallets-chip = My wallet:{ " " }

restricted-title = Not available where you are

tos-title = Terms of Service

crash-title = This page stumbled
crash-text = Transfers that are on their way are not affected. Load the page again to go on.
crash-action = Load again
