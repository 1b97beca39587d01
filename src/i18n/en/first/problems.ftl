### Reasons for an unavailable action, and their fixes

problem-offline = You’re offline. Transfers in progress will continue.
problem-api_unreachable = Can’t reach our servers. Transfers in progress aren’t affected.
problem-timeout = Our servers are taking too long to respond. Try again in a moment.
problem-rate_limited = Too many requests. Wait a moment, then try again.
problem-no_route = There’s no route from { $from } to { $to } yet.
no_route-network_off = { $network } is disabled.
no_route-settlement_missing = Transfers aren’t set up on { $network } yet.
no_route-wallets_only = You can connect a wallet on { $network }, but you can’t bridge from or to it yet.
no_route-unproven = Transfers on { $network } are turned off until they’ve been fully tested.
no_route-nothing_set_up = This bridge isn’t open yet because no networks are set up. Your wallet and funds aren’t affected; check back later.
no_route-none_added = There are no routes from or to { $network } yet.
no_route-all_off = All { $network } routes are disabled.
no_route-surface = Transfers from or to { $network } aren’t available here. Open the app in a browser instead.
problem-no_quote = No quotes available right now.
problem-recipient_from_link = This recipient came from a link. Check the full address before you send anything.
problem-amount_invalid = Enter an amount, such as 0.25.
problem-amount_too_precise = This asset supports up to { $decimals } decimal places.
problem-below_minimum = The minimum for this route is { $amount }.
problem-above_maximum = The maximum for this route is { $amount }.
problem-insufficient_balance = You have { $balance } on { $network }.
problem-insufficient_gas = You also need about { $amount } for network fees on { $network }.
problem-wallets_not_configured = Networks are still loading. Try again in a moment.
problem-unknown = Something went wrong. We won’t send anything without your approval.

fix-use_amount = Use { $amount }
fix-change_recipient = Change recipient
