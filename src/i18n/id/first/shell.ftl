### Header, navigation, page titles

nav-home = Causeway, beranda
nav-label = Utama
nav-skip = Lewati ke konten
nav-bridge = Bridge
nav-swap = Tukar
nav-rewards = Hadiah
nav-hot = Populer
nav-more = Lainnya
nav-deploy = Deploy

page-loading = Memuat halaman

language-label = Bahasa

time-seconds = { $count } dtk
time-minutes = { $count } mnt
time-hours = { $count } jam



crash-title = Terjadi kesalahan
crash-text = Transfer yang sedang berjalan tidak terpengaruh. Muat ulang halaman untuk melanjutkan.
crash-action = Muat ulang
