### An exchange as destination

exchange-row = Ke { $name }
exchange-row-add = Tambahkan alamat deposit
exchange-row-shut = tidak tersedia
exchange-row-unknown = Bursa tidak dikenal
exchange-row-check = Periksa alamat deposit
exchange-add_address = Tambahkan alamat deposit
exchange-add_memo = Tambahkan memo
exchange-change = Ubah tujuan
exchange-blocked-unknown = Kami tidak mengenal bursa itu di { $network }.
exchange-blocked-suspended = { $name } menghentikan deposit. { $reason }
exchange-blocked-token = { $name } tidak menerima { $token } di { $network }.

exchange-title = Deposit di { $name }
exchange-confirm_note = Pastikan di halaman bursa bahwa bursa menerima deposit { $token } di { $network } dan tidak menghentikannya.
exchange-network = Jaringan
exchange-networks = Jaringan yang diterima
exchange-least = Dikreditkan mulai
exchange-least-none = minimum tidak diketahui
exchange-credits = Dikreditkan setelah
exchange-credits-after = { $count } konfirmasi
exchange-credits-unknown = sebanyak konfirmasi yang diminta
exchange-address = Alamat deposit Anda di { $network }
exchange-address-note = Salin dari halaman deposit { $token } di bursa, dengan { $network } dipilih di sana.
exchange-address-own = Ini dompet yang Anda hubungkan, bukan alamat yang diberikan bursa kepada Anda.
exchange-address-lookalike = Alamat ini hanya mirip dengan yang Anda kenal: ujungnya sama, tengahnya tidak. Mungkin ada yang sengaja menaruhnya.
exchange-memo = Memo
exchange-memo-optional = Memo, jika bursa menampilkannya
exchange-memo-note = Halaman deposit mungkin menyebutnya memo, tag, atau comment. Tanpanya bursa tidak tahu bahwa deposit itu milik Anda.
exchange-memo-missing = { $name } meminta memo di jaringan ini. Tanpanya deposit tidak akan dikreditkan.
exchange-memo-unwanted = { $name } tidak menerima memo di jaringan ini. Kosongkan saja.
exchange-memo-too_long = Ini lebih panjang dari memo di jaringan ini. Salin lagi.
exchange-memo-unreadable = Ada karakter yang tidak dipakai bursa mana pun, atau spasi di ujung. Salin lagi.
exchange-memo-reserved = Memo ini akan dikira transfer kami. Minta memo lain ke bursa.
exchange-use = Pakai alamat deposit ini
exchange-other = Pilih bursa lain
exchange-to_wallet = Kirim ke dompet saja
exchange-failed = Daftar bursa tidak dapat dimuat.

exchange-advice = Pertama kali ke alamat ini: kirim jumlah kecil, dan tunggu sampai { $name } menampilkannya. Lalu kirim sisanya.
exchange-advice-action = Kirim { $amount } dulu
exchange-advice-small = Jumlah yang baik untuk uji coba. Setelah { $name } menampilkannya, kirim sisanya.

exchange-review = Dibayarkan ke alamat deposit Anda di { $name } pada { $network }
exchange-review-memo = Memo
exchange-review-check = Periksa sebelum konfirmasi
exchange-review-network = Bursa menampilkan persis alamat ini untuk { $token } di { $network }. Di jaringan lain, uangnya hilang.
exchange-review-memo_same = Memo sama dengan yang di halaman deposit, karakter demi karakter.
exchange-review-plain = Dibayarkan lewat transfer biasa dari akun market maker kami, seperti yang diminta bursa.
exchange-review-refund = Jika tidak bisa dibayarkan, dana kembali ke dompet pengirim Anda, tidak pernah ke bursa.

exchange-order = Bursa
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received } ada di alamat deposit di { $to }. { $name } mengkreditkannya setelah konfirmasi yang dimintanya terpenuhi; hanya bursa yang bisa menunjukkannya.
       *[other] { $received } ada di alamat deposit di { $to }. { $name } mengkreditkannya setelah { $count } konfirmasi menurut hitungannya; hanya bursa yang bisa menunjukkannya.
    }
exchange-order-filling = { $received } sedang menuju alamat deposit Anda di { $name }. Anda boleh menutup ini.
exchange-order-unknown = Bursa { $id }
exchange-rest = Kirim sisanya: { $amount }
exchange-rest-note = Setelah bursa menampilkan jumlah ini di akun Anda, sisanya bisa lewat jalan yang sama.
