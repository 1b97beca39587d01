### Points and the daily check-in

rewards-check_in-title = Check-in harian
rewards-check_in-action = Check-in
rewards-check_in-connect = Hubungkan dompet untuk { $network }
rewards-check_in-other_wallet = Dompet Anda tidak bisa check-in di { $network }. Hubungkan dompet untuk { $network }; dompet itulah yang mendapat poin.
rewards-check_in-network = Jaringan
rewards-check_in-networks_unknown = Gagal memuat jaringan. Check-in belum tersedia sampai jaringan dimuat.
rewards-check_in-of = Check-in { $wallet }
rewards-check_in-worth = Dapatkan { $points } poin per hari, atau { $bridged } pada hari dengan transfer.
rewards-check_in-rows = Streak memberi lebih: { $days }. Streak diatur ulang setiap Senin (UTC).
rewards-check_in-row = +{ $points } poin pada hari ke-{ $day }
rewards-check_in-double = Poin ganda: { $points } untuk check-in, atau { $bridged } pada hari dengan transfer.

rewards-check_in-calendar = Check-in Anda
rewards-check_in-previous = Bulan sebelumnya
rewards-check_in-next = Bulan berikutnya
rewards-check_in-unknown = Gagal memuat check-in Anda.
rewards-check_in-today = { $day }, hari ini: check-in
rewards-check_in-checked = { $day }: sudah check-in, { $points } poin. Membuka transaksi
rewards-check_in-counted = { $day }: sudah check-in, { $points } poin
rewards-check_in-dot = Hari tanpa check-in
rewards-check_in-not = { $day }: tanpa check-in

rewards-check_in-next_in = Check-in berikutnya dalam { $left }
rewards-check_in-left = Hari ini berakhir dalam { $left } (UTC)
rewards-check_in-looking = Memeriksa status hari ini…
rewards-check_in-switching = Beralih ke { $network } di dompet Anda
rewards-check_in-signing = Konfirmasi di dompet Anda
rewards-check_in-landing = Mengonfirmasi di { $network }…
rewards-check_in-counting = Menambahkan poin Anda…

rewards-problem-check_in_waiting = Jaringan sedang lambat. Buka lagi halaman ini nanti untuk menyelesaikan check-in Anda.
rewards-problem-check_in_failed = Jaringan menolak check-in ini. Tidak ada yang dihitung; coba lagi.
rewards-problem-check_in_day_over = Hari berakhir (UTC) sebelum check-in ini dikonfirmasi, jadi tidak dihitung. Lakukan check-in hari ini.
rewards-problem-check_in_unsure = Kami tidak dapat memeriksa status hari ini, jadi tidak ada yang ditandatangani. Coba lagi.
rewards-problem-check_in_repeated = Sudah check-in hari ini
rewards-problem-check_in_not_found = Transaksi ini bukan check-in untuk hari itu. Check-in lagi.
rewards-problem-check_in_untraced = Anda sudah check-in hari ini di jaringan ini, tetapi transaksinya tidak ditemukan. Jangan tanda tangani lagi: jaringan akan menolaknya.
rewards-problem-check_in_of_another = Check-in ini milik dompet lain.
rewards-problem-check_in_too_old = Check-in ini dikirim terlambat, jadi tidak dihitung.
rewards-problem-check_in_unsupported = Check-in tidak tersedia di jaringan ini.
rewards-problem-check_in_call_stale = Jam perangkat Anda salah. Perbaiki, lalu coba lagi.
rewards-problem-check_in_call_repeated = Permintaan ini terkirim dua kali. Coba lagi.
rewards-problem-wallet_wrong_network = Dompet Anda di jaringan yang salah. Coba lagi.
rewards-problem-wallet_mismatch = Dompet Anda beralih ke akun lain. Kembali ke akun semula, lalu coba lagi.
