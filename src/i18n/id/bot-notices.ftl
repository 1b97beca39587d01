### Messages that the bot sends on its own. They are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Check-in harian Anda sudah siap.</b> Check-in agar streak Anda tidak putus.
bot-reminder-no_wallet = <b>Check-in harian Anda sudah siap.</b> Tautkan dompet di aplikasi untuk memulai streak.
bot-reminder-open = Check-in sekarang
bot-reminder-later = { $hours } jam lagi
bot-reminder-mute = Senyapkan seminggu
bot-reminder-off = Nonaktifkan pengingat
bot-reminder-said-later = Pengingat berikutnya pukul { $time }.
bot-reminder-said-muted = Pengingat disenyapkan sampai { $day }. Ubah dengan /remind.
bot-reminder-said-too_late = Check-in hari ini ditutup sebelum itu. Check-in sekarang?
bot-reminder-said-off = Pengingat nonaktif. Aktifkan lagi dengan /remind.

bot-receipt-deposit_seen = <b>Deposit terdeteksi.</b> { $amount } dari { $from } sedang dalam perjalanan ke { $to }.
bot-receipt-arrived = <b>Transfer selesai.</b> { $amount } sudah tiba di { $to }.
bot-receipt-arrived_open = <b>Transfer selesai.</b> Transfer Anda tiba di { $to }.
bot-receipt-needs_you = <b>Perlu tindakan.</b> Transfer { $amount } Anda tidak dibayarkan tepat waktu. Buka untuk refund di { $from }.
bot-receipt-held = <b>Sedang ditinjau.</b> { $provider } belum menyelesaikan transfer { $amount } Anda. Buka untuk melihat langkah yang bisa diambil.
bot-receipt-refunded = <b>Sudah di-refund.</b> Deposit { $amount } Anda di-refund di { $from }.

bot-request-paid = <b>Permintaan dibayar.</b> { $amount } yang Anda minta sudah tiba di { $to }.
bot-request-open = Buka permintaan

bot-deposit-created =
    <b>Alamat deposit.</b> Kirim tepat <code>{ $number }</code> { $symbol } di { $from }, satu kali, dalam { $minutes } menit (sampai pukul { $time } UTC) ke:
    <code>{ $address }</code>
    Dana tiba di { $to }. Jika bursa Anda memotong biaya dari jumlah itu, tambahkan biayanya.
bot-deposit-note = Deposit yang kurang, terlambat, atau terkirim dua kali di-refund.
bot-deposit-note-provider = { $provider } mungkin me-refund deposit yang kurang atau terlambat.
bot-deposit-note-escrow = Jika Anda mengirim kurang, alamat itu menunggu sisanya. Kelebihan atau deposit yang terlambat tetap di sana, dan Anda dapat menariknya ke alamat refund Anda.
bot-deposit-memo = Memo, wajib: <code>{ $memo }</code>
bot-deposit-late = <b>Waktu habis.</b> Jangan kirim { $amount } ke alamat itu lagi. Jika deposit Anda masuk blok tepat waktu, deposit itu muncul di sini; deposit yang lebih lambat di-refund di { $from }.
bot-deposit-late-provider = <b>Waktu habis.</b> Jangan kirim { $amount } ke alamat itu lagi. Jika deposit Anda masuk blok tepat waktu, deposit itu muncul di sini; { $provider } mungkin me-refund deposit yang lebih lambat di { $from }.
bot-deposit-late-escrow = <b>Waktu habis.</b> Jangan kirim { $amount } ke alamat itu lagi. Jika deposit Anda masuk blok tepat waktu, deposit itu muncul di sini; deposit yang lebih lambat tetap di alamat itu, dan Anda dapat menariknya ke alamat refund Anda di { $from }.
bot-deposit-expired = <b>Tidak ada deposit tepat waktu.</b> Jangan kirim { $amount } ke alamat itu lagi. Deposit yang sudah dikirim akan di-refund di { $from }.
bot-deposit-expired-provider = <b>Tidak ada deposit tepat waktu.</b> Jangan kirim { $amount } ke alamat itu lagi. { $provider } mungkin me-refund deposit yang sudah dikirim di { $from }.
bot-deposit-expired-escrow = <b>Tidak ada deposit tepat waktu.</b> Jangan kirim { $amount } ke alamat itu lagi. Deposit yang sudah dikirim tetap di alamat itu, dan Anda dapat menariknya ke alamat refund Anda di { $from }.
bot-deposit-seen = <b>Deposit terdeteksi.</b> Deposit Anda di { $from } sedang menunggu konfirmasi.
bot-deposit-confirmed = <b>Deposit dikonfirmasi.</b> Jika sesuai dengan transfer, dana akan dibayarkan di { $to }; jika tidak, dana di-refund di { $from }.
bot-deposit-paying = <b>Pembayaran sedang diproses.</b> Transfer Anda sedang dibayarkan di { $to }.
bot-deposit-refunding = <b>Refund sedang diproses.</b> Deposit Anda sedang di-refund di { $from }.
bot-deposit-refunded = <b>Sudah di-refund.</b> Deposit Anda sudah di-refund di { $from }.
bot-deposit-held = <b>Sedang ditinjau.</b> Deposit Anda di { $from } aman. Dana akan dibayarkan atau di-refund.

bot-receipts-turn_on = Aktifkan pesan transfer
bot-receipts-turn_off = Nonaktifkan pesan transfer
bot-receipts-on = Pesan transfer aktif. Anda akan diberi tahu soal deposit, transfer yang tiba, refund, dan tindakan yang diperlukan.
bot-receipts-off = Pesan transfer nonaktif. Aktifkan lagi dengan /status.

bot-moved-wallet = <b>Dompet dipindahkan.</b> { $wallet } ditautkan ke akun Telegram lain dengan tanda tangan baru. Jika itu bukan Anda, orang lain punya akses ke dompet ini: pindahkan dana Anda ke dompet baru.
bot-moved-wallet_list = Dompet saya
