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
