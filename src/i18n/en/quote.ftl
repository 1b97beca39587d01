### Fees, arrival time and expiry of a quote

bridge-fees = Fees
bridge-arrives = Arrives
bridge-signatures =
    { $count ->
        [one] 1 signature
       *[other] { $count } signatures
    }
bridge-limits-label = Limits
bridge-quote = Quote expires in
bridge-quote-left = { $count } s
bridge-quote-over = refreshing…

fee-gas_compensation = Network fee on { $network }
fee-deposit_gas = Network fee for the deposit
fee-bridge_fee = Bridge fee { $percent }
fee-channel_fee = Partner fee

quote-market_maker = Market maker
quote-choose-title = Choose a quote
quote-choose-about = Sorted by what usually arrives: the rate after fees, lower for providers that often miss their quotes.
quote-choose-about-exact = Sorted by total cost, fees included; providers that often miss their quotes rank lower.
quote-history-how = How this is measured
quote-compare =
    { $count ->
        [one] 1 quote
       *[other] { $count } quotes
    }
quote-pending = { $count } more may come
quote-through = { $provider } via { $name }
quote-via = via { $name }
quote-send = You send { $amount }
quote-tag-best = Recommended
quote-tag-fastest = Fastest
quote-tag-lowest_gas = Lowest network fee
quote-tag-simplest = Fewest signatures
quote-history-missed = Often fails
quote-history-late = Often late
quote-history-shortfall = Often arrives with less
quote-history-new = Few transfers so far
quote-history-weaker = Less reliable so far
quote-cost = Costs { $cost }
quote-network_fee = Estimated network fee { $cost }
quote-declined =
    { $count ->
        [one] 1 provider has no quote
       *[other] { $count } providers have no quote
    }
quote-custody-escrow = Escrow contract
quote-custody-maker = Held by the market maker
quote-custody-provider = Held by { $name }
quote-custody-provider_contract = Held by a contract of { $name }
quote-custody-direct = Paid straight to the recipient
quote-minimum = Minimum received
quote-by_address = Pay from another wallet or an exchange
quote-pays_request = Pays a request
quote-request_ended = This transfer no longer matches the request. Restore its amount, token and recipient to pay it.
quote-by_wallet = Pay from a connected wallet

fee-native = Protocol fee, on top

gas-label = Gas on arrival
gas-in_fee = Gas on arrival, part of the network fee
gas-adds = Adds { $amount } ({ $usd }) for fees on { $network }.
gas-empty = The recipient has no { $symbol } on { $network } yet.
gas-none = Not with this provider
quote-no_gas = No gas on arrival
review-gas = and { $amount } for fees

gasless-note = You have no { $symbol } on { $network } for the fee: sign instead. The fee is taken from the amount.
gasless-waiting = Signed. The market maker is about to open your deposit.
gasless-opening = The market maker is opening your deposit.
gasless-expired = The signature expired before the deposit was opened. Your funds are still in your wallet.
gasless-authorization_used = This signature was already used or canceled. Your funds are still in your wallet.
gasless-deposit_unfunded = Your wallet no longer holds this amount, so the deposit wasn’t opened.
gasless-refused = The deposit couldn’t be opened. Your funds are still in your wallet.
quote-swap_after = Swap on arrival
