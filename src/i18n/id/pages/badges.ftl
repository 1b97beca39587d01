badge-none-title = Tidak ada lencana di sini
badge-none-text = Lencana ini tidak ditawarkan di sini.
badge-failed = Gagal memuat lencana
badge-hidden-title = Tidak tersedia di sini
badge-hidden-text = Buka aplikasi web untuk mencetak lencana ini.
badge-network = Dicetak di { $network }
badge-tasks = Tugas
badge-progress = { $done } dari { $of }
badge-progress-loading = Memuat progres Anda…
badge-progress-failed = Gagal memuat progres Anda.
badge-task-done = Selesai
badge-task-bridges =
    { $count ->
       *[other] Lakukan { $number } transfer
    }
badge-task-check_ins =
    { $count ->
       *[other] Check-in selama { $number } hari
    }
badge-task-points =
    { $count ->
       *[other] Dapatkan { $number } poin
    }
badge-task-campaign = Selesaikan “{ $name }”
badge-task-campaign_unnamed = Selesaikan satu kampanye
badge-go-bridge = Bridge
badge-go-points = Poin
badge-connect-evm = Lencana dicetak dengan dompet EVM.
badge-not-started = Pencetakan dibuka pada { $day }.
badge-ended = Pencetakan telah berakhir.
badge-unavailable = Pencetakan belum dibuka.
badge-tasks-left = Selesaikan semua tugas untuk mencetak lencana.
badge-mint = Cetak lencana
badge-gas = Gratis, selain biaya jaringan { $network }.
badge-authorizing = Memeriksa tugas Anda…
badge-asking = Konfirmasi di dompet Anda
badge-confirming = Menunggu konfirmasi di { $network }…
badge-minted = Anda memiliki lencana ini
badge-share = Bagikan di X
badge-post = Saya meraih { $name }.
badge-transaction = Lihat transaksi
problem-badge_not_earned = Belum semua tugas selesai.
problem-badge_closed = Lencana ini tidak dapat dicetak saat ini.
problem-badge_unavailable = Pencetakan belum dibuka.
problem-badge_minted = Dompet ini sudah memiliki lencana.
problem-badge_changed = Lencana telah berubah. Muat ulang halaman.
problem-badge_mint_failed = Jaringan menolak transaksi. Anda bisa mencoba lagi.
problem-badge_wallet_unsupported = Lencana dicetak dengan dompet EVM.
badge-other-account = Dompet Anda beralih ke akun lain. Beralihlah kembali, lalu coba lagi.
badge-slow = Ini lebih lama dari biasanya. Jika dompet Anda membatalkan transaksi, berhenti menunggu lalu cetak lagi: lencana hanya bisa dicetak sekali.
