### Network list and asset picker

picker-network-from = Jaringan asal
picker-network-to = Jaringan atau bursa tujuan
picker-networks = Jaringan
picker-all_networks = Semua jaringan
picker-asset = Aset
picker-asset-search = Cari simbol, nama, atau alamat
picker-asset-list = Aset di { $network }
picker-asset-nothing = Tidak ada aset di { $network } yang cocok dengan “{ $text }”.
picker-asset-no_address = Tidak ada aset di { $network } dengan alamat ini. Periksa jaringannya, dan hati-hati dengan token yang hanya Anda ketahui dari tautan atau orang asing.
picker-unreachable_to = Belum ada rute ke { $network }
picker-swap_first = Tukar, lalu transfer
picker-same_symbol = Bukan { $symbol } yang didukung di sini
picker-resembles = Tiruan { $symbol }
picker-recent = Terbaru
picker-formerly = dulu { $symbol }, tanpa migrasi
picker-native = { $symbol }, dulu { $former }
picker-pin = Sematkan { $symbol }
picker-search = Cari jaringan
picker-kind = Jenis jaringan
picker-popular = Populer
picker-tab-all = SEMUA
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Non-EVM
picker-tab-testnet = Testnet
picker-tab-network = Jaringan
picker-tab-exchange = Bursa
picker-no_route = Belum ada rute
picker-no_route-wallets_only = Bisa terhubung, belum bisa transfer
picker-no_route-unproven = Nonaktif sampai selesai diuji
picker-unreachable = Belum ada rute dari { $network }
picker-nothing = Tidak ada jaringan yang cocok dengan “{ $text }”.
picker-found_in = Ditemukan di
picker-none_here = Belum ada jaringan jenis ini.
picker-found =
    { $count ->
        [0] Tidak ada hasil
       *[other] { $count } hasil
    }
picker-balance_failed = Jaringan padat atau masalah RPC
picker-balance-absent = Tidak ada saldo
picker-balance-loading = Memuat saldo
picker-exchange-title = Ke jaringan bursa
picker-exchange-list = Bursa
picker-exchange-suspended = Deposit ditangguhkan
picker-exchange-unsupported = Tidak menerima { $token } di jaringan yang tersedia di sini
picker-exchange-none = Belum ada bursa yang tersedia.
picker-exchange-loading = Memuat bursa
picker-exchange-failed = Gagal memuat bursa.
picker-exchange-blocked-loading = Bursa masih dimuat.
picker-exchange-blocked-token = Transfer ke bursa hanya mendukung ETH, USDC, USDT, dan BTC.
picker-exchange-blocked-network = Tidak ada jaringan bursa yang tersedia untuk token ini.
picker-exchange-confirm = Pastikan { $name } mendukung deposit { $token } di jaringan yang Anda pilih dan tidak menangguhkannya.
picker-exchange-back = Bursa lain
