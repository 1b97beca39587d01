### Network list and asset picker

picker-network-from = Jaringan Asal
picker-network-to = Jaringan atau Bursa Tujuan
picker-networks = Jaringan
picker-all_networks = Semua jaringan
picker-asset = Aset
picker-asset-search = Cari simbol, nama, atau alamat
picker-asset-list = Aset di { $network }
picker-asset-nothing = Tidak ada aset di { $network } yang cocok dengan “{ $text }”.
picker-asset-no_address = Tidak ada aset yang ditawarkan di { $network } dengan alamat ini. Periksa jaringannya, dan waspadai token yang hanya disebut oleh tautan atau orang asing.
picker-unreachable_to = Belum ada rute ke { $network }
picker-same_symbol = Bukan { $symbol } yang ditawarkan di sini
picker-resembles = Bukan { $symbol }, hanya mirip
picker-recent = Terbaru
picker-formerly = dahulu { $symbol }, tidak perlu migrasi
picker-pin = Sematkan { $symbol }
picker-search = Cari Jaringan
picker-kind = Jenis jaringan
picker-popular = Populer
picker-tab-all = SEMUA
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Non-EVM
picker-tab-testnet = Jaringan uji
picker-tab-network = Jaringan
picker-tab-exchange = Bursa
picker-no_route = Belum ada rute
picker-unreachable = Belum ada rute dari { $network }
picker-nothing = Tidak ada jaringan yang cocok dengan “{ $text }”.
picker-found_in = Ditemukan di
picker-none_here = Belum ada jaringan jenis ini di sini.
picker-found =
    { $count ->
        [0] Tidak ada yang ditemukan
       *[other] { $count } hasil
    }
picker-balance_failed = Jaringan padat atau masalah RPC
picker-balance-absent = Tidak ada saldo
picker-balance-loading = Memuat saldo
picker-exchange-title = Ke Jaringan Bursa
picker-exchange-list = Bursa
picker-exchange-suspended = Saat ini tidak menerima deposit
picker-exchange-unsupported = Tidak menerima { $token } di jaringan yang bisa dicapai dari sini
picker-exchange-none = Belum ada bursa yang ditawarkan di sini.
picker-exchange-loading = Memuat bursa
picker-exchange-failed = Daftar bursa tidak dapat dimuat.
picker-exchange-blocked-loading = Bursa masih dimuat.
picker-exchange-blocked-token = Bursa hanya bisa dikirimi ETH, USDC, USDT, dan BTC.
picker-exchange-blocked-network = Dengan token ini, tidak ada jaringan deposit bursa yang bisa dicapai dari sini.
picker-exchange-confirm = Pastikan { $name } mendukung deposit { $token } di jaringan yang Anda pilih dan tidak menghentikannya.
picker-exchange-back = Bursa lain
