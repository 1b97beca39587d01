### What addresses did on each network

tracker-intro = Look up any address. No wallet, no signature.
tracker-show = Show activity
tracker-own = Add my wallet
tracker-private = Addresses stay in this page’s link. We look them up without recording them.
tracker-too-many = Up to { $most } addresses at a time. You entered { $count }.
tracker-start-title = Your on-chain history at a glance
tracker-start-text = Enter one or more addresses to see transactions, active days, volume and gas on each network.
tracker-none-title = No activity yet
tracker-none-text = These addresses haven’t sent a transaction on any of these networks.
tracker-off-title = Tracker isn’t set up here
tracker-off-text = This service has no source of network activity yet.
tracker-failed-title = Couldn’t load the tracker
tracker-failed-text = The server isn’t responding. Try again in a moment.
tracker-hidden = Open the web app to use the tracker.
tracker-degraded =
    { $count ->
        [one] { $networks } isn’t responding, so its figures are missing.
       *[other] { $networks } aren’t responding, so their figures are missing.
    }
tracker-quiet =
    { $count ->
        [one] No activity on 1 more network.
       *[other] No activity on { $count } more networks.
    }
tracker-prices = Counts sent transactions only. Dollar values use today’s prices. Gas may leave out the data fees of rollups.
tracker-unpriced = Coins without a price aren’t in the dollar values.
tracker-stale = A network isn’t responding, so some figures are from earlier.
tracker-at-least = at least { $figure }
tracker-before = before { $date }
tracker-transactions = Transactions
tracker-days = Active days
tracker-weeks = Active weeks
tracker-months = Active months
tracker-networks-used = Networks used
tracker-contracts = Contracts used
tracker-volume = Volume sent
tracker-gas = Gas spent
tracker-first = First activity
tracker-last = Last activity
tracker-day-count =
    { $count ->
        [one] 1 active day
       *[other] { $count } active days
    }
tracker-chart = Transactions by month
tracker-table = Show as table
tracker-month = Month
tracker-others = Other networks
tracker-by-network = By network
tracker-by-address = By address
tracker-sort = Sort by
tracker-csv = Download CSV
tracker-csv-copy = Copy as CSV
tracker-share = Share
tracker-share-title = Share your activity
tracker-share-post = { $transactions } transactions on { $days } days across { $networks } networks.
tracker-share-text = Copy text
tracker-share-link = Copy link with addresses
tracker-share-private = The post doesn’t include your addresses.
tracker-more = Points and badges
tracker-back = L2 tracker
tracker-page-read = Read from { $network }.
tracker-page-list = From the list that this service loaded.
tracker-page-start = Enter addresses to see how much { $symbol } they hold. You don’t need to connect a wallet.
tracker-page-unlisted-title = No data yet
tracker-page-unlisted-text = This service hasn’t loaded data for this page.
