### Fees, arrival time and expiry of a quote

bridge-fees = Biaya
bridge-arrives = Tiba
bridge-signatures = { $count } tanda tangan
bridge-limits-label = Batas
bridge-quote = Kuotasi berakhir dalam
bridge-quote-left = { $count } dtk
bridge-quote-over = memperbarui…

fee-gas_compensation = Biaya jaringan di { $network }
fee-deposit_gas = Biaya jaringan untuk deposit
fee-bridge_fee = Biaya bridge { $percent }
fee-channel_fee = Biaya mitra
