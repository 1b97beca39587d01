### Inside Telegram

telegram-start-unknown = Kami tidak dapat membaca tautan yang membuka aplikasi, jadi ini halaman awal.

telegram-launch-failed = Anda belum masuk dengan Telegram. Anda tetap bisa transfer.
telegram-launch-init_data_expired = Sesi masuk Telegram Anda sudah kedaluwarsa. Tutup aplikasi lalu buka lagi.
telegram-launch-init_data_future = Anda tidak dapat masuk karena jam perangkat Anda terlalu cepat. Perbaiki waktunya, lalu buka aplikasi lagi.
telegram-launch-init_data_invalid = Kami tidak dapat memverifikasi login Telegram Anda. Tutup aplikasi, lalu buka dari bot.
telegram-launch-init_data_missing = Telegram tidak membagikan akun Anda, jadi Anda belum masuk. Buka aplikasi dari bot.
telegram-launch-init_data_used = Anda sudah keluar. Tutup aplikasi lalu buka lagi untuk masuk.
telegram-launch-telegram_off = Situs ini tidak punya bot Telegram, jadi Anda tidak bisa masuk di sini. Anda tetap bisa transfer.
telegram-launch-offline = Anda sedang offline. Anda akan masuk saat kembali online.
telegram-launch-timeout = Proses masuk terlalu lama. Anda tetap bisa transfer.

telegram-colours = Tema Telegram
telegram-home-title = Tambahkan ke layar utama?
telegram-home-text = Buka Causeway dari layar utama dengan sekali ketuk.
telegram-home-add = Tambahkan ke layar utama

telegram-wallets = Dompet tertaut ke Telegram
telegram-wallets-text = Tautkan dompet untuk memakai referral, tugas sosial, dan pesan transfer di sini.
telegram-wallets-away = Gagal memuat dompet Anda
telegram-wallets-none = Belum ada dompet tertaut
telegram-wallets-none_text = Hubungkan dompet, lalu tautkan dengan satu tanda tangan gratis.
telegram-wallets-chosen = Dipakai
telegram-wallets-choose = Pakai
telegram-wallets-choose_one = Pakai { $address }
telegram-wallets-unlink = Lepas
telegram-wallets-unlink_one = Lepas { $address }
telegram-wallets-unlink_ask = Lepas?
telegram-wallets-keep = Jangan lepas
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Terhubung, tetapi belum tertaut ke akun Telegram ini.
telegram-wallets-link = Tanda tangani untuk menautkan
telegram-wallets-moved = { $wallet } dipindahkan ke akun Telegram lain pada { $date }. Hanya tautannya yang berubah, dan itu tidak memindahkan dana.
telegram-wallets-moved_text = Jika itu bukan Anda, orang lain punya akses ke dompet ini: pindahkan dana Anda ke dompet baru. Untuk menautkannya lagi di sini, hubungkan lalu tanda tangani.

telegram-receipts = Pesan transfer
telegram-receipts-note = Dapatkan pesan dari bot saat deposit terdeteksi, tiba, di-refund, atau perlu perhatian Anda. Mencakup dompet yang tertaut ke akun Telegram ini.
telegram-receipts-refused = Anda tidak mengizinkan bot mengirim pesan, jadi ini tetap nonaktif. Aktifkan lagi untuk mengubahnya.

telegram-offer = Dapatkan pesan tentang transfer Anda
telegram-offer-link = Tautkan dompet Anda dengan tanda tangan gratis. Bot akan mengirim pesan saat transfer tiba, di-refund, atau perlu perhatian Anda.
telegram-offer-link-action = Tautkan dompet
telegram-offer-turn_on = Bot mengirim pesan saat transfer tiba, di-refund, atau perlu perhatian Anda.
telegram-offer-turn_on-action = Aktifkan pesan
telegram-offer-dismiss = Nanti saja
telegram-offer-done = Pesan transfer aktif.

telegram-share = Bagikan di Telegram
telegram-share-text = Undangan Anda siap. Pilih obrolan untuk mengirimnya.
telegram-share-expired = Undangan ini sudah kedaluwarsa. Kirim /invite ke bot untuk undangan baru, atau bagikan tautan Anda.
telegram-share-failed = Telegram tidak dapat mengirim undangan. Coba lagi atau bagikan tautan Anda.

problem-init_data_missing = Telegram tidak membagikan akun Anda. Buka aplikasi dari bot.
problem-init_data_expired = Sesi masuk Telegram Anda sudah kedaluwarsa. Tutup aplikasi lalu buka lagi.
problem-init_data_invalid = Kami tidak dapat memverifikasi login Telegram Anda. Tutup aplikasi, lalu buka dari bot.
problem-init_data_future = Jam perangkat Anda terlalu cepat. Perbaiki waktunya, lalu buka aplikasi lagi.
problem-init_data_used = Anda sudah keluar. Tutup aplikasi lalu buka lagi untuk masuk.
problem-telegram_off = Situs ini tidak punya bot Telegram.
problem-telegram_session_required = Sesi Telegram Anda sudah berakhir. Tutup aplikasi lalu buka lagi.
problem-wallet_of_another = Dompet ini sedang ditautkan ke akun Telegram lain. Coba lagi.
problem-too_many_wallets = Anda bisa menautkan hingga 20 dompet. Lepas salah satu dulu.
problem-wallet_not_linked = Dompet ini tidak lagi tertaut ke akun Telegram Anda.
problem-contract_wallet_unused = Dompet smart contract ini belum punya aktivitas di sini. Transfer atau check-in dengannya dulu, lalu tautkan.
