### Inside Telegram

telegram-start-unknown = Tautan yang membuka aplikasi tidak terbaca, jadi Anda mulai dari halaman awal.

telegram-launch-failed = Anda saat ini belum masuk dengan Telegram. Bridge tetap berfungsi.
telegram-launch-init_data_expired = Telegram membuka aplikasi ini terlalu lama yang lalu, jadi Anda belum bisa masuk. Tutup, lalu buka lagi.
telegram-launch-init_data_future = Jam Telegram Anda lebih cepat dari jam kami, jadi Anda belum bisa masuk. Periksa waktu perangkat Anda, lalu buka aplikasi lagi.
telegram-launch-init_data_invalid = Kami tidak dapat memastikan bahwa Telegram yang membuka aplikasi ini, jadi Anda belum masuk. Tutup, lalu buka dari bot.
telegram-launch-init_data_missing = Telegram tidak memberi tahu siapa Anda, jadi Anda belum masuk. Buka aplikasi dari bot.
telegram-launch-init_data_used = Anda sudah keluar. Tutup aplikasi dan buka lagi untuk masuk.
telegram-launch-telegram_off = Situs ini tidak punya bot di Telegram, jadi tidak ada yang bisa masuk di sini. Bridge tetap berfungsi.
telegram-launch-offline = Anda sedang offline. Anda akan masuk begitu koneksi kembali.
telegram-launch-timeout = Server kami terlalu lama menjawab, jadi Anda belum masuk. Bridge tetap berfungsi.

telegram-colours = Warna Telegram
telegram-home-title = Mau Causeway selalu mudah dibuka?
telegram-home-text = Tambahkan ke layar utama untuk membukanya dengan satu ketukan.
telegram-home-add = Tambahkan ke layar utama

telegram-wallets = Dompet akun Telegram ini
telegram-wallets-text = Dengan dompet yang tertaut, Anda bisa melakukan di sini hal yang hanya boleh dilakukan pemiliknya: undangan, tugas sosial, pesan tentang transfer Anda.
telegram-wallets-away = Dompet Anda tidak dapat ditampilkan
telegram-wallets-none = Belum ada dompet yang tertaut
telegram-wallets-none_text = Hubungkan dompet, lalu tautkan dengan satu tanda tangan. Itu gratis.
telegram-wallets-chosen = Dipakai
telegram-wallets-choose = Pakai
telegram-wallets-choose_one = Pakai { $address }
telegram-wallets-unlink = Lepas
telegram-wallets-unlink_one = Lepas { $address }
telegram-wallets-unlink_ask = Lepas dompet ini?
telegram-wallets-keep = Biarkan
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Terhubung, tetapi belum tertaut ke akun Telegram ini.
telegram-wallets-link = Tautkan dengan tanda tangan

telegram-receipts = Pesan tentang transfer Anda
telegram-receipts-note = Bot menulis saat deposit terlihat, tiba, dikembalikan, atau memerlukan Anda. Ini untuk dompet yang tertaut ke akun Telegram ini.
telegram-receipts-refused = Bot tidak diizinkan menulis kepada Anda, jadi ini tetap mati. Nyalakan lagi untuk ditanya sekali lagi.

telegram-share = Bagikan di Telegram
telegram-share-text = Undangan Anda siap dikirim. Pilih obrolan untuknya.
telegram-share-expired = Undangan ini disiapkan terlalu lama. Minta yang baru kepada bot dengan /invite, atau bagikan tautan Anda.
telegram-share-failed = Telegram tidak dapat mengirim undangan. Coba lagi, atau bagikan tautan Anda.

problem-init_data_missing = Telegram tidak memberi tahu siapa Anda. Buka aplikasi dari bot.
problem-init_data_expired = Telegram membuka aplikasi ini terlalu lama yang lalu. Tutup, lalu buka lagi.
problem-init_data_invalid = Kami tidak dapat memastikan bahwa Telegram yang membuka aplikasi ini. Tutup, lalu buka dari bot.
problem-init_data_future = Jam Telegram Anda lebih cepat dari jam kami. Periksa waktu perangkat Anda, lalu buka aplikasi lagi.
problem-init_data_used = Anda sudah keluar. Tutup aplikasi dan buka lagi untuk masuk.
problem-telegram_off = Situs ini tidak punya bot di Telegram.
problem-telegram_session_required = Sesi Anda di Telegram sudah berakhir. Tutup aplikasi dan buka lagi.
problem-wallet_of_another = Akun Telegram lain sedang menautkan dompet ini. Coba lagi.
problem-too_many_wallets = Satu akun Telegram bisa punya paling banyak 20 dompet. Lepas salah satu dulu.
problem-wallet_not_linked = Dompet ini tidak lagi tertaut ke akun Telegram Anda.
problem-contract_wallet_unused = Dompet kontrak ini belum punya aktivitas di sini. Lakukan transfer atau check-in dengannya dulu, lalu tautkan.
