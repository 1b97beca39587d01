### Inviting friends, and having been invited

invite-link = Undangan Anda
invite-copy = Salin tautan
invite-qr = Kode undangan Anda untuk kamera perangkat lain
invite-share = Bagikan
invite-share-title = Causeway
invite-share-text = Pindahkan aset antarjaringan dengan Causeway dan dapatkan poin:
invite-stat-referees = Teman
invite-stat-bridges = Transfer mereka
invite-stat-points = Poin Anda
invite-stat-waiting = { $points } lagi dalam perjalanan

invite-rules = Cara kerjanya
invite-rule-share = Anda mendapat { $percent } % dari poin setiap transfer teman. Teman Anda tidak kehilangan apa pun.
invite-rule-some = Anda mendapat bagian dari poin setiap transfer teman. Teman Anda tidak kehilangan apa pun.
invite-rule-first = Teman membuka tautan, menghubungkan dompet, dan mengonfirmasi undangan sebelum transfer pertama. Undangan pertama yang berlaku.
invite-rule-wait = Poin dari transfer teman menunggu { $hours } jam sebelum dihitung, karena transfer itu masih bisa dibatalkan.
invite-rule-wait_some = Poin dari transfer teman menunggu sebentar sebelum dihitung, karena transfer itu masih bisa dibatalkan.

invite-friends = Teman yang datang
invite-friends-empty = Belum ada. Siapa pun yang datang lewat tautan Anda dan mengonfirmasinya muncul di sini.
invite-friend-came = Datang pada { $day }
invite-friend-joined = belum pernah transfer
invite-friend-ended = undangan ini diakhiri operator
invite-friend-waiting = +{ $points } dalam perjalanan
invite-friend-bridges = { $bridges } transfer

invite-none = Tautan Anda sendiri
invite-none-text = Hubungkan dompet untuk mendapat tautan dan melihat siapa yang datang lewat tautan itu. Dompet yang baru di sini masuk satu kali; itu gratis.
invite-wanted = Dompet ini baru di sini. Masuk sekali dengannya, dan tautan Anda dibuat. Itu tanda tangan, bukan transaksi: gratis.
invite-wanted-action = Dapatkan tautan saya

invite-came = Anda datang lewat undangan
invite-came-text = Konfirmasi dengan dompet, dan pengundang Anda mendapat bagian tambahan dari poin transfer Anda. Anda tidak membayar apa pun: tanpa biaya, tanpa potongan poin.
invite-came-confirm = Konfirmasi dengan dompet
invite-came-later = Tidak, terima kasih
invite-came-bound = Undangan Anda dikonfirmasi
invite-came-bound-text = Pengundang Anda mendapat poin dari transfer Anda. Poin Anda tetap milik Anda.

invite-ask = Anda datang lewat undangan. Konfirmasi sebelum transfer pertama: setelah itu undangan tidak dihitung lagi. Gratis bagi Anda.
invite-remembered = Undangan Anda diingat. Setelah dompet terhubung, konfirmasi sebelum transfer pertama.
invite-own_link = Ini tautan undangan Anda sendiri. Tautan ini berlaku bagi teman yang membukanya, bukan bagi Anda.
invite-review = Anda datang lewat undangan. Undangan hanya dihitung jika dikonfirmasi sebelum transfer pertama.
invite-review-action = Konfirmasi undangan dulu

invite-problem-referral_self = Ini undangan Anda sendiri. Bagikan kepada teman.
invite-problem-referral_cycle = Undangan ini dari orang yang Anda undang sendiri, jadi tidak dihitung.
invite-problem-referral_taken = Anda sudah mengonfirmasi undangan lain, dan itu yang berlaku.
invite-problem-referral_late = Undangan hanya dihitung sebelum transfer pertama, dan dompet ini sudah pernah transfer.
invite-problem-referral_ended = Operator telah mengakhiri undangan dompet ini, jadi dompet ini tidak bisa menerima undangan lain.
invite-problem-referral_unknown = Tidak ada lagi yang mengundang dengan tautan ini.
invite-problem-wallet_rejected = Anda menolak di dompet. Tidak ada yang berubah; Anda bisa mengonfirmasi nanti.

invite-task = Bagikan referral
invite-task-text = Bagian dari poin setiap transfer teman Anda
invite-task-action = Bagikan
