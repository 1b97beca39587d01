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
