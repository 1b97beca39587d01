### Wallet list and connecting

wallets-connect_destination = Hubungkan dompet tujuan
wallets-chip = Dompet saya:{ " " }
wallets-more = { $count } dompet terhubung lainnya
wallets-mine = Dompet saya
wallets-connect = Hubungkan dompet
wallets-other = Gunakan dompet lain
wallets-kind = Jenis dompet
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Non-EVM

wallets-back = Semua dompet
wallets-scan = Pindai
wallets-scan-title = Pindai untuk memakai { $wallet }
wallets-pairing-code = Kode QR untuk { $wallet }
wallets-pairing-starting = Menghubungkan…
wallets-pairing-open = Buka { $wallet }
wallets-pairing-copy = Salin tautan
wallets-pairing-install = Dapatkan { $wallet } untuk browser ini
wallets-pairing-again = Coba lagi

wallets-open = Buka
wallets-inside-title = Buka di { $wallet }
wallets-inside-text = { $wallet } punya browser sendiri. Buka halaman ini di sana: isian Anda ikut terbawa, dan transfer bisa dilacak dari keduanya.
wallets-inside-order = Lanjutkan transfer ini di browser { $wallet }. Tautan berlaku sekali, selama sepuluh menit; jangan dibagikan.
wallets-inside-code = Kode QR untuk membuka halaman ini di { $wallet }

wallets-terms = Dengan menghubungkan dompet, Anda menyetujui
wallets-browser = Dompet browser
wallets-install = Instal
wallets-connecting = Periksa dompet Anda
wallets-none = Tidak ada dompet jenis ini di browser ini.
wallets-load_failed = Gagal memuat dompet.
wallets-copy = Salin alamat
wallets-exit = Putuskan { $name }
wallets-unknown_network = Jaringan { $id }

connect-wallet_rejected = Anda menolak permintaan.
connect-wallet_not_found = Dompet ini mungkin bentrok dengan dompet lain atau belum terinstal. Nonaktifkan dompet lain atau instal dompet ini.
connect-wallet_pending_request = Sumber daya yang diminta tidak tersedia.
connect-relay_unreachable = WalletConnect saat ini tidak dapat dijangkau. Tidak ada yang dikirim; periksa koneksi Anda, lalu coba lagi.
connect-missing = Error: Instal { $wallet } dulu.
connect-missing-bitget = Instal Bitget Wallet
connect-missing-phantom = Phantom tidak ditemukan
connect-missing-backpack = Backpack tidak ditemukan

inscribe-open = Kirim inskripsi
inscribe-title = Kirim inskripsi
inscribe-note = Wallet Anda membuat inskripsi dulu, lalu mengirimnya. Setiap langkah punya biaya jaringan sendiri.
inscribe-mode = Jenis
inscribe-mode-brc-20 = Transfer BRC-20
inscribe-mode-inscribe = Teks
inscribe-ticker = Ticker token
inscribe-amount = Jumlah
inscribe-balance = Wallet Anda memeriksa saldo BRC-20; halaman ini tidak bisa.
inscribe-text = Teks yang ditulis
inscribe-to = Alamat penerima
inscribe-start = Lanjutkan
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = Teks: { $text }
inscribe-step-make = Buat inskripsi
inscribe-step-send = Kirim ke penerima
inscribe-step-done = Selesai
inscribe-make = Buat inskripsi
inscribe-send = Kirim inskripsi
inscribe-unanswered = Wallet Anda belum mengonfirmasi langkah ini. Periksa dulu sebelum mencoba lagi agar tidak membayar dua kali.
inscribe-sent = Inskripsi sedang dikirim. Inskripsi tiba setelah transaksinya dikonfirmasi.
inscribe-discard = Mulai dari awal
inscribe-another = Kirim lagi
inscribe-problem-ticker = Ticker BRC-20 terdiri dari 4 atau 5 karakter.
inscribe-problem-amount = Masukkan jumlah di atas nol, misalnya 12.5.
inscribe-problem-text = Masukkan teks yang ditulis, maksimal 10.000 byte.
inscribe-problem-recipient = Masukkan penerima di jaringan wallet Anda.
