portfolio-total = Total value
portfolio-change = { $change } since { $when }
portfolio-unchanged = No change since { $when }
portfolio-refresh = Refresh
portfolio-pending =
    { $count ->
        [one] Loading balances, 1 left…
       *[other] Loading balances, { $count } left…
    }
portfolio-degraded =
    { $count ->
        [one] { $networks } isn’t responding, so the total doesn’t include it. We keep trying.
       *[other] { $networks } aren’t responding, so the total doesn’t include them. We keep trying.
    }
portfolio-unpriced =
    { $count ->
        [one] 1 asset has no price and isn’t in the total.
       *[other] { $count } assets have no price and aren’t in the total.
    }
portfolio-by-asset = By asset
portfolio-by-network = By network
portfolio-other = Other
portfolio-assets = Assets
portfolio-networks =
    { $count ->
        [one] 1 network
       *[other] { $count } networks
    }
portfolio-hide-small = Hide balances under $1
portfolio-small =
    { $count ->
        [one] 1 small balance is hidden.
       *[other] { $count } small balances are hidden.
    }
portfolio-hidden = Hidden ({ $count })
portfolio-pin = Pin to top
portfolio-unpin = Unpin
portfolio-hide = Hide
portfolio-show = Show again
portfolio-bridge = Bridge
portfolio-swap = Swap
portfolio-addresses = Addresses
portfolio-connected = Connected
portfolio-watched = Watching
portfolio-watch = Watch an address
portfolio-watch-about = See the balances of any address without connecting its wallet. The address is saved in this browser only.
portfolio-address = Address
portfolio-watch-kind = Networks
portfolio-watch-add = Watch
portfolio-watch-wrong = This isn’t an address on any network here. Check it and try again.
portfolio-unwatch = Stop watching { $address }
portfolio-unwatched = No longer watching { $address }.
portfolio-undo = Undo
portfolio-empty-title = See everything you hold
portfolio-empty-text = Connect your wallets or watch an address to see all balances in one place.
portfolio-none-title = No balances yet
portfolio-none-text = These addresses don’t hold any supported assets.
portfolio-failed-title = Couldn’t load your portfolio
portfolio-failed-text = The server isn’t responding. Your funds aren’t affected.
portfolio-export = Export
portfolio-export-about = CSV files for spreadsheets and tax tools. Yearly totals cover finished transfers; swaps aren’t included.
portfolio-export-balances = Balances
portfolio-export-transfers = Transfers
portfolio-export-years = Yearly totals
portfolio-export-failed = Couldn’t create the file. Try again.
