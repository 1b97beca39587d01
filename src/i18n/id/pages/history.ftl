### History and search

history-title = Riwayat
history-browser = Dimulai di browser ini
history-wallet = Dompet
history-all_wallets = Semua dompet
history-route = { $from } ke { $to }
history-more = Muat lainnya
history-csv = Unduh daftar ini sebagai CSV
history-empty-title = Belum ada transfer
history-empty-text =
    { $count ->
        [1] Transfer dari dompet ini muncul di sini setelah depositnya terdeteksi.
       *[other] Transfer dari dompet-dompet ini muncul di sini setelah depositnya terdeteksi.
    }
history-empty-action = Buat transfer
history-empty-swaps = Penukaran ({ $count })
history-connect-title = Transfer Anda
history-connect-text = Hubungkan dompet untuk melihat transfernya. Anda tidak perlu menandatangani apa pun.

query-placeholder = ID atau hash
query-start-title = Lacak transfer
query-start-text = Masukkan ID transfer, hash transaksi, atau alamat dompet. Siapa pun bisa mencari transfer setelah depositnya terdeteksi.
query-action = Cari
query-results = Transfer yang ditemukan
query-nothing-title = Transfer tidak ditemukan
query-nothing-text = Pastikan Anda menempelkan teks lengkapnya. Transfer muncul setelah depositnya terdeteksi.
