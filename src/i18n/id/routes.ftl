### Titles and descriptions of every address, also for search engines and link previews

screen-bridge-title = Bridge
screen-bridge-description = Pindahkan aset antarjaringan. Deposit Anda disimpan dalam kontrak sampai tiba.

screen-confirm-title = Tinjau
screen-confirm-description = Periksa apa yang Anda kirim, apa yang tiba, dan biayanya sebelum dompet bertanya.

screen-completed-title = Tiba
screen-completed-description = Tanda terima transfer: apa yang tiba, di mana, dan transaksi di baliknya.

screen-order-title = Transfer
screen-order-description = Ikuti satu transfer dari deposit hingga tiba.

screen-history-title = Riwayat
screen-history-description = Semua transfer dompet Anda, yang terbaru dulu.

screen-query-title = Cari transfer
screen-query-description = Cari transfer apa pun berdasarkan id, hash deposit atau pembayarannya, atau alamat dompet.
screen-account-title = Sesi dan data
screen-account-description = Lihat di mana Anda masuk, akhiri sesi, dan unduh atau hapus data Anda.

screen-tos-title = Ketentuan Layanan
screen-tos-description = Yang Anda setujui saat memakai Causeway: siapa yang menyimpan deposit, berapa biayanya, dan apa yang bisa salah.

screen-access-restricted-title = Tidak tersedia di tempat Anda
screen-access-restricted-description = Aturan di lokasi Anda tidak memungkinkan kami menawarkan layanan ini di sana.

screen-dapp-title = Bridge
screen-dapp-description = Pindahkan aset antarjaringan, dibuka dari aplikasi lain.

screen-network-title = Bridge
screen-network-description = Pindahkan aset antarjaringan bersama salah satu mitra kami.

screen-network-history-title = Riwayat
screen-network-history-description = Semua transfer dompet Anda dengan salah satu mitra kami.

screen-swap-title = Tukar
screen-swap-description = Di sini Anda menukar satu token dengan token lain di jaringan yang sama.

screen-maker-title = Market making
screen-maker-description = Di sini market maker melihat rute beserta batasnya, dan mendaftar untuk membayarkan transfer dengan dana sendiri.

screen-pool-title = Pool
screen-pool-description = Di sini alamat yang diundang meminjamkan dana kepada market maker dan berbagi hasilnya.

screen-portfolio-title = Portofolio
screen-portfolio-description = Di sini Anda melihat saldo semua dompet yang terhubung di satu tempat, beserta nilainya dalam dolar.

screen-points-title = Poin
screen-points-description = Poin menghargai yang Anda lakukan di sini: setiap transfer, check-in harian, tugas, dan teman yang Anda ajak.

screen-deploy-title = Deploy kontrak
screen-deploy-description = Di sini Anda menempatkan kontrak kecil sendiri di jaringan dengan satu tanda tangan.

screen-ecosystem-title = Ekosistem
screen-ecosystem-description = Jaringan, dompet, dan aplikasi yang bekerja sama dengan Causeway.

screen-invite-title = Undang teman
screen-invite-description = Di sini Anda mendapat tautan yang memberi Anda bagian dari poin transfer setiap teman yang datang lewat tautan itu.

screen-developing-title = Sedang dibangun
screen-developing-description = Alamat halaman yang hanya dipakai pembuatnya mengarah ke sini.

screen-test-title = Halaman uji
screen-test-description = Operator membuka halaman ini untuk melihat bahwa aplikasi dimuat.

screen-layerzero-airdrop-title = Airdrop ZRO
screen-layerzero-airdrop-description = Di sini Anda memeriksa berapa ZRO yang diberikan ke alamat Anda.

screen-strk-airdrop-title = Airdrop STRK
screen-strk-airdrop-description = Di sini Anda memeriksa berapa STRK yang diberikan ke alamat Anda.

screen-taiko-drop-title = Airdrop TAIKO
screen-taiko-drop-description = Di sini Anda memeriksa berapa TAIKO yang diberikan ke alamat Anda.

screen-blast-drop-title = Airdrop BLAST
screen-blast-drop-description = Di sini Anda memeriksa berapa BLAST yang diberikan ke alamat Anda.

screen-zk-airdrop-title = Airdrop ZK
screen-zk-airdrop-description = Di sini Anda memeriksa berapa ZK yang diberikan ke alamat Anda.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = Di sini Anda melihat tugas BOB Spice yang sudah dikerjakan dompet Anda dan mengklaim hasilnya.

screen-soneium-badge-title = Lencana Soneium
screen-soneium-badge-description = Di sini Anda melihat apakah dompet Anda sudah meraih lencana Soneium, dan mengklaimnya.

screen-scroll-badge-title = Lencana Scroll
screen-scroll-badge-description = Di sini Anda melihat apakah dompet Anda sudah meraih lencana Scroll, dan mengklaimnya.

screen-tracker-title = Pelacak L2
screen-tracker-description = Di sini Anda melihat seberapa aktif alamat Anda di setiap jaringan: transaksi, volume, hari aktif, dan gas yang terpakai.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = Di sini Anda melihat berapa Scroll Marks yang dimiliki alamat Anda.

screen-tracker-scroll-airdrop-title = Airdrop SCR
screen-tracker-scroll-airdrop-description = Di sini Anda melihat berapa SCR yang diberikan ke alamat Anda.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = Di sini Anda melihat berapa Linea LXP dan LXP-L yang dimiliki alamat Anda.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = Di sini Anda melihat apakah alamat Anda memiliki lencana Soneium OG.

screen-tracker-zora-airdrop-title = Airdrop ZORA
screen-tracker-zora-airdrop-description = Di sini Anda melihat berapa ZORA yang diberikan ke alamat Anda.

screen-tracker-eclipse-airdrop-title = Airdrop Eclipse
screen-tracker-eclipse-airdrop-description = Di sini Anda melihat berapa ES yang diberikan ke alamat Anda.

screen-faucet-title = Faucet
screen-faucet-description = Di sini Anda mendapat koin jaringan uji untuk mencoba-coba.

screen-faucet-ink-title = Faucet Ink
screen-faucet-ink-description = Di sini Anda mendapat koin jaringan uji Ink untuk mencoba-coba.

screen-faucet-ip-title = Faucet Story
screen-faucet-ip-description = Di sini Anda mendapat IP, koin jaringan uji Story, untuk mencoba-coba.

screen-faucet-monad-title = Faucet Monad
screen-faucet-monad-description = Di sini Anda mendapat koin jaringan uji Monad untuk mencoba-coba.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing telah berakhir. Terima kasih kepada semua yang ikut serta.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics telah berakhir. Terima kasih kepada semua yang ikut serta.

screen-not-found-title = Tidak ada apa-apa di sini
screen-not-found-description = Mungkin alamatnya salah ketik, atau halamannya sudah pindah.

screen-back = Kembali ke bridge
screen-not_open = Halaman ini belum dibuka saat ini
screen-ended = Acara ini telah berakhir

nearest-question = Maksud Anda { $path }?
nearest-find = Cari di antara transfer
nearest-places = Halaman yang memang ada

terms-failed = Ketentuan tidak dapat dimuat
terms-failed-text = Periksa koneksi Anda, lalu coba lagi.
