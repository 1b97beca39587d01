### Aktivitas alamat di setiap jaringan

tracker-intro = Cek alamat mana pun. Tanpa dompet, tanpa tanda tangan.
tracker-show = Tampilkan aktivitas
tracker-own = Tambahkan dompet saya
tracker-private = Alamat tetap di tautan halaman ini. Kami mengeceknya tanpa mencatatnya.
tracker-too-many = Maksimal { $most } alamat sekaligus. Anda memasukkan { $count }.
tracker-start-title = Riwayat on-chain Anda dalam sekali lihat
tracker-start-text = Masukkan satu atau beberapa alamat untuk melihat transaksi, hari aktif, volume, dan gas di setiap jaringan.
tracker-none-title = Belum ada aktivitas
tracker-none-text = Alamat ini belum mengirim transaksi di jaringan mana pun di sini.
tracker-off-title = Pelacak belum disiapkan di sini
tracker-off-text = Layanan ini belum punya sumber aktivitas jaringan.
tracker-failed-title = Tidak bisa memuat pelacak
tracker-failed-text = Server tidak merespons. Coba lagi sebentar lagi.
tracker-hidden = Buka aplikasi web untuk memakai pelacak.
tracker-degraded =
    { $count ->
        [one] { $networks } tidak merespons, jadi datanya tidak ada.
       *[other] { $networks } tidak merespons, jadi datanya tidak ada.
    }
tracker-quiet =
    { $count ->
        [one] Tidak ada aktivitas di 1 jaringan lain.
       *[other] Tidak ada aktivitas di { $count } jaringan lain.
    }
tracker-prices = Hanya menghitung transaksi terkirim. Nilai dolar memakai harga hari ini. Gas mungkin belum termasuk biaya data rollup.
tracker-unpriced = Koin tanpa harga tidak termasuk dalam nilai dolar.
tracker-stale = Ada jaringan yang tidak merespons, jadi sebagian data lebih lama.
tracker-at-least = minimal { $figure }
tracker-before = sebelum { $date }
tracker-transactions = Transaksi
tracker-days = Hari aktif
tracker-weeks = Minggu aktif
tracker-months = Bulan aktif
tracker-networks-used = Jaringan dipakai
tracker-contracts = Kontrak dipakai
tracker-volume = Volume terkirim
tracker-gas = Gas terpakai
tracker-first = Aktivitas pertama
tracker-last = Aktivitas terakhir
tracker-day-count =
    { $count ->
        [one] 1 hari aktif
       *[other] { $count } hari aktif
    }
tracker-chart = Transaksi per bulan
tracker-table = Tampilkan sebagai tabel
tracker-month = Bulan
tracker-others = Jaringan lain
tracker-by-network = Per jaringan
tracker-by-address = Per alamat
tracker-sort = Urutkan
tracker-csv = Unduh CSV
tracker-csv-copy = Salin sebagai CSV
tracker-share = Bagikan
tracker-share-title = Bagikan aktivitas Anda
tracker-share-post = { $transactions } transaksi dalam { $days } hari di { $networks } jaringan.
tracker-share-text = Salin teks
tracker-share-link = Salin tautan dengan alamat
tracker-share-private = Postingan tidak memuat alamat Anda.
tracker-more = Poin dan lencana
tracker-back = Pelacak L2
tracker-page-read = Dibaca dari { $network }.
tracker-page-list = Dari daftar yang dimuat layanan ini.
tracker-page-start = Masukkan alamat untuk melihat berapa { $symbol } yang dimilikinya. Anda tidak perlu menghubungkan dompet.
tracker-page-unlisted-title = Belum ada data
tracker-page-unlisted-text = Layanan ini belum memuat data untuk halaman ini.
