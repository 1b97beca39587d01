### Faucets: test coins, the claim and its payment

faucet-description = Get { $symbol } on { $network } to try things out.
faucet-failed-title = The faucets can’t be loaded
faucet-failed-text = We’ll keep trying. You can also try again now.
faucet-none-title = No faucet is open
faucet-none-text = The operator of this app offers no coins here right now.
faucet-all = All faucets
faucet-amount = You get
faucet-cooldown = Once every
faucet-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
faucet-left = Left today
faucet-queued = Waiting claims
faucet-status-spent = Today’s coins have been claimed. More are available within 24 hours.
faucet-status-empty = This faucet has run out of coins. Try again later.
faucet-status-unread = The faucet’s balance can’t be read right now. Try again soon.
faucet-claim = Get { $amount }
faucet-asking = Confirm the sign-in in your wallet if it asks.
faucet-working = Checking that you’re not a bot. This takes a few seconds.
faucet-claims = Your claims
faucet-claims-empty = Claims of this wallet appear here.
faucet-state-queued = Waiting
faucet-state-sent = Sent
faucet-state-paid = Received
faucet-state-failed = Failed
faucet-state-held = On hold
faucet-how-title = How it works
faucet-how-1 = Testnet coins have no value. Use them to try things out on test networks.
faucet-how-2 = Your wallet signs in once. Your browser then solves a small puzzle, which keeps bots out.
faucet-how-3 = Coins usually arrive within a minute. You pay nothing.
problem-faucet_cooldown = This wallet has already claimed here. You can claim again after the time shown.
problem-faucet_network_limit = Too many claims came from your network. Try again later.
problem-faucet_budget_spent = Today’s coins have been claimed. Try again tomorrow.
problem-faucet_busy = Many claims are waiting right now. Try again in a few minutes.
problem-faucet_proof_used = This claim was already sent. Your claims are listed below.
problem-faucet_proof_invalid = The check failed. Try again.
problem-faucet_proof_expired = The check took too long. Try again.
problem-faucet_closed = This network has no faucet here.
problem-faucet_work_failed = Your browser can’t run the check. Update it or use another browser.
