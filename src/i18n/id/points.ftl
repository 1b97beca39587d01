### The points page

points-mine = Poin Saya
points-phase = Poin dihitung dari transaksi bridge Fase 2, yang dimulai setelah 6/12/2023.
points-phase-label = Dasar perhitungan poin
points-total = Jumlah
points-tile-bridge = Bridge
points-tile-quest = Misi
points-tile-referral = Referral
points-tile-check_in = Check-in
points-extra-bridge_v1 = Bridge, Fase 1
points-extra-referral_v1 = Referral, Fase 1
points-extra-pool = Pool
points-learn_more = Selengkapnya
points-failed = Poin Anda tidak dapat dimuat. Yang sudah Anda peroleh aman.
points-coming = { $points } lagi dalam perjalanan
points-coming_until = { $points } lagi dalam perjalanan, semuanya paling lambat { $day }

points-boost-made =
    { $bridges ->
        [0] Anda belum pernah transfer.
       *[other] Anda sudah melakukan { $bridges } transfer.
    }
points-boost-next = Mulai transfer ke-{ $from }, setiap transfer mendapat { $factor }.
points-boost-top = Ini pengali tertinggi.
points-boost-from = mulai transfer ke-{ $from }

points-why = Mengapa saya mendapat ini?
points-why-empty = Belum ada. Setiap transfer, check-in, dan tugas yang memberi poin tercantum di sini beserta alasannya.
points-why-more = Tampilkan yang lebih lama
points-why-pending = Dihitung pada { $day }
points-why-bridge = Transfer ke-{ $number }
points-why-boosted = { $base } poin dengan pengali { $factor }
points-why-check_in = Check-in { $day }
points-why-bridged_day = dengan transfer pada hari itu
points-why-bridged_later = tambahan untuk transfer di hari yang sama
points-why-double = poin dua kali lipat
points-why-streak = setelah { $days } hari berturut-turut
points-why-step = untuk { $transfers } transfer
points-why-extra = untuk semua langkahnya
points-why-share = karena membagikannya
points-why-social = untuk tugas sosial
points-why-referral = Transfer teman
points-why-referral-share = { $percent }% dari poin { $friend }
points-why-granted = Diberikan oleh operator
points-why-revoked = Ditarik oleh operator
points-why-taken_once = Tidak ditarik dua kali
points-why-taken_once-text = operator sudah menarik poin ini sebelumnya
points-why-taken_back = Ditarik kembali
points-why-transfer_undone = transfer dibatalkan di jaringannya
points-why-check_in_undone = check-in dibatalkan di jaringannya
points-why-bridge_of_day_undone = transfer hari itu dibatalkan, jadi check-in dihitung tanpanya
points-why-streak_changed = satu hari sebelumnya dibatalkan, jadi hari berturut-turutnya berkurang
points-why-campaign_not_reached = langkah kampanye tidak dihitung lagi: transfer dibatalkan, atau kampanye diubah
points-why-social_changed = status mengikuti atau keanggotaan berakhir, atau tugas dihitung ulang
points-why-one_person = dompet teman dan dompet Anda tertaut ke satu akun Telegram
points-why-invitation_ended = operator mengakhiri undangan teman itu
points-why-of_friend = transfer teman tidak dihitung lagi
points-why-other = Poin

points-week = Minggu ini
points-week-streak = { $days } hari berturut-turut
points-week-rule = Hari berakhir tengah malam UTC.
points-week-star = Bintang menandai hari yang memberi lebih karena hari berturut-turut sebelumnya; hitungannya mulai lagi setiap Senin.
points-week-of = Check-in { $wallet }
points-day-claimed = { $day }: sudah check-in, { $points } poin
points-day-today = { $day }, hari ini: check-in untuk { $points } poin atau lebih
points-day-missed = { $day }: terlewat
points-day-before = { $day }: sebelum check-in pertama Anda
points-day-coming = { $day }
points-day-special = { $day }: { $points } poin lebih banyak

points-tasks = Tugas Berpoin
points-task-check_in = { $points } poin, { $bridged } pada hari dengan transfer

points-earn-title = Poin untuk yang Anda lakukan
points-earn-text = Hubungkan dompet untuk melihat poinnya dan mendapat lebih banyak.
points-earn-bridge = Bridge
points-earn-bridge-text = Terbanyak ke { $top }, ke jaringan lain { $other }, dengan token lain { $least }
points-earn-bridge-flat = Ke jaringan mana pun { $other }, dengan token lain { $least }
points-earn-check_in-text = { $points } poin, lebih banyak pada hari dengan transfer dan untuk hari berturut-turut
points-earn-boost = Pengali
points-earn-boost-text = Makin sering transfer, makin banyak poin tiap kali: mulai ke-{ $bridges } { $factor }
points-earn-up_to = hingga { $points }

points-activities = Kampanye
points-theme-left = Sisa { $days } hari { $hours } jam { $minutes } mnt
points-theme-range = { $start } – { $end }
points-activity-made = { $made } dari { $asked }
points-activity-progress = { $made } dari { $asked } transfer
points-activity-steps = { $made } dari { $asked } langkah
points-activity-done = Selesai
points-activity-ended = Berakhir
points-activity-step = +{ $points } poin
points-activity-bonus = Bonus +{ $points } untuk semuanya

points-order = +{ $points } poin
points-order-counted = sudah dihitung

points-panel = Tingkatkan Poin Anda
points-panel-more = Misi Lainnya
points-panel-previous = Misi sebelumnya
points-panel-next = Misi berikutnya
points-panel-all = Semua poin dan misi

events = Acara
events-people = { $people } peserta
events-coming = Segera hadir
events-ended = Berakhir: { $count }
