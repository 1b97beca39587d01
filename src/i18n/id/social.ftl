### Social tasks: following, joining, and what the platform sees of it

social-title-x = Ikuti kami di X
social-title-discord = Gabung Discord kami
social-title-telegram = Gabung Telegram kami
social-worth = { $points } poin
social-worth-trust = { $points } poin; kami percaya kata Anda
social-worth-none = Tanpa poin: di sini tidak bisa diperiksa

social-action-follow = Ikuti
social-action-join = Gabung
social-action-auth = Izinkan
social-action-verify = Verifikasi
social-action-verifying = Memverifikasi
social-action-retry = Coba Lagi
social-action-done = Selesai
social-opens = membuka tab baru
social-reopen = Buka { $platform } lagi
social-hint-auth = Satu langkah lagi: izinkan Discord menunjukkan bahwa Anda anggota. Tidak ada lagi yang dibaca, dan tidak ada yang disimpan.
social-hint-verifying = Konfirmasi di dompet jika diminta. Masuk tidak dipungut biaya.
social-hint-back = Setelah itu kembali ke sini: saat itulah diverifikasi. Atau tekan “Verifikasi”.
social-done = Selesai.
social-done-points = Selesai: { $points } poin dalam perjalanan.

social-handle = Nama Anda di X
social-handle-missing = Masukkan nama Anda di X, seperti @name.
social-handle-invalid = Nama di X terdiri dari paling banyak 15 huruf, angka, dan garis bawah.
social-proof = Kode Anda untuk X
social-proof-copy = Salin kode
social-proof-why = Taruh kode ini di bio profil X Anda agar kami tahu akun itu milik Anda. Setelah terverifikasi, kode boleh dihapus.

social-discord-connect = Discord menjawab untuk dompet { $wallet }. Hubungkan dompet itu untuk verifikasi.
social-discord-other = Discord menjawab untuk dompet { $wallet }, bukan yang terhubung sekarang. Hubungkan dompet itu untuk verifikasi, atau mulai lagi dengan yang ini.
social-discord-declined = Anda menolak di Discord. Tidak ada yang berubah; Anda bisa menunjukkan keanggotaan kapan saja.
social-discord-failed = Discord tidak dapat menjawab. Coba sekali lagi sebentar lagi.
social-discord-mismatch = Yang kembali dari Discord tidak diminta di tab ini, jadi tidak dipakai. Tekan “Izinkan” untuk mulai lagi.

social-failed = Verifikasi gagal.
social-wait-seconds = Coba lagi dalam { $seconds } dtk.
social-wait-minutes = Coba lagi dalam { $minutes } mnt.
social-problem-verification_failed =
    { $platform ->
        [x] X tidak menunjukkan bahwa Anda mengikuti kami. Ikuti dari akun dengan nama ini, lalu coba lagi.
        [discord] Discord tidak menunjukkan Anda sebagai anggota. Gabung komunitas dulu, lalu coba lagi dengan akun yang sama.
       *[telegram] Telegram tidak menunjukkan Anda sebagai anggota. Gabung kanal dulu, lalu coba lagi.
    }
social-problem-handle_missing = Masukkan nama Anda di X, seperti @name, lalu coba lagi.
social-problem-handle_unknown = Akun itu tidak ada di X, atau ditangguhkan. Periksa namanya.
social-problem-account_protected = Akun ini tidak menunjukkan siapa yang diikutinya. Jadikan publik selama pemeriksaan, lalu coba lagi.
social-problem-account_unproven = X tidak menampilkan kode Anda di bio akun ini. Taruh di sana, simpan, lalu coba lagi.
social-problem-follow_out_of_sight = Akun ini mengikuti terlalu banyak akun sehingga kami tidak ditemukan. Berhenti mengikuti, ikuti lagi, lalu coba lagi.
social-problem-code_missing = Izinkan Discord menunjukkan keanggotaan Anda dulu.
social-problem-code_refused = Izin dari Discord sudah dipakai atau kedaluwarsa. Berikan sekali lagi.
social-problem-member_pending = Discord masih menunggu Anda menerima aturan komunitas. Terima di sana, lalu coba lagi.
social-problem-telegram_not_linked = Tidak ada akun Telegram yang tertaut ke dompet ini. Buka aplikasi di Telegram dan tautkan dompet ini di sana, lalu verifikasi lagi.
social-problem-account_taken = Akun ini sudah mengerjakan tugas untuk dompet lain. Pakai akun lain, atau hubungkan dompet itu.
social-problem-verification_busy = Banyak orang sedang verifikasi saat ini.
social-problem-verification_unavailable = Tugas ini tidak bisa diverifikasi sekarang. Bukan salah Anda; coba lagi nanti.
social-problem-too_many_requests = Terlalu banyak percobaan sekaligus.
social-problem-rate_limited = Terlalu banyak percobaan sekaligus. Tunggu sebentar, lalu coba lagi.
social-problem-campaign_not_running = Tugas ini sudah berakhir dan tidak memberi poin lagi.
social-problem-campaign_unknown = Tugas ini tidak ditawarkan lagi.
social-problem-campaign_not_social = Tugas ini telah berubah. Muat ulang halaman.
social-problem-platform_mismatch = Tugas ini telah berubah. Muat ulang halaman.
social-problem-wallet_rejected = Anda menolak di dompet. Tidak ada yang berubah.
