### Pages of partners

channel-home = { $name }, beranda
channel-transactions = Transaksi
channel-about = Tentang
channel-support = Dukungan
channel-powered-by = Didukung oleh Causeway

channel-missing-title = Mitra tidak ditemukan
channel-missing-text = Periksa salah ketik di alamat, atau kunjungi situs mitra.
