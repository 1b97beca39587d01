### While nothing can be fetched

connection-slow = Halaman ini belum tiba. Muat ulang setelah Anda terhubung; yang sudah dalam perjalanan tidak bergantung padanya.
connection-reload = Muat ulang
