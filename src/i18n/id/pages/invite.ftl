### Referrals: inviting friends and being invited

invite-link = Tautan referral Anda
invite-copy = Salin tautan
invite-qr = Kode QR dengan tautan referral Anda
invite-share = Bagikan
invite-share-title = Causeway
invite-share-text = Transfer aset antarjaringan dengan Causeway dan dapatkan poin:
invite-stat-referees = Teman
invite-stat-bridges = Transfer mereka
invite-stat-points = Poin Anda
invite-stat-waiting = { $points } tertunda

invite-rules = Cara kerjanya
invite-rule-share = Anda mendapat { $percent }% dari poin setiap transfer teman. Poin mereka tidak berkurang.
invite-rule-some = Anda mendapat bagian dari poin setiap transfer teman. Poin mereka tidak berkurang.
invite-rule-first = Teman Anda membuka tautan, menghubungkan dompet, dan mengonfirmasi referral sebelum transfer pertamanya. Referral pertama yang dikonfirmasi bersifat final.
invite-rule-wait = Poin dari transfer teman tertunda { $hours } jam untuk berjaga-jaga jika jaringan membatalkan transfernya.
invite-rule-wait_some = Poin dari transfer teman tertunda sementara untuk berjaga-jaga jika jaringan membatalkan transfernya.

invite-friends = Referral Anda
invite-friends-empty = Belum ada referral. Teman yang bergabung dengan tautan Anda muncul di sini.
invite-friend-came = Bergabung { $day }
invite-friend-joined = Belum ada transfer
invite-friend-ended = Referral diakhiri operator
invite-friend-waiting = +{ $points } tertunda
invite-friend-bridges = { $bridges } transfer

invite-none = Tautan referral Anda
invite-none-text = Hubungkan dompet untuk mendapat tautan dan melihat referral Anda. Dompet baru perlu masuk satu kali; gratis.
invite-wanted = Dompet ini baru di sini. Masuk sekali untuk membuat tautan Anda; cukup tanda tangan gratis, bukan transaksi.
invite-wanted-action = Dapatkan tautan saya

invite-came = Teman mengundang Anda
invite-came-text = Konfirmasi dengan dompet Anda agar teman Anda mendapat bagian dari poin transfer Anda. Gratis, dan poin Anda tidak berkurang.
invite-came-confirm = Konfirmasi dengan dompet
invite-came-decline = Tidak, terima kasih
invite-came-bound = Referral dikonfirmasi
invite-came-bound-text = Teman Anda mendapat poin saat Anda transfer. Poin Anda tidak berkurang.

invite-ask = Teman mengundang Anda. Konfirmasi sebelum transfer pertama agar dihitung; gratis.
invite-remembered = Referral Anda tersimpan. Hubungkan dompet dan konfirmasi sebelum transfer pertama Anda.
invite-own_link = Ini tautan referral Anda sendiri. Tautan ini hanya berlaku bagi teman yang membukanya.
invite-review = Teman mengundang Anda. Referral hanya dihitung jika Anda konfirmasi sebelum transfer pertama.
invite-review-action = Konfirmasi referral dulu

invite-problem-referral_self = Ini tautan referral Anda sendiri. Bagikan kepada teman.
invite-problem-referral_cycle = Referral ini dari orang yang Anda undang, jadi tidak bisa dihitung.
invite-problem-referral_taken = Anda sudah mengonfirmasi referral lain, dan itu tidak bisa diubah.
invite-problem-referral_late = Referral hanya dihitung sebelum transfer pertama, dan dompet ini sudah pernah transfer.
invite-problem-referral_ended = Operator mengakhiri referral dompet ini, jadi dompet ini tidak bisa memakai referral lain.
invite-problem-referral_unknown = Tautan referral ini tidak berlaku lagi.
invite-problem-wallet_rejected = Anda menolak di dompet. Tidak ada yang berubah, dan Anda bisa mengonfirmasi nanti.

invite-task = Bagikan referral
invite-task-text = Bagian dari poin setiap transfer teman Anda
invite-task-action = Bagikan
