### Points and the daily check-in

rewards-points = { $points } poin
rewards-points_of = { $wallet }: { $points } poin

rewards-check_in-title = Check-in harian
rewards-check_in-open = Check-in harian
rewards-check_in-action = Check-in
rewards-check_in-done = Sudah check-in hari ini
rewards-check_in-connect = Hubungkan dompet untuk { $network }
rewards-check_in-other_wallet = Dompet Anda tidak bisa check-in di { $network }. Hubungkan juga dompet untuk { $network }; yang lain tetap terhubung.
rewards-check_in-success = Check-in berhasil
rewards-check_in-network = Jaringan
rewards-check_in-networks_unknown = Jaringan tidak dapat dimuat. Tanpanya tidak bisa check-in.
rewards-check_in-of = Check-in { $wallet }
rewards-check_in-worth = Check-in memberi { $points } poin per hari, { $bridged } pada hari dengan transfer.
rewards-check_in-rows = Hari berturut-turut memberi lebih: { $days }. Hitungannya mulai lagi setiap Senin (UTC).
rewards-check_in-row = { $points } poin lagi pada hari ke-{ $day }
rewards-check_in-double = Sekarang poin dua kali lipat: { $points } untuk check-in, { $bridged } pada hari dengan transfer.

rewards-check_in-calendar = Check-in Anda
rewards-check_in-previous = Bulan sebelumnya
rewards-check_in-next = Bulan berikutnya
rewards-check_in-unknown = Check-in Anda tidak dapat dimuat.
rewards-check_in-today = { $day }, hari ini: check-in
rewards-check_in-checked = { $day }: sudah check-in, { $points } poin. Membuka transaksi
rewards-check_in-counted = { $day }: sudah check-in, { $points } poin
rewards-check_in-dot = Hari tanpa check-in
rewards-check_in-not = { $day }: tanpa check-in

rewards-check_in-next_in = Check-in berikutnya dalam { $left }
rewards-check_in-left = Hari ini berakhir dalam { $left } (UTC)
rewards-check_in-looking = Memeriksa apakah Anda sudah check-in
rewards-check_in-switching = Pindah ke { $network } di dompet Anda
rewards-check_in-signing = Konfirmasi di dompet Anda
rewards-check_in-landing = Dalam perjalanan di { $network }
rewards-check_in-counting = Poin Anda sedang dihitung

rewards-problem-check_in_waiting = Jaringan lambat. Check-in Anda dihitung sendiri saat Anda membuka ini lagi.
rewards-problem-check_in_failed = Jaringan menolak check-in ini. Tidak ada yang dihitung; coba lagi.
rewards-problem-check_in_day_over = Check-in ini untuk hari yang sudah berakhir (UTC), dan jaringan menolaknya. Tidak ada yang dihitung. Lakukan check-in untuk hari ini.
rewards-problem-check_in_unsure = Server tidak dapat ditanya apakah Anda sudah check-in hari ini, jadi tidak ada yang ditandatangani.
rewards-problem-check_in_repeated = Sudah check-in hari ini
rewards-problem-check_in_not_found = Transaksi ini bukan check-in untuk harinya. Check-in lagi.
rewards-problem-check_in_untraced = Dompet ini sudah check-in hari ini di jaringan ini, tetapi transaksinya tidak ditemukan. Jangan tanda tangani lagi: jaringan akan menolaknya.
rewards-problem-check_in_of_another = Check-in ini milik dompet lain.
rewards-problem-check_in_too_old = Check-in ini terlambat untuk dihitung.
rewards-problem-check_in_unsupported = Tidak ada check-in di jaringan ini.
rewards-problem-check_in_call_stale = Jam perangkat Anda selisih beberapa menit. Atur, lalu coba lagi.
rewards-problem-check_in_call_repeated = Ini terkirim dua kali. Coba lagi.
rewards-problem-wallet_wrong_network = Dompet Anda ada di jaringan lain. Coba lagi.
rewards-problem-wallet_mismatch = Dompet Anda memakai akun lain. Kembali ke akun semula.
