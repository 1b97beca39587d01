### Reasons for an unavailable action, and their fixes

problem-offline = Anda sedang offline. Transfer yang sedang berjalan tetap dilanjutkan.
problem-api_unreachable = Server kami tidak dapat dijangkau. Transfer yang sedang berjalan tidak terpengaruh.
problem-no_route = Belum ada rute dari { $from } ke { $to }.
no_route-nothing_set_up = Bridge ini belum dibuka karena belum ada jaringan yang disiapkan. Dompet dan dana Anda tidak terpengaruh; coba lagi nanti.
problem-no_quote = Saat ini tidak ada kuotasi yang tersedia.
problem-recipient_from_link = Penerima ini berasal dari tautan. Periksa seluruh alamat sebelum mengirim apa pun.
problem-amount_invalid = Masukkan jumlah, misalnya 0,25.
problem-amount_too_precise = Aset ini mendukung hingga { $decimals } angka desimal.
problem-below_minimum = Minimum untuk rute ini adalah { $amount }.
problem-above_maximum = Maksimum untuk rute ini adalah { $amount }.
problem-insufficient_balance = Saldo Anda di { $network }: { $balance }.
problem-insufficient_gas = Anda juga memerlukan sekitar { $amount } untuk biaya jaringan di { $network }.
problem-unknown = Terjadi kesalahan. Kami tidak akan mengirim apa pun tanpa persetujuan Anda.

fix-use_amount = Pakai { $amount }
fix-change_recipient = Ubah penerima
