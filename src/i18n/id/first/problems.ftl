### Why something is not possible, and what puts it right

problem-offline = Anda sedang offline. Yang sudah dalam perjalanan tetap berjalan tanpa Anda.
problem-api_unreachable = Server kami tidak dapat dijangkau. Yang sudah dalam perjalanan berjalan sendiri.
problem-timeout = Server kami terlalu lama menjawab. Coba lagi sebentar lagi.
problem-rate_limited = Terlalu banyak permintaan sekaligus. Tunggu sebentar, lalu coba lagi.
problem-no_route = Belum ada rute dari { $from } ke { $to }.
no_route-network_off = { $network } dinonaktifkan.
no_route-settlement_missing = Penyelesaian belum disiapkan di { $network }.
no_route-nothing_set_up = Bridge ini belum dibuka: operatornya belum menyiapkan jaringan apa pun. Dompet dan dana Anda tidak terpengaruh; coba lagi nanti atau tanyakan kepada operator.
no_route-none_added = Belum ada rute dari atau ke { $network }.
no_route-all_off = Semua rute { $network } dinonaktifkan.
no_route-surface = Di sini tidak ada transfer dari atau ke { $network }. Buka aplikasi di browser untuk itu.
problem-no_quote = Saat ini tidak ada yang menawarkan harga untuk transfer ini.
problem-recipient_from_link = Penerima berasal dari sebuah tautan. Cocokkan seluruh alamat sebelum mengirim apa pun.
problem-amount_invalid = Masukkan jumlah seperti 0,25.
problem-amount_too_precise = Aset ini paling banyak memiliki { $decimals } desimal.
problem-below_minimum = Transfer terkecil di rute ini adalah { $amount }.
problem-above_maximum = Transfer terbesar di rute ini adalah { $amount }.
problem-insufficient_balance = Anda memiliki { $balance } di { $network }.
problem-insufficient_gas = Biaya jaringan di { $network } sekitar { $amount }, dan dompet Anda memerlukannya di luar jumlah yang dikirim.
problem-wallets_not_configured = Jaringan masih dimuat. Coba lagi sebentar lagi.
problem-unknown = Terjadi kesalahan. Tidak ada lagi yang dikirim tanpa Anda.

fix-use_amount = Pakai { $amount }
fix-change_recipient = Ganti penerima
