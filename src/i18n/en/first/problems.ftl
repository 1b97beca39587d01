### Reasons for an unavailable action, and their fixes

problem-offline = You’re offline. Transfers in progress will continue.
problem-api_unreachable = Can’t reach our servers. Transfers in progress aren’t affected.
problem-no_route = There’s no route from { $from } to { $to } yet.
no_route-nothing_set_up = This bridge isn’t open yet because no networks are set up. Your wallet and funds aren’t affected; check back later.
problem-no_quote = No quotes available right now.
problem-recipient_from_link = This recipient came from a link. Check the full address before you send anything.
problem-amount_invalid = Enter an amount, such as 0.25.
problem-amount_too_precise = This asset supports up to { $decimals } decimal places.
problem-below_minimum = The minimum for this route is { $amount }.
problem-above_maximum = The maximum for this route is { $amount }.
problem-insufficient_balance = You have { $balance } on { $network }.
problem-insufficient_gas = You also need about { $amount } for network fees on { $network }.
problem-unknown = Something went wrong. We won’t send anything without your approval.

fix-use_amount = Use { $amount }
fix-change_recipient = Change recipient
