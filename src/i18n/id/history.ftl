### History and search

history-title = Riwayat
history-wallet = Dompet
history-all_wallets = Semua dompet
history-route = { $from } ke { $to }
history-more = Tampilkan yang lebih lama
history-empty-title = Belum ada transfer
history-empty-text =
    { $count ->
        [1] Transfer dompet ini muncul di sini begitu depositnya terlihat.
       *[other] Transfer semua dompet ini muncul di sini begitu depositnya terlihat.
    }
history-empty-action = Mulai transfer pertama
history-connect-title = Riwayat siapa?
history-connect-text = Hubungkan dompet untuk melihat transfernya. Tidak perlu menandatangani apa pun.

query-placeholder = Id, hash, atau alamat
query-start-title = Di mana sekarang?
query-start-text = Masukkan id transfer, hash deposit atau pembayarannya, atau alamat dompet. Siapa pun bisa mencari transfer setelah depositnya terlihat.
query-action = Cari
query-results = Transfer yang ditemukan
query-nothing-title = Tidak ada yang ditemukan
query-nothing-text = Periksa apakah ada yang hilang di awal atau akhir. Transfer bisa ditemukan setelah depositnya terlihat.
