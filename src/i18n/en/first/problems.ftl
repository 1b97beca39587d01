### Why something is not possible, and what puts it right

problem-offline = You are offline. What is already on its way goes on without you.
problem-api_unreachable = Our server cannot be reached. What is already on its way goes on by itself.
problem-timeout = Our server takes too long to answer. Try again in a moment.
problem-rate_limited = Too many requests at once. Wait a moment, then try again.
problem-no_route = There is no route from { $from } to { $to } yet.
no_route-network_off = { $network } is switched off.
no_route-settlement_missing = Settlement is not set up on { $network }.
no_route-nothing_set_up = This bridge isn’t open yet: its operator hasn’t set up any network. Your wallet and funds aren’t affected; check back later or ask the operator.
no_route-none_added = No route from or to { $network } has been added.
no_route-all_off = All routes of { $network } are switched off.
no_route-surface = No transfers from or to { $network } here. Open the app in a browser for them.
problem-no_quote = Nobody offers a price for this right now.
problem-recipient_from_link = The recipient came with a link. Compare the whole address before you send anything to it.
problem-amount_invalid = Enter an amount such as 0.25.
problem-amount_too_precise = This asset has at most { $decimals } decimals.
problem-below_minimum = The smallest transfer on this route is { $amount }.
problem-above_maximum = The largest transfer on this route is { $amount }.
problem-insufficient_balance = You have { $balance } on { $network }.
problem-insufficient_gas = Network fees on { $network } take about { $amount }, and your wallet needs that besides what you send.
problem-wallets_not_configured = Networks are still loading. Try again in a moment.
problem-unknown = Something went wrong. Nothing more is sent without you.

fix-use_amount = Use { $amount }
fix-change_recipient = Change recipient
