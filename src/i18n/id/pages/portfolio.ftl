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
portfolio-uncounted =
    { $count ->
       *[other] { $count } aset tersembunyi tidak termasuk dalam total.
    }
portfolio-uncounted-show = Tampilkan
portfolio-unread =
    { $count ->
       *[other] Saldo { $count } token impor tidak dapat dibaca saat ini.
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
portfolio-hidden = Tampilkan yang disembunyikan ({ $count })
portfolio-imported = Token impor
portfolio-misleading = Mungkin penipuan
portfolio-mark-same_symbol = Namanya meniru nama token yang terdaftar.
portfolio-mark-lure = Namanya mengarah ke situs web atau menjanjikan hadiah. Jangan diikuti.
portfolio-mark-mixed_letters = Namanya memakai huruf dari berbagai alfabet untuk meniru token lain.
portfolio-more = Tampilkan { $count } lagi
portfolio-pin = Sematkan
portfolio-unpin = Lepas sematan
portfolio-hide = Sembunyikan
portfolio-show = Tampilkan lagi
portfolio-remove = Hapus dari aset
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
portfolio-export-about = Berkas CSV untuk spreadsheet dan aplikasi pajak. Nilai diambil dari saat setiap transfer atau penukaran; nilai yang tidak diketahui dikosongkan.
portfolio-export-balances = Saldo
portfolio-export-history = Riwayat
portfolio-export-years = Ringkasan tahunan
portfolio-export-assets = Total per aset
portfolio-export-failed = Berkas tidak bisa dibuat. Coba lagi.
portfolio-export-scope = Riwayat dan ringkasan mencakup { $address }. Dompet Anda mungkin meminta masuk terlebih dahulu.
portfolio-export-scope_telegram = Berkas mencakup dompet yang tertaut ke akun Telegram Anda.
portfolio-export-connect = Hubungkan dompet untuk mengekspor riwayatnya.
portfolio-export-ready = Berkas Anda siap.
portfolio-export-save = Simpan { $file }
portfolio-years-open = Tampilkan ringkasan
portfolio-years-none = Belum ada transfer atau penukaran.
portfolio-years-failed = Ringkasan tidak bisa dimuat. Coba lagi.
portfolio-years-transfers = Transfer
portfolio-years-swaps = Penukaran
portfolio-years-fees = Biaya
portfolio-years-gas = Biaya jaringan
portfolio-years-networks = Jaringan
portfolio-years-points = Poin yang didapat
portfolio-years-unpriced =
    { $count ->
       *[other] { $count } tanpa nilai yang diketahui
    }
portfolio-years-unknown =
    { $count ->
       *[other] tidak diketahui untuk { $count } transaksi
    }
approvals-title = Persetujuan token
approvals-about = Smart contract yang dapat memakai token dari dompet Anda. Cabut yang tidak Anda pakai.
approvals-checking =
    { $count ->
       *[other] Memeriksa { $count } jaringan…
    }
approvals-none = Tidak ada persetujuan yang masih berlaku.
approvals-degraded =
    { $count ->
       *[other] { $networks } tidak merespons, jadi persetujuannya belum ada di sini. Kami terus mencoba.
    }
approvals-unlimited = Tanpa batas
approvals-at-risk = { $usd } berisiko
approvals-escrow = Kontrak escrow bridge
approvals-unknown = Kontrak tidak dikenal
approvals-unlisted = Token di luar daftar
approvals-permit2 = Aplikasi lain dapat memakai token ini lewat Permit2. Mencabutnya juga mengakhiri hal itu.
approvals-inside = Di dalam Permit2, hingga { $when }
approvals-inside-endless = Di dalam Permit2, tanpa tanggal berakhir
approvals-revoke = Cabut
approvals-revoke-of = Cabut persetujuan { $symbol } untuk { $spender } di { $network }
approvals-asking = Konfirmasi di dompet Anda
approvals-confirming = Menunggu konfirmasi di { $network }…
approvals-done = Dicabut
approvals-revoked = Persetujuan { $symbol } untuk { $spender } di { $network } dicabut.
approvals-still-open = Transaksi berhasil, tetapi persetujuan masih berlaku.
approvals-other-account = Dompet Anda beralih ke akun lain. Kembali ke akun semula, lalu coba lagi.
approvals-scope = Mencakup jaringan tempat dompet ini memiliki aset.
approvals-scope-all = Mencakup semua jaringan di portofolio Anda.
approvals-others =
    { $count ->
       *[other] Periksa { $count } jaringan lain
    }
approvals-searched = Persetujuan yang lebih lama mungkin belum tercantum. Diperiksa sejak: { $networks }.
found-title = Token lain
found-about = Alamat Anda mungkin menyimpan token di luar daftar kami. Siapa pun dapat mengirim token kepada Anda, jadi tambahkan hanya yang Anda kenal.
found-search = Cari token
found-searching =
    { $count ->
       *[other] Mencari di { $count } jaringan…
    }
found-none = Tidak ada token lain.
found-degraded =
    { $count ->
       *[other] { $networks } tidak merespons, jadi tokennya belum ada di sini. Kami terus mencoba.
    }
found-add = Tambah
found-add-of = Tambah { $symbol } di { $network }
found-added = { $symbol } di { $network } ditambahkan ke aset Anda.
found-searched = Token yang masuk lebih awal mungkin belum tercantum. Diperiksa sejak: { $networks }.
found-scope = Mencakup jaringan di portofolio Anda. Jaringan tempat alamat Anda memiliki aset diperiksa lebih dulu.
found-left-out = Tidak diperiksa karena jaringannya terlalu banyak: { $networks }.
found-more =
    { $count ->
       *[other] { $count } lainnya
    }
found-whole = Diperiksa seluruhnya dengan explorer: { $networks }.
found-cut = { $networks }: tidak semua token tercantum karena terlalu banyak.
found-added-hidden = { $symbol } di { $network } ditambahkan ke aset tersembunyi.
