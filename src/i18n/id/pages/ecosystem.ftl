### Networks, wallets and apps as cards

ecosystem-search = Cari jaringan, dompet, dan aplikasi
ecosystem-tags = Filter
ecosystem-count = { $count } hasil
ecosystem-none = Tidak ada hasil
ecosystem-none-text = Coba kata lain atau tampilkan semuanya.
ecosystem-clear = Tampilkan semua
ecosystem-all = Tampilkan semua ({ $count })
ecosystem-failed = Ekosistem tidak dapat dimuat
ecosystem-failed-text = Periksa koneksi Anda lalu coba lagi.
ecosystem-apps-failed = Aplikasi tidak dapat dimuat saat ini.
ecosystem-network = Biaya dibayar dengan { $symbol }
ecosystem-bridge = Bridge ke jaringan ini
ecosystem-on_more = { $networks } dan { $count } lainnya
ecosystem-ready = Siap terhubung
ecosystem-tag-networks = Jaringan
ecosystem-tag-wallets = Dompet
ecosystem-tag-apps = Aplikasi
ecosystem-tag-swap = Swap
ecosystem-tag-lend = Pinjaman
ecosystem-tag-stake = Staking
ecosystem-tag-trade = Trading
ecosystem-tag-nft = NFT
ecosystem-tag-names = Nama
