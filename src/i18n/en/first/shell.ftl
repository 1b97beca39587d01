### Header, navigation, page titles

nav-home = Causeway, home
nav-label = Main
nav-skip = Skip to content
nav-bridge = Bridge
nav-swap = Swap
nav-rewards = Rewards
nav-hot = Hot
nav-more = More
nav-deploy = Deploy

page-loading = Loading page

language-label = Language

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h



crash-title = Something went wrong
crash-text = Transfers in progress aren’t affected. Reload the page to continue.
crash-action = Reload
