portfolio-total = Nilai total
portfolio-change = { $change } sejak { $when }
portfolio-unchanged = Tidak berubah sejak { $when }
portfolio-refresh = Muat ulang
portfolio-pending =
    { $count ->
       *[other] Membaca { $count } daftar saldo lagi…
    }
portfolio-degraded =
    { $count ->
       *[other] { $networks } tidak merespons, jadi belum termasuk dalam total. Kami terus mencoba.
    }
portfolio-unpriced =
    { $count ->
       *[other] { $count } aset tidak punya harga dan tidak termasuk dalam total.
    }
portfolio-by-asset = Per aset
portfolio-by-network = Per jaringan
portfolio-other = Lainnya
portfolio-assets = Aset
portfolio-networks =
    { $count ->
       *[other] { $count } jaringan
    }
portfolio-hide-small = Sembunyikan saldo di bawah $1
portfolio-small =
    { $count ->
       *[other] { $count } saldo kecil disembunyikan.
    }
portfolio-hidden = Disembunyikan ({ $count })
portfolio-pin = Sematkan
portfolio-unpin = Lepas sematan
portfolio-hide = Sembunyikan
portfolio-show = Tampilkan lagi
portfolio-bridge = Bridge
portfolio-swap = Tukar
portfolio-addresses = Alamat
portfolio-connected = Terhubung
portfolio-watched = Dipantau
portfolio-watch = Pantau alamat
portfolio-watch-about = Lihat saldo alamat mana pun tanpa menghubungkan dompetnya. Alamat hanya disimpan di browser ini.
portfolio-address = Alamat
portfolio-watch-kind = Jaringan
portfolio-watch-add = Pantau
portfolio-watch-wrong = Ini bukan alamat di jaringan mana pun di sini. Periksa lalu coba lagi.
portfolio-unwatch = Berhenti memantau { $address }
portfolio-unwatched = { $address } tidak lagi dipantau.
portfolio-undo = Urungkan
portfolio-empty-title = Lihat semua yang Anda miliki
portfolio-empty-text = Hubungkan dompet atau pantau sebuah alamat untuk melihat semua saldo di satu tempat.
portfolio-none-title = Belum ada saldo
portfolio-none-text = Alamat ini tidak memiliki aset yang didukung.
portfolio-failed-title = Portofolio tidak bisa dimuat
portfolio-failed-text = Server tidak merespons. Dana Anda tidak terpengaruh.
portfolio-export = Ekspor
portfolio-export-about = Berkas CSV untuk spreadsheet dan aplikasi pajak. Total per tahun mencakup transfer yang selesai, tanpa penukaran.
portfolio-export-balances = Saldo
portfolio-export-transfers = Transfer
portfolio-export-years = Total per tahun
portfolio-export-failed = Berkas tidak bisa dibuat. Coba lagi.
