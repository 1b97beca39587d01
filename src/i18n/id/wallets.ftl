### Wallet list and connecting

wallets-connect_destination = Hubungkan dompet untuk jaringan tujuan
wallets-chip = Dompet saya:{ " " }
wallets-mine = Dompet Saya
wallets-connect = Hubungkan Dompet
wallets-other = Gunakan dompet lain
wallets-kind = Jenis dompet
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Non-EVM
wallets-group-evm = Dompet EVM
wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
wallets-group-fuel = Fuel
wallets-group-starknet = StarkNet
wallets-group-benfen = BenFen
wallets-group-bitcoin = Bitcoin
wallets-group-ton = TON

wallets-back = Semua dompet
wallets-scan = Pindai
wallets-scan-title = Pindai untuk memakai { $wallet }
wallets-pairing-code = Kode untuk kamera { $wallet }
wallets-pairing-starting = Menyiapkan koneksi
wallets-pairing-open = Buka { $wallet }
wallets-pairing-copy = Salin Tautan
wallets-pairing-install = Dapatkan { $wallet } untuk browser ini
wallets-pairing-again = Coba lagi

wallets-open = Buka
wallets-inside-title = Buka di { $wallet }
wallets-inside-text = { $wallet } bekerja di perambannya sendiri. Buka halaman ini di sana: isian Anda ikut terbawa, dan transfer tetap berlanjut lewat tautannya di kedua sisi.
wallets-inside-order = { $wallet } bekerja di perambannya sendiri. Lanjutkan transfer ini di sana, dan pantau dari kedua sisi. Tautan ini berlaku sekali, selama sepuluh menit: jangan perlihatkan kepada siapa pun.
wallets-inside-code = Kode yang membuka halaman ini di { $wallet }

wallets-terms = Dengan menghubungkan dompet, Anda menyetujui
wallets-browser = Dompet browser
wallets-install = Pasang
wallets-connecting = Lihat dompet Anda
wallets-none = Dompet itu tidak ditemukan di browser ini.
wallets-load_failed = Dompet tidak dapat dimuat.
wallets-copy = Salin alamat
wallets-exit = Putuskan { $name }
wallets-unknown_network = Jaringan { $id }

connect-wallet_rejected = Pengguna menolak permintaan.
connect-wallet_not_found = Dompet ini mungkin bentrok dengan dompet lain atau belum terpasang. Nonaktifkan dompet lain atau pasang dompet ini.
connect-wallet_pending_request = Sumber daya yang diminta tidak tersedia.
connect-relay_unreachable = Aplikasi dompet Anda saat ini tidak dapat dijangkau. Tidak ada yang dikirim; periksa koneksi Anda, lalu coba lagi.
connect-missing = Kesalahan: Pasang { $wallet } terlebih dahulu.
connect-missing-bitget = Silakan pasang Bitget Wallet
connect-missing-phantom = Phantom tidak ditemukan
connect-missing-backpack = Backpack tidak ditemukan
