### Replies of the bot. They are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Bahasa Indonesia

bot-open = Buka Causeway
bot-open-order = Buka transfer
bot-language-button = Bahasa
bot-help-button = Bantuan
bot-remind-button = Pengingat
bot-button-old = Tombol ini sudah kedaluwarsa. Kirim perintahnya lagi.
bot-unknown = Perintah tidak dikenali. Perintah yang tersedia:

bot-command-start = Mulai bot
bot-command-checkin = Check-in hari ini
bot-command-points = Poin Anda
bot-command-tasks = Cara mendapat poin
bot-command-invite = Undang teman
bot-command-status = Transfer yang sedang berjalan
bot-command-history = Riwayat transfer
bot-command-export = Ekspor saldo dan riwayat
bot-command-pay = Minta pembayaran
bot-command-wallets = Dompet tertaut Anda
bot-command-language = Bahasa
bot-command-support = Hubungi dukungan
bot-command-help = Daftar perintah

bot-start-hello = Halo, { $name }!
bot-start-bridge = Causeway mentransfer aset Anda antarjaringan. Dapatkan pesan di sini saat transfer tiba atau waktunya check-in.
bot-start-invited = Teman mengundang Anda ke Causeway. Buka aplikasi dan konfirmasi referral sebelum transfer pertama Anda.
bot-start-order = Buka transfer Anda di bawah.
bot-start-place = Buka di bawah.
bot-start-unknown = Tautan itu tidak berlaku lagi. Anda tetap bisa memakai fitur lainnya.
bot-start-link_wallet = Tautkan dompet di aplikasi untuk melihat poin dan transfer Anda di sini.

bot-checkin-done = <b>Anda sudah check-in hari ini.</b> Kembali lagi besok.
bot-checkin-todo = <b>Check-in hari ini sudah dibuka.</b> Dapatkan { $points } poin.
bot-checkin-week = Minggu ini, Senin sampai Minggu:
bot-checkin-action = Check-in sekarang
bot-checkin-calendar = Buka kalender

bot-points-total = <b>{ $points } poin</b>, dompet { $wallet }
bot-points-bridges = Transfer: { $points }
bot-points-check_ins = Check-in: { $points }
bot-points-friends = Referral: { $points }
bot-points-campaigns = Kampanye: { $points }
bot-points-pool = Pool: { $points }
bot-points-none = Belum ada poin. Transfer atau check-in untuk mendapatkannya.
bot-points-boost = Transfer Anda mendapat { $multiplier }× poin.
bot-points-open = Lihat detail

bot-tasks-title = Cara mendapat poin
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points } poin
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Belum ada tugas saat ini. Transfer dan check-in setiap hari untuk mendapat poin.
bot-tasks-more = { $count } tugas lagi di aplikasi.
bot-tasks-open = Buka tugas

bot-invite-title = Undang teman ke Causeway
bot-invite-description = Kirim tautan referral Anda ke obrolan ini
bot-invite-message = Transfer aset antarjaringan dengan <b>Causeway</b> dan dapatkan poin. Buka dengan tautan referral saya di bawah.
bot-invite-yours = Tautan referral Anda. Dapatkan bagian dari poin setiap transfer teman Anda:
bot-invite-share_text = Transfer aset antarjaringan dengan Causeway dan dapatkan poin.
bot-invite-choose = Kirim ke obrolan
bot-invite-share = Bagikan tautan
bot-invite-none = Dompet ini belum punya tautan referral. Transfer, check-in, atau masuk untuk mendapatkannya.
bot-invite-get = Dapatkan tautan saya

bot-order =
    <b>{ $amount }</b> dari { $from } ke { $to }
    { $status }, { $day }
bot-status-none = Tidak ada transfer yang sedang berjalan.
bot-status-open = Buka { $amount }
bot-history-none = Belum ada transfer dengan dompet ini.
bot-history-end = Tidak ada transfer yang lebih lama.
bot-history-open = Buka riwayat
bot-history-older = Lebih lama
bot-history-newest = Terbaru
bot-export-title =
    <b>Ekspor</b>
    { $count ->
       *[other] Berkas CSV dari { $count } dompet tertaut Anda.
    }
bot-export-about = Pilih berkas. Nilai diambil dari saat setiap transfer atau penukaran; nilai yang tidak diketahui dikosongkan.
bot-export-button = Ekspor ke berkas
bot-export-balances = Saldo
bot-export-history = Riwayat
bot-export-years = Ringkasan tahunan
bot-export-assets = Total per aset
bot-export-sent = Berkas terkirim
bot-export-empty = Belum ada yang bisa diekspor
bot-export-limit = Anda sudah meminta banyak berkas. Coba lagi satu jam lagi.
bot-export-too_large = Berkas ini terlalu besar untuk pesan. Buka portofolio di aplikasi untuk mengunduhnya.

bot-wallets-title = Dompet Anda. Poin dan transfer ditampilkan untuk dompet yang dipilih:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Belum ada dompet yang tertaut ke akun Telegram ini. Buka aplikasi, hubungkan dompet, dan tanda tangani sekali; gratis dan tidak memindahkan dana.
bot-wallets-link = Tautkan dompet
bot-wallets-choose = Pilih { $wallet }
bot-wallets-unlink = Lepas { $wallet }
bot-wallets-ask = Lepas <code>{ $wallet }</code>? Poin dan transfernya tetap ada. Untuk menautkannya lagi, Anda perlu tanda tangan dengan dompet itu.
bot-wallets-keep = Jangan lepas
bot-wallets-unlink_now = Lepas
bot-wallets-now = { $wallet } dipilih
bot-wallets-unlinked = { $wallet } dilepas
bot-wallets-gone = Dompet itu tidak tertaut lagi

bot-language-title = Pilih bahasa
bot-language-auto = Seperti di Telegram
bot-language-set = Bahasa diatur ke Bahasa Indonesia

bot-help-title = Perintah yang tersedia:
bot-support = Hubungi dukungan di bawah. Jika tentang transfer, siapkan tautannya. Kami tidak akan pernah meminta frasa pemulihan Anda.
bot-support-open = Hubungi dukungan
bot-support-none = Buka transfer untuk melihat status dan langkah berikutnya. Kami tidak akan pernah meminta frasa pemulihan Anda.

bot-group-hello = Causeway mentransfer aset antarjaringan. Poin dan transfer Anda hanya ditampilkan di obrolan pribadi.
bot-group-private = Ini obrolan grup. Lanjutkan secara pribadi agar data Anda tidak terlihat orang lain.
bot-group-open = Lanjutkan secara pribadi

bot-inline-route = { $amount }: { $from } ke { $to }
bot-inline-route_text = Kirim rute ini ke obrolan
bot-inline-route_message = Transfer <b>{ $amount }</b> dari { $from } ke { $to } dengan Causeway.
bot-inline-bridge = Buka rute

bot-problem = Terjadi kesalahan di pihak kami. Coba lagi dalam satu menit.
bot-problem-api = Causeway saat ini tidak dapat dijangkau. Transfer yang sedang berjalan tidak terpengaruh; coba lagi dalam satu menit.
bot-problem-busy = Permintaan sedang sangat banyak. Coba lagi dalam satu menit.
bot-too_fast = Terlalu banyak pesan sekaligus. Tunggu satu menit.

bot-command-remind = Pengingat harian
bot-remind-is_off = Pengingat harian nonaktif. Aktifkan untuk mendapat pesan jika Anda belum check-in.
bot-remind-is_on = Pengingat harian pukul <b>{ $time }</b> ({ $zone }), pada hari Anda belum check-in.
bot-remind-is_muted = Disenyapkan sampai { $day }.
bot-remind-quiet = Jam tenang: { $from } sampai { $to }.
bot-remind-quiet_none = Tanpa jam tenang.
bot-remind-in_quiet = Waktu ini termasuk jam tenang Anda, jadi pengingat tiba saat jam itu berakhir, pukul { $time }.
bot-remind-unknown = Kirim waktu, misalnya <code>/remind 20:30</code>, atau zona waktu, misalnya <code>/remind Asia/Jakarta</code>.
bot-remind-turn_on = Aktifkan
bot-remind-turn_off = Nonaktifkan
bot-remind-times = Waktu
bot-remind-times_title = Pilih waktu
bot-remind-zones = Zona waktu
bot-remind-zones_title = Pukul berapa di tempat Anda? Untuk zona lain, kirim namanya: <code>/remind Asia/Makassar</code>
bot-remind-quiets = Jam tenang
bot-remind-quiets_title = Pilih jam tenang Anda
bot-remind-no_quiet = Tidak ada
bot-remind-back = Kembali
bot-remind-saved = Tersimpan

bot-pay = Buat tautan pembayaran di aplikasi dan kirim ke pembayar. Mereka bisa membayar dari jaringan apa pun yang didukung, dan Anda berdua melihat statusnya.
bot-pay-unread = Permintaan itu tidak jelas. Kirim /pay dengan jumlah, token, dan jika perlu jaringan, misalnya <code>/pay 25 USDC base</code>.
bot-pay-open = Buat tautan pembayaran
bot-start-pay = Buka permintaan pembayaran.
