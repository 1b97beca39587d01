### Social tasks: follow, join, verify

social-title-x = Ikuti kami di X
social-title-discord = Gabung Discord kami
social-title-telegram = Gabung Telegram kami
social-worth = { $points } poin
social-worth-trust = { $points } poin (tidak diverifikasi)
social-worth-none = Tanpa poin (tidak bisa diverifikasi)

social-action-follow = Ikuti
social-action-join = Gabung
social-action-auth = Izinkan
social-action-verify = Verifikasi
social-action-verifying = Memverifikasi
social-action-retry = Coba lagi
social-action-done = Selesai
social-opens = membuka tab baru
social-reopen = Buka { $platform } lagi
social-hint-auth = Izinkan Discord mengonfirmasi bahwa Anda anggota. Tidak ada hal lain yang dibaca atau disimpan.
social-hint-verifying = Konfirmasi di dompet jika diminta. Masuk itu gratis.
social-hint-back = Setelah itu kembali ke sini untuk verifikasi, atau tekan Verifikasi.
social-done = Selesai.
social-done-points = Selesai. { $points } poin tertunda.

social-handle = Nama pengguna X Anda
social-handle-missing = Masukkan nama pengguna X Anda, misalnya @name.
social-handle-invalid = Nama pengguna X terdiri dari paling banyak 15 huruf, angka, dan garis bawah.
social-proof = Kode verifikasi Anda
social-proof-copy = Salin kode
social-proof-why = Tambahkan kode ini ke bio X Anda agar kami bisa memverifikasi bahwa akun itu milik Anda. Setelah itu boleh dihapus.

social-discord-connect = Discord mengonfirmasi dompet { $wallet }. Hubungkan dompet itu untuk verifikasi.
social-discord-other = Discord mengonfirmasi dompet { $wallet }, tetapi dompet lain terhubung. Hubungkan dompet itu, atau mulai lagi dengan yang ini.
social-discord-declined = Anda menolak di Discord. Tidak ada yang berubah, dan Anda bisa mencoba lagi kapan saja.
social-discord-failed = Discord tidak merespons. Coba lagi sebentar lagi.
social-discord-mismatch = Respons Discord ini tidak diminta di tab ini, jadi kami abaikan. Tekan Izinkan untuk mulai lagi.

social-failed = Verifikasi gagal.
social-wait-seconds = Coba lagi dalam { $seconds } dtk.
social-wait-minutes = Coba lagi dalam { $minutes } mnt.
social-problem-verification_failed =
    { $platform ->
        [x] Anda tidak ada di antara pengikut kami di X. Ikuti kami dari akun ini, lalu coba lagi.
        [discord] Anda tidak ada di antara anggota Discord kami. Gabung dengan akun yang sama, lalu coba lagi.
       *[telegram] Anda tidak ada di antara anggota Telegram kami. Gabung kanal kami, lalu coba lagi.
    }
social-problem-handle_missing = Masukkan nama pengguna X Anda, misalnya @name, lalu coba lagi.
social-problem-handle_unknown = Akun X ini tidak ada atau ditangguhkan. Periksa nama penggunanya.
social-problem-account_protected = Daftar yang diikuti akun ini bersifat privat. Jadikan publik selama pemeriksaan, lalu coba lagi.
social-problem-account_unproven = Kode Anda tidak ada di bio akun X ini. Tambahkan, simpan, lalu coba lagi.
social-problem-follow_out_of_sight = Akun ini mengikuti terlalu banyak akun untuk diperiksa. Berhenti mengikuti kami, ikuti lagi, lalu coba lagi.
social-problem-code_missing = Beri izin di Discord dulu.
social-problem-code_refused = Izin Discord sudah kedaluwarsa atau sudah dipakai. Beri izin lagi.
social-problem-member_pending = Discord menunggu Anda menyetujui aturan komunitas. Setujui di sana, lalu coba lagi.
social-problem-telegram_not_linked = Tidak ada akun Telegram yang tertaut ke dompet ini. Buka aplikasi di Telegram, tautkan dompet ini, lalu coba lagi.
social-problem-account_taken = Akun ini sudah menyelesaikan tugas untuk dompet lain. Pakai akun lain atau hubungkan dompet itu.
social-problem-verification_busy = Verifikasi sedang sibuk saat ini.
social-problem-verification_unavailable = Kami tidak dapat memverifikasi tugas ini sekarang. Coba lagi nanti.
social-problem-too_many_requests = Terlalu banyak percobaan.
social-problem-rate_limited = Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.
social-problem-campaign_not_running = Tugas ini sudah berakhir dan tidak memberi poin lagi.
social-problem-campaign_unknown = Tugas ini tidak tersedia lagi.
social-problem-campaign_not_social = Tugas ini telah berubah. Muat ulang halaman.
social-problem-platform_mismatch = Tugas ini telah berubah. Muat ulang halaman.
social-problem-wallet_rejected = Anda menolak di dompet. Tidak ada yang berubah.
