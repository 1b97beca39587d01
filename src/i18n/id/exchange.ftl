### An exchange as destination

exchange-row = Ke { $name }
exchange-row-add = Tambahkan alamat
exchange-row-shut = Tidak tersedia
exchange-row-unknown = Bursa tidak dikenal
exchange-row-check = Periksa alamat
exchange-add_address = Tambahkan alamat deposit
exchange-add_memo = Tambahkan memo
exchange-change = Ubah tujuan
exchange-blocked-unknown = Bursa ini tidak tersedia di { $network }.
exchange-blocked-suspended = { $name } menangguhkan deposit. { $reason }
exchange-blocked-token = { $name } tidak menerima { $token } di { $network }.

exchange-title = Deposit ke { $name }
exchange-confirm_note = Pastikan di halaman bursa bahwa deposit { $token } di { $network } didukung dan tidak ditangguhkan.
exchange-network = Jaringan
exchange-networks = Jaringan yang didukung
exchange-least = Deposit minimum
exchange-least-none = Minimum tidak diketahui
exchange-credits = Konfirmasi
exchange-credits-after = { $count }
exchange-credits-unknown = Ditentukan bursa
exchange-address = Alamat deposit Anda di { $network }
exchange-address-note = Salin dari halaman deposit { $token } di bursa dengan { $network } dipilih.
exchange-address-own = Ini dompet Anda yang terhubung, bukan alamat deposit bursa.
exchange-address-lookalike = Mirip dengan alamat yang pernah Anda pakai, tetapi tidak sama. Bisa jadi ini address poisoning.
exchange-memo = Memo
exchange-memo-optional = Memo (jika bursa menampilkannya)
exchange-memo-note = Disebut juga tag atau komentar. Tanpa memo, bursa tidak dapat mengkreditkan deposit Anda.
exchange-memo-missing = { $name } mewajibkan memo di jaringan ini. Tanpa memo, deposit Anda tidak akan dikreditkan.
exchange-memo-unwanted = { $name } tidak memakai memo di jaringan ini. Kosongkan saja.
exchange-memo-too_long = Memo ini terlalu panjang untuk jaringan ini. Salin lagi.
exchange-memo-unreadable = Memo ini berisi karakter tidak valid atau spasi berlebih. Salin lagi.
exchange-memo-reserved = Memo ini dicadangkan untuk transfer kami. Minta memo lain ke bursa.
exchange-use = Pakai alamat ini
exchange-other = Pilih bursa lain
exchange-to_wallet = Kirim ke dompet saja
exchange-failed = Gagal memuat bursa.

exchange-advice = Pertama kali memakai alamat ini? Kirim jumlah kecil, tunggu sampai { $name } mengkreditkannya, lalu kirim sisanya.
exchange-advice-action = Kirim { $amount } dulu
exchange-advice-small = Jumlah yang pas untuk uji coba. Setelah { $name } mengkreditkannya, kirim sisanya.

exchange-review = Dikirim ke alamat deposit { $name } Anda di { $network }
exchange-review-memo = Memo
exchange-review-check = Sebelum konfirmasi
exchange-review-network = Bursa menampilkan persis alamat ini untuk { $token } di { $network }. Dana yang dikirim lewat jaringan lain akan hilang.
exchange-review-memo_same = Memo sama persis dengan yang ada di halaman deposit.
exchange-review-plain = Pembayaran berupa transfer biasa dari akun market maker kami, sesuai ketentuan bursa.
exchange-review-refund = Jika pembayaran gagal, dana di-refund ke dompet pengirim Anda, bukan ke bursa.

exchange-order = Bursa
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received } sudah tiba di alamat deposit di { $to }. { $name } mengkreditkannya setelah konfirmasi cukup; periksa akun bursa Anda.
       *[other] { $received } sudah tiba di alamat deposit di { $to }. { $name } mengkreditkannya setelah { $count } konfirmasi; periksa akun bursa Anda.
    }
exchange-order-filling = Mengirim { $received } ke alamat deposit { $name } Anda. Anda boleh menutup halaman ini.
exchange-order-unknown = Bursa { $id }
exchange-rest = Kirim sisanya: { $amount }
exchange-rest-note = Setelah bursa mengkreditkan jumlah ini, Anda bisa mengirim sisanya dengan cara yang sama.
