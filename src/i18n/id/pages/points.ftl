### The points page

points-phase = Poin dihitung dari transaksi bridge Fase 2, yang dimulai setelah 6/12/2023.
points-phase-label = Cara poin dihitung
points-total = Total
points-tile-bridge = Bridge
points-tile-quest = Misi
points-tile-referral = Referral
points-tile-check_in = Check-in
points-extra-bridge_v1 = Bridge, Fase 1
points-extra-referral_v1 = Referral, Fase 1
points-extra-pool = Pool
points-learn_more = Selengkapnya
points-failed = Gagal memuat poin Anda. Poin yang sudah Anda peroleh aman.
points-coming = { $points } poin lagi tertunda
points-coming_until = { $points } poin lagi tertunda, dikreditkan paling lambat { $day }

points-boost-made =
    { $bridges ->
        [0] Anda belum pernah transfer.
       *[other] Anda sudah melakukan { $bridges } transfer.
    }
points-boost-next = Mulai transfer ke-{ $from }, setiap transfer mendapat { $factor }.
points-boost-top = Anda sudah di pengali tertinggi.
points-boost-from = mulai transfer ke-{ $from }

points-why = Riwayat poin
points-why-empty = Belum ada poin. Setiap transfer, check-in, dan tugas yang memberi poin muncul di sini.
points-why-more = Muat lainnya
points-why-pending = Tertunda sampai { $day }
points-why-bridge = Transfer ke-{ $number }
points-why-boosted = { $base } poin dengan pengali { $factor }
points-why-check_in = Check-in { $day }
points-why-bridged_day = dengan transfer pada hari itu
points-why-bridged_later = bonus untuk transfer di hari yang sama
points-why-double = poin ganda
points-why-streak = streak { $days } hari
points-why-step = untuk { $transfers } transfer
points-why-deployments = untuk { $count } kontrak yang di-deploy
points-why-extra = karena menyelesaikan semua langkah
points-why-share = karena membagikannya
points-why-social = untuk tugas sosial
points-why-referral = Transfer teman
points-why-referral-share = { $percent }% dari poin { $friend }
points-why-pool = Pool, { $day }
points-why-pool-held = setidaknya { $amount } di { $network } sepanjang hari
points-why-granted = Ditambahkan oleh operator
points-why-revoked = Dihapus oleh operator
points-why-taken_once = Koreksi
points-why-taken_once-text = operator sudah menghapus poin ini sebelumnya
points-why-taken_back = Poin dibatalkan
points-why-transfer_undone = jaringan membatalkan transfer
points-why-check_in_undone = jaringan membatalkan check-in
points-why-bridge_of_day_undone = jaringan membatalkan transfer hari itu, jadi check-in dihitung tanpanya
points-why-streak_changed = check-in sebelumnya dibatalkan, jadi streak lebih pendek
points-why-campaign_not_reached = langkah kampanye ini tidak dihitung lagi karena transfer dibatalkan atau kampanye berubah
points-why-social_changed = Anda berhenti mengikuti atau keluar, atau tugas diatur ulang
points-why-one_person = dompet teman dan dompet Anda tertaut ke akun Telegram yang sama
points-why-invitation_ended = operator mengakhiri referral
points-why-of_friend = transfer teman tidak dihitung lagi
points-why-other = Poin

points-week = Minggu ini
points-week-streak = streak { $days } hari
points-week-rule = Hari berakhir tengah malam UTC.
points-week-star = Bintang menandai bonus streak. Streak diatur ulang setiap Senin.
points-week-of = Check-in { $wallet }
points-day-claimed = { $day }: sudah check-in, { $points } poin
points-day-today = { $day }, hari ini: check-in untuk { $points } poin atau lebih
points-day-missed = { $day }: terlewat
points-day-before = { $day }: sebelum check-in pertama Anda
points-day-coming = { $day }
points-day-special = { $day }: { $points } poin bonus

points-tasks = Tugas berpoin
points-task-check_in = { $points } poin, atau { $bridged } pada hari dengan transfer

points-earn-title = Cara mendapat poin
points-earn-text = Hubungkan dompet untuk melihat poin Anda dan mendapat lebih banyak.
points-earn-bridge = Bridge
points-earn-bridge-text = Poin terbanyak ke { $top }; { $other } ke jaringan lain, { $least } untuk token lain
points-earn-bridge-flat = { $other } ke jaringan mana pun, { $least } untuk token lain
points-earn-check_in-text = { $points } poin, plus bonus untuk transfer hari itu dan streak
points-earn-boost = Pengali
points-earn-boost-text = Makin sering transfer, makin banyak poin: { $factor } mulai transfer ke-{ $bridges }
points-earn-up_to = hingga { $points }

points-activities = Kampanye
points-theme-left = Sisa { $days } hari { $hours } jam { $minutes } mnt
points-theme-range = { $start } – { $end }
points-activity-made = { $made } dari { $asked }
points-activity-progress = { $made } dari { $asked } transfer
points-activity-steps = { $made } dari { $asked } langkah
points-activity-deployments = { $made } dari { $asked } kontrak
points-activity-done = Selesai
points-activity-ended = Berakhir
points-activity-step = +{ $points } poin
points-activity-bonus = Bonus +{ $points } untuk menyelesaikan semua langkah

points-order = +{ $points } poin
points-order-counted = dikreditkan

points-panel = Tingkatkan poin Anda
points-panel-more = Misi lainnya
points-panel-previous = Misi sebelumnya
points-panel-next = Misi berikutnya
points-panel-all = Semua poin dan misi

events-title = Event
events-people = { $people } peserta
events-coming = Segera hadir
events-ended = Berakhir: { $count }
