### What a bridge costs, when it arrives, and for how long that holds

bridge-fees = Biaya
bridge-arrives = Tiba
bridge-signatures = { $count } tanda tangan
bridge-limits-label = Batas
bridge-quote = Harga berlaku
bridge-quote-left = { $count } dtk
bridge-quote-over = memperbarui

fee-gas_compensation = Gas di { $network }
fee-deposit_gas = Gas untuk deposit
fee-bridge_fee = Biaya bridge { $percent }
fee-channel_fee = Biaya mitra
