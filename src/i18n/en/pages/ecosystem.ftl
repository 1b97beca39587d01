### Networks, wallets and apps as cards

ecosystem-search = Search networks, wallets and apps
ecosystem-tags = Filter
ecosystem-count =
    { $count ->
        [one] 1 result
       *[other] { $count } results
    }
ecosystem-none = Nothing found
ecosystem-none-text = Try another word, or show everything.
ecosystem-clear = Show everything
ecosystem-all = Show all { $count }
ecosystem-failed = Can’t load the ecosystem
ecosystem-failed-text = Check your connection and try again.
ecosystem-apps-failed = The apps can’t be loaded right now.
ecosystem-network = Fees are paid in { $symbol }
ecosystem-bridge = Bridge to this network
ecosystem-on_more = { $networks } and { $count } more
ecosystem-ready = Ready to connect
ecosystem-tag-networks = Networks
ecosystem-tag-wallets = Wallets
ecosystem-tag-apps = Apps
ecosystem-tag-swap = Swaps
ecosystem-tag-lend = Lending
ecosystem-tag-stake = Staking
ecosystem-tag-trade = Trading
ecosystem-tag-nft = NFTs
ecosystem-tag-names = Names
