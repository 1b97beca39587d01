### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Bahasa Indonesia

bot-open = Buka Causeway
bot-open-order = Buka transfer
bot-language-button = Bahasa
bot-help-button = Apa yang bisa kamu lakukan?
bot-remind-button = Pengingat
bot-button-old = Tombol ini dari pesan lama. Kirim perintahnya lagi.
bot-unknown = Saya tidak mengerti. Ini yang bisa saya lakukan:

bot-command-start = Mulai
bot-command-checkin = Check-in hari ini
bot-command-points = Poin Anda
bot-command-tasks = Yang memberi poin sekarang
bot-command-invite = Undang teman
bot-command-status = Transfer dalam perjalanan
bot-command-history = Transfer sebelumnya
bot-command-wallets = Dompet Anda yang tertaut
bot-command-language = Bahasa
bot-command-support = Minta bantuan
bot-command-help = Yang bisa saya lakukan

bot-start-hello = Halo, { $name }!
bot-start-bridge = Causeway memindahkan aset Anda antarjaringan. Di sini saya memberi tahu saat transfer tiba dan saat waktunya check-in.
bot-start-invited = Seorang teman mengundang Anda ke Causeway. Buka dan konfirmasi undangannya sebelum transfer pertama Anda.
bot-start-order = Transfer Anda tinggal sekali ketuk.
bot-start-place = Tinggal sekali ketuk untuk membukanya.
bot-start-unknown = Tautan itu tidak mengarah ke mana pun lagi, tetapi yang lain masih ada di sini.
bot-start-link_wallet = Tautkan dompet di aplikasi agar saya tahu poin dan transfer siapa yang ditampilkan.

bot-checkin-done = <b>Sudah check-in hari ini.</b> Sampai jumpa besok.
bot-checkin-todo = <b>Check-in hari ini sudah dibuka.</b> Anda mendapat { $points } poin.
bot-checkin-week = Minggu ini, Senin sampai Minggu:
bot-checkin-action = Check-in sekarang
bot-checkin-calendar = Lihat kalender

bot-points-total = <b>{ $points } poin</b>, dompet { $wallet }
bot-points-bridges = Transfer: { $points }
bot-points-check_ins = Check-in: { $points }
bot-points-friends = Teman: { $points }
bot-points-campaigns = Kampanye: { $points }
bot-points-none = Belum ada: transfer atau check-in pertama akan memberi poin.
bot-points-boost = Transfer Anda mendapat { $multiplier } kali poinnya.
bot-points-open = Lihat asal poin

bot-tasks-title = Yang memberi poin sekarang
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points } poin
bot-tasks-steps = { $done } dari { $all } langkah selesai
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Saat ini hanya transfer dan check-in harian yang memberi poin.
bot-tasks-more = Dan { $count } lagi di aplikasi.
bot-tasks-open = Buka tugas

bot-invite-title = Undang teman ke Causeway
bot-invite-description = Mengirim undangan Anda ke obrolan ini
bot-invite-message = Pindahkan aset antarjaringan dengan <b>Causeway</b> dan dapatkan poin. Tombol ini membukanya dengan undangan saya.
bot-invite-yours = Undangan Anda. Anda mendapat bagian dari poin setiap transfer teman:
bot-invite-share_text = Pindahkan aset antarjaringan dengan Causeway dan dapatkan poin.
bot-invite-choose = Kirim ke obrolan
bot-invite-share = Bagikan tautan
bot-invite-none = Dompet ini belum punya undangan. Undangan muncul setelah transfer atau check-in pertama, atau dengan masuk.
bot-invite-get = Dapatkan tautan saya

bot-order =
    <b>{ $amount }</b> dari { $from } ke { $to }
    { $status }, { $day }
bot-status-none = Saat ini tidak ada yang dalam perjalanan.
bot-status-open = Buka { $amount }
bot-history-none = Dompet ini belum pernah transfer.
bot-history-end = Tidak ada yang lebih lama.
bot-history-open = Buka riwayat
bot-history-older = Lebih lama
bot-history-newest = Terbaru

bot-wallets-title = Dompet Anda. Saya menampilkan poin dan transfer dompet yang dipilih:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Belum ada dompet yang tertaut ke akun Telegram ini. Buka aplikasi, hubungkan dompet, dan tanda tangani sekali; gratis dan tidak memindahkan apa pun.
bot-wallets-link = Tautkan dompet
bot-wallets-choose = Pilih { $wallet }
bot-wallets-unlink = Lepas { $wallet }
bot-wallets-ask = Lepas <code>{ $wallet }</code>? Poin dan transfernya tetap ada. Untuk menautkannya lagi, dompet harus menandatangani.
bot-wallets-keep = Biarkan
bot-wallets-unlink_now = Lepas
bot-wallets-now = { $wallet } dipilih
bot-wallets-unlinked = { $wallet } dilepas
bot-wallets-gone = Dompet itu tidak tertaut lagi

bot-language-title = Saya sebaiknya memakai bahasa apa?
bot-language-auto = Seperti di Telegram
bot-language-set = Sekarang saya memakai Bahasa Indonesia

bot-help-title = Ini yang bisa saya lakukan:
bot-support = Orang yang bisa membantu ada di sini. Siapkan transfernya jika pertanyaan Anda tentang itu. Kami tidak pernah meminta frasa pemulihan Anda.
bot-support-open = Buka dukungan
bot-support-none = Setiap transfer menunjukkan di mana ia berada dan apa yang harus dilakukan. Kami tidak pernah meminta frasa pemulihan Anda.

bot-group-hello = Causeway memindahkan aset antarjaringan. Semua tentang Anda tetap di obrolan pribadi.
bot-group-private = Orang lain ikut membaca di sini. Mari lanjutkan secara pribadi.
bot-group-open = Lanjutkan secara pribadi

bot-inline-route = { $amount }: { $from } ke { $to }
bot-inline-route_text = Mengirim rute ini ke obrolan
bot-inline-route_message = Pindahkan <b>{ $amount }</b> dari { $from } ke { $to } dengan Causeway.
bot-inline-bridge = Buka transfer ini

bot-problem = Tidak berhasil, dan ini bukan salah Anda. Coba lagi dalam satu menit.
bot-problem-api = Causeway saat ini tidak menjawab. Transfer Anda tetap berjalan; coba lagi dalam satu menit.
bot-problem-busy = Banyak orang sedang bertanya saat ini. Coba lagi dalam satu menit.
bot-too_fast = Anda bertanya lebih cepat daripada saya bisa menjawab. Mohon tunggu satu menit.

bot-command-remind = Pengingat harian
bot-remind-is_off = Saya belum mengingatkan Anda untuk check-in. Ingatkan sekali sehari jika Anda belum check-in?
bot-remind-is_on = Saya mengingatkan Anda untuk check-in pukul <b>{ $time }</b> ({ $zone }), jika Anda belum check-in.
bot-remind-is_muted = Pengingat disenyapkan sampai { $day }.
bot-remind-quiet = Jam tenang: pukul { $from } sampai { $to }.
bot-remind-quiet_none = Tanpa jam tenang.
bot-remind-in_quiet = Waktu ini ada di dalam jam tenang Anda, jadi saya menulis saat jam itu berakhir, pukul { $time }.
bot-remind-unknown = Saya mengerti waktu seperti <code>/remind 20:30</code> atau zona waktu seperti <code>/remind Asia/Jakarta</code>.
bot-remind-turn_on = Ingatkan saya
bot-remind-turn_off = Matikan
bot-remind-times = Waktu
bot-remind-times_title = Pukul berapa?
bot-remind-zones = Zona waktu
bot-remind-zones_title = Pukul berapa sekarang di tempat Anda? Zona lain diatur dengan nama: <code>/remind Asia/Jakarta</code>
bot-remind-quiets = Jam tenang
bot-remind-quiets_title = Kapan saya harus diam?
bot-remind-no_quiet = Tidak pernah
bot-remind-back = Kembali
bot-remind-saved = Tersimpan
