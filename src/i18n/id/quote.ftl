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

quote-market_maker = Market maker
quote-choose-title = Pilih kuotasi
quote-choose-about = Diurutkan menurut yang biasanya tiba: kurs setelah biaya, lebih rendah untuk penyedia yang sering meleset dari kuotasinya.
quote-choose-about-exact = Diurutkan menurut biaya total; penyedia yang sering meleset dari kuotasinya berada lebih bawah.
quote-history-how = Cara mengukurnya
quote-compare = { $count } kuotasi
quote-pending = mungkin { $count } lagi
quote-through = { $provider } lewat { $name }
quote-via = lewat { $name }
quote-send = Anda mengirim { $amount }
quote-tag-best = Disarankan
quote-tag-fastest = Tercepat
quote-tag-lowest_gas = Biaya jaringan terendah
quote-tag-simplest = Tanda tangan paling sedikit
quote-history-missed = Sering gagal
quote-history-late = Sering terlambat
quote-history-shortfall = Sering tiba kurang
quote-history-new = Baru sedikit transfer
quote-history-weaker = Sejauh ini kurang andal
quote-cost = Biaya { $cost }
quote-network_fee = Perkiraan biaya jaringan { $cost }
quote-declined = { $count } penyedia tanpa kuotasi
quote-custody-escrow = Kontrak escrow
quote-custody-maker = Dipegang market maker
quote-custody-provider = Dipegang { $name }
quote-custody-provider_contract = Dipegang kontrak { $name }
quote-custody-direct = Dibayar langsung ke penerima
quote-minimum = Minimum diterima
quote-by_address = Bayar dari dompet lain atau exchange
quote-pays_request = Membayar permintaan
quote-request_ended = Transfer ini tidak lagi sesuai dengan permintaan. Untuk membayarnya, kembalikan jumlah, token, dan penerimanya.
quote-by_wallet = Bayar dari dompet yang terhubung

fee-native = Biaya protokol, di luar jumlah

gas-label = Gas saat tiba
gas-in_fee = Gas saat tiba, termasuk dalam biaya jaringan
gas-adds = Menambah { $amount } ({ $usd }) untuk biaya di { $network }.
gas-empty = Penerima belum punya { $symbol } di { $network }.
gas-none = Tidak dengan penyedia ini
quote-no_gas = Tanpa gas saat tiba
review-gas = dan { $amount } untuk biaya

gasless-note = Anda tidak punya { $symbol } di { $network } untuk biaya: cukup tanda tangan. Biaya dipotong dari jumlah.
gasless-waiting = Sudah ditandatangani. Market maker akan membuka deposit Anda.
gasless-opening = Market maker sedang membuka deposit Anda.
gasless-expired = Tanda tangan kedaluwarsa sebelum deposit dibuka. Dana Anda masih di dompet.
gasless-authorization_used = Tanda tangan ini sudah dipakai atau dibatalkan. Dana Anda masih di dompet.
gasless-deposit_unfunded = Dompet Anda tidak lagi memiliki jumlah ini, jadi deposit tidak dibuka.
gasless-refused = Deposit tidak dapat dibuka. Dana Anda masih di dompet.
quote-swap_after = Tukar saat tiba
