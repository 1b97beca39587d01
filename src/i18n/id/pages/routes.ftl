### Titles and descriptions of every address, also for search engines and link previews

screen-confirm-title = Tinjau transfer
screen-confirm-description = Tinjau apa yang Anda kirim dan terima serta biayanya sebelum konfirmasi di dompet.

screen-completed-title = Sudah tiba
screen-completed-description = Tanda terima transfer Anda: apa yang tiba, di mana, dan transaksinya.

screen-order-title = Transfer
screen-order-description = Lacak transfer dari deposit hingga tiba.

screen-history-title = Riwayat
screen-history-description = Semua transfer Anda, dari yang terbaru.

screen-query-title = Cari transfer
screen-query-description = Cari transfer apa pun dengan ID, hash transaksi, atau alamat dompet.

screen-status-title = Status layanan
screen-status-description = Lihat apakah semuanya berjalan normal, dan seberapa cepat dan andal tiap penyedia mengirim.
screen-trust-description = Lihat apa yang melindungi deposit Anda: attester, saldo escrow, audit, dan latihan.

screen-pay-title = Minta pembayaran
screen-pay-description = Terima pembayaran lewat tautan: pembayar memakai jaringan apa pun, Anda menerima di jaringan Anda.

screen-account-description = Lihat di mana Anda masuk, akhiri sesi, dan unduh atau hapus data Anda.

screen-tos-title = Ketentuan Layanan
screen-tos-description = Ketentuan penggunaan Causeway: kustodi, biaya, dan risiko.

screen-access-restricted-title = Tidak tersedia di lokasi Anda
screen-access-restricted-description = Aturan setempat tidak mengizinkan kami menawarkan layanan ini di lokasi Anda.

screen-dapp-title = Bridge
screen-dapp-description = Transfer aset antarjaringan dari aplikasi lain.

screen-network-title = Bridge
screen-network-description = Transfer aset antarjaringan bersama salah satu mitra kami.

screen-network-history-title = Riwayat
screen-network-history-description = Semua transfer Anda dengan salah satu mitra kami.

screen-swap-title = Tukar
screen-swap-description = Tukar token di satu jaringan dengan kuotasi terbaik, dan lihat semua biaya sebelum menandatangani.
screen-swap-detail-title = Detail penukaran
screen-swap-detail-description = Kemajuan dan hasil satu penukaran token.

screen-maker-description = Lihat cara kerja market making, dengan rute, batas, dan waktu terkini.

screen-pool-description = Alamat yang diundang meminjamkan dana ke market maker dan berbagi hasilnya.

screen-portfolio-description = Lihat saldo semua dompet Anda yang terhubung, beserta nilainya dalam dolar.

screen-points-title = Poin
screen-points-description = Dapatkan poin dari transfer, check-in harian, tugas, dan referral.

screen-deploy-description = Deploy kontrak kecil milik Anda dengan satu tanda tangan.

screen-ecosystem-description = Jaringan, dompet, dan aplikasi yang berfungsi dengan Causeway.

screen-invite-title = Undang teman
screen-invite-description = Bagikan tautan Anda dan dapatkan bagian dari poin transfer setiap teman yang bergabung.

screen-developing-description = Yang sedang kami kerjakan, yang berikutnya, dan yang sudah tersedia.

screen-test-description = Periksa koneksi, penyimpanan, dan dompet, lalu salin laporan untuk dukungan.

screen-layerzero-airdrop-title = Airdrop ZRO
screen-layerzero-airdrop-description = Periksa berapa ZRO yang dialokasikan ke alamat Anda.

screen-strk-airdrop-title = Airdrop STRK
screen-strk-airdrop-description = Periksa berapa STRK yang dialokasikan ke alamat Anda.

screen-taiko-drop-title = Airdrop TAIKO
screen-taiko-drop-description = Periksa berapa TAIKO yang dialokasikan ke alamat Anda.

screen-blast-drop-title = Airdrop BLAST
screen-blast-drop-description = Periksa berapa BLAST yang dialokasikan ke alamat Anda.

screen-zk-airdrop-title = Airdrop ZK
screen-zk-airdrop-description = Periksa berapa ZK yang dialokasikan ke alamat Anda.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = Lihat tugas BOB Spice yang sudah selesai dan klaim hadiah Anda.

screen-soneium-badge-title = Lencana Soneium
screen-soneium-badge-description = Periksa apakah dompet Anda meraih lencana Soneium, lalu klaim.

screen-scroll-badge-title = Lencana Scroll
screen-scroll-badge-description = Periksa apakah dompet Anda meraih lencana Scroll, lalu klaim.

screen-tracker-description = Lihat aktivitas Anda di setiap jaringan: transaksi, volume, hari aktif, dan gas yang terpakai.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = Periksa berapa Scroll Marks di alamat Anda.

screen-tracker-scroll-airdrop-title = Airdrop SCR
screen-tracker-scroll-airdrop-description = Periksa berapa SCR yang dialokasikan ke alamat Anda.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = Periksa berapa Linea LXP dan LXP-L di alamat Anda.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = Periksa apakah alamat Anda punya lencana Soneium OG.

screen-tracker-zora-airdrop-title = Airdrop ZORA
screen-tracker-zora-airdrop-description = Periksa berapa ZORA yang dialokasikan ke alamat Anda.

screen-tracker-eclipse-airdrop-title = Airdrop Eclipse
screen-tracker-eclipse-airdrop-description = Periksa berapa ES yang dialokasikan ke alamat Anda.

screen-faucet-description = Dapatkan koin testnet untuk uji coba.

screen-faucet-ink-title = Faucet Ink
screen-faucet-ink-description = Dapatkan koin testnet Ink untuk uji coba.

screen-faucet-ip-title = Faucet IP
screen-faucet-ip-description = Dapatkan koin testnet IP untuk uji coba.

screen-faucet-monad-title = Faucet Monad
screen-faucet-monad-description = Dapatkan koin testnet Monad untuk uji coba.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing telah berakhir. Terima kasih sudah ikut serta.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics telah berakhir. Terima kasih sudah ikut serta.

screen-not-found-description = Periksa salah ketik di alamat. Halaman mungkin sudah dipindahkan.

screen-back = Kembali ke bridge
screen-not_open = Halaman ini belum tersedia
screen-ended = Event ini telah berakhir

nearest-question = Maksud Anda { $path }?
nearest-find = Cari transfer
nearest-places = Halaman

terms-failed = Gagal memuat ketentuan
terms-failed-text = Periksa koneksi Anda, lalu coba lagi.
