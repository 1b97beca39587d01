### Pages that fail to load

connection-slow = Halaman ini lama dimuat. Periksa koneksi Anda, lalu muat ulang; transfer yang sedang berjalan tidak terpengaruh.
connection-reload = Muat ulang
