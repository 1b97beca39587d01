### What the bot says by itself. Messages are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Check-in hari ini sudah dibuka.</b> Sekali ketuk, dan hari berturut-turut Anda berlanjut.
bot-reminder-no_wallet = <b>Check-in hari ini sudah dibuka.</b> Tautkan dompet di aplikasi, dan hari pertama Anda dihitung.
bot-reminder-open = Check-in sekarang
bot-reminder-later = { $hours } jam lagi
bot-reminder-mute = Tenang seminggu
bot-reminder-off = Jangan ingatkan lagi
bot-reminder-said-later = Saya ingatkan lagi pukul { $time }.
bot-reminder-said-muted = Saya diam sampai { $day }. Ubah dengan /remind.
bot-reminder-said-too_late = Check-in hari ini ditutup sebelum itu. Apakah Anda punya waktu sebentar sekarang?
bot-reminder-said-off = Pengingat dimatikan. Nyalakan lagi dengan /remind.

bot-receipt-deposit_seen = <b>Deposit terlihat.</b> { $amount } dari { $from } sedang menuju { $to }.
bot-receipt-arrived = <b>Tiba.</b> { $amount } sudah ada di { $to }.
bot-receipt-needs_you = <b>Transfer Anda perlu Anda.</b> { $amount } tidak dibayarkan tepat waktu. Buka transfer dan ambil kembali deposit Anda di { $from }.
bot-receipt-refunded = <b>Dikembalikan.</b> Deposit { $amount } Anda dikirim kembali di { $from }.

bot-receipts-turn_on = Kirimi saya pesan tentang transfer
bot-receipts-turn_off = Hentikan pesan tentang transfer
bot-receipts-on = Saya menulis saat transfer Anda terlihat, tiba, kembali, atau memerlukan Anda.
bot-receipts-off = Saya tidak menulis lagi tentang transfer. Nyalakan lagi lewat /status.

bot-moved-wallet = <b>Dompet dipindahkan.</b> { $wallet } ditautkan ke akun Telegram lain dengan tanda tangan baru. Jika itu bukan Anda, orang lain bisa menandatangani dengan dompet ini: pindahkan dana Anda ke dompet baru.
bot-moved-wallet_list = Dompet saya
