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
portfolio-uncounted =
    { $count ->
        [one] 1 hidden asset isn’t in the total.
       *[other] { $count } hidden assets aren’t in the total.
    }
portfolio-uncounted-show = Show
portfolio-unread =
    { $count ->
        [one] The balance of 1 imported token can’t be read right now.
       *[other] The balances of { $count } imported tokens can’t be read right now.
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
portfolio-hidden = Show hidden ({ $count })
portfolio-imported = Imported token
portfolio-misleading = Possibly a scam
portfolio-mark-same_symbol = Its name imitates that of a listed token.
portfolio-mark-lure = Its name leads to a website or promises a reward. Don’t follow it.
portfolio-mark-mixed_letters = Its name uses letters from different alphabets to imitate another token.
portfolio-more =
    { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
portfolio-pin = Pin to top
portfolio-unpin = Unpin
portfolio-hide = Hide
portfolio-show = Show again
portfolio-remove = Remove from assets
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
portfolio-export-about = CSV files for spreadsheets and tax tools. Values are from the time of each transfer or swap; an unknown value is left empty.
portfolio-export-balances = Balances
portfolio-export-history = History
portfolio-export-years = Yearly summary
portfolio-export-assets = Totals by asset
portfolio-export-failed = Couldn’t create the file. Try again.
portfolio-export-scope = History and summaries cover { $address }. Your wallet may ask you to sign in first.
portfolio-export-scope_telegram = Files cover the wallets linked to your Telegram account.
portfolio-export-connect = Connect a wallet to export its history.
portfolio-export-ready = Your file is ready.
portfolio-export-save = Save { $file }
portfolio-years-open = Show summary
portfolio-years-none = No transfers or swaps yet.
portfolio-years-failed = Couldn’t load the summary. Try again.
portfolio-years-transfers = Transfers
portfolio-years-swaps = Swaps
portfolio-years-fees = Fees
portfolio-years-gas = Network fees
portfolio-years-networks = Networks
portfolio-years-points = Points earned
portfolio-years-unpriced =
    { $count ->
        [one] 1 without a known value
       *[other] { $count } without a known value
    }
portfolio-years-unknown =
    { $count ->
        [one] unknown for 1 transaction
       *[other] unknown for { $count } transactions
    }
approvals-title = Token approvals
approvals-about = Contracts that may spend tokens from your wallet. Revoke the ones you don’t use.
approvals-checking =
    { $count ->
        [one] Checking 1 network…
       *[other] Checking { $count } networks…
    }
approvals-none = No open approvals found.
approvals-degraded =
    { $count ->
        [one] { $networks } isn’t responding, so its approvals are missing here. We keep trying.
       *[other] { $networks } aren’t responding, so their approvals are missing here. We keep trying.
    }
approvals-unlimited = Unlimited
approvals-at-risk = { $usd } at risk
approvals-escrow = Bridge escrow contract
approvals-unknown = Unknown contract
approvals-unlisted = Unlisted token
approvals-permit2 = Apps may spend this token through Permit2. Revoking ends that too.
approvals-inside = Inside Permit2, until { $when }
approvals-inside-endless = Inside Permit2, without an end date
approvals-revoke = Revoke
approvals-revoke-of = Revoke { $symbol } approval for { $spender } on { $network }
approvals-asking = Confirm in your wallet
approvals-confirming = Waiting for confirmation on { $network }…
approvals-done = Revoked
approvals-revoked = { $symbol } approval for { $spender } on { $network } revoked.
approvals-still-open = The transaction went through, but the approval is still open.
approvals-other-account = Your wallet switched to another account. Switch back, then try again.
approvals-scope = Covers the networks where this wallet holds assets.
approvals-scope-all = Covers all networks of your portfolio.
approvals-others =
    { $count ->
        [one] Check 1 other network
       *[other] Check { $count } other networks
    }
approvals-searched = Older approvals may be missing. Searched back to: { $networks }.
found-title = Other tokens
found-about = Your addresses may hold tokens that aren’t in our list. Anyone can send you tokens, so add only the ones you know.
found-search = Find tokens
found-searching =
    { $count ->
        [one] Searching 1 network…
       *[other] Searching { $count } networks…
    }
found-none = No other tokens found.
found-degraded =
    { $count ->
        [one] { $networks } isn’t responding, so its tokens are missing here. We keep trying.
       *[other] { $networks } aren’t responding, so their tokens are missing here. We keep trying.
    }
found-add = Add
found-add-of = Add { $symbol } on { $network }
found-added = { $symbol } on { $network } added to your assets.
found-searched = Tokens that arrived earlier may be missing. Searched back to: { $networks }.
found-scope = Covers the networks of your portfolio. Those where your addresses hold assets are searched first.
found-left-out = Not searched, because there are too many networks: { $networks }.
found-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
found-whole = Searched completely with a block explorer: { $networks }.
found-cut = { $networks }: not all tokens are listed, because there are too many.
found-added-hidden = { $symbol } on { $network } added to your hidden assets.
