### Pages of partners

channel-home = { $name }, beranda
channel-transactions = Transaksi
channel-about = Tentang
channel-support = Dukungan
channel-powered-by = Didukung oleh Causeway

channel-missing-title = Mitra ini tidak ada
channel-missing-text = Mungkin alamatnya salah ketik, atau halaman mitra ada di tempat lain.
