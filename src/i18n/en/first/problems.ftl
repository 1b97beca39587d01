### Why something is not possible, and what puts it right

problem-offline = You are offline. What is already on its way goes on without you.
problem-api_unreachable = Our server cannot be reached. What is already on its way goes on by itself.
problem-timeout = Our server takes too long to answer. Try again in a moment.
problem-rate_limited = Too many requests at once. Wait a moment, then try again.
problem-no_route = There is no route from { $from } to { $to } yet.
problem-no_quote = Nobody offers a price for this right now.
problem-amount_invalid = Enter an amount such as 0.25.
problem-amount_too_precise = This asset has at most { $decimals } decimals.
problem-below_minimum = The smallest transfer on this route is { $amount }.
problem-above_maximum = The largest transfer on this route is { $amount }.
problem-insufficient_balance = You have { $balance } on { $network }.
problem-insufficient_gas = Network fees on { $network } take about { $amount }, and your wallet needs that besides what you send.
problem-offer_expired = This offer has run out. Nothing was sent; take a fresh one.
problem-quote_expired = This price has run out. Nothing was sent; take a fresh one.
problem-busy_elsewhere = Another tab is asking your wallet about this transfer. Go on there.
problem-tx_failed = The network refused that transaction. Only its network fee was spent.
problem-settlement_unknown = This version of the app does not know where deposits on that network go, so it sends none.
problem-wallet_rejected = You declined in your wallet. Nothing was sent.
problem-wallet_not_found = That wallet does not answer. It may not be installed, or another wallet may be in its way.
problem-wallet_wrong_network = Your wallet is on another network. Switch it, then try again.
problem-wallet_pending_request = Your wallet has an open request. Open it and answer that one first.
problem-wallet_no_switch = This wallet cannot switch networks by itself. Choose another wallet, or switch inside it.
problem-wallet_insufficient_funds = There is not enough in your wallet for this and its network fee.
problem-wallet_mismatch = What the server asked for is not what you agreed to, so your wallet was not asked. Nothing was sent.
problem-wallet_failed = Your wallet could not do that. Look into it, then try again.
problem-wallets_not_configured = Networks are still loading. Try again in a moment.
problem-unknown = Something went wrong. Nothing more is sent without you.

fix-use_amount = Use { $amount }
fix-switch_network = Switch network
fix-connect_wallet = Connect wallet
fix-requote = Get a fresh price
fix-add_funds = Change the amount
fix-change_recipient = Change recipient
fix-retry_after = Try again in { $time }
