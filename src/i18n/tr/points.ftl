### Puan sayfası

points-mine = Puanlarım
points-phase = Puanlar, 06.12.2023’ten sonra başlayan 2. aşamadaki köprü işlemlerine dayanır.
points-phase-label = Puanların dayanağı
points-total = Toplam
points-tile-bridge = Köprü
points-tile-quest = Görev
points-tile-referral = Davet
points-tile-check_in = Yoklama
points-extra-bridge_v1 = Köprü, 1. aşama
points-extra-referral_v1 = Davet, 1. aşama
points-extra-pool = Havuz
points-learn_more = Daha fazla bilgi
points-failed = Puanlarınız yüklenemedi. Kazandıklarınız güvende.
points-coming = { $points } puan daha yolda
points-coming_until = { $points } puan daha yolda, tümü en geç { $day } tarihinde

points-boost-made =
    { $bridges ->
        [0] Henüz köprüyü kullanmadınız.
        [one] { $bridges } transfer yaptınız.
       *[other] { $bridges } transfer yaptınız.
    }
points-boost-next = { $from }. transferden itibaren her biri { $factor } kazandırır.
points-boost-top = Bu en yüksek çarpan.
points-boost-from = { $from }. transferden itibaren

points-why = Bunu neden aldım?
points-why-empty = Henüz bir şey yok. Puan kazandıran her transfer, yoklama ve görev burada nedeniyle listelenir.
points-why-more = Daha eskileri göster
points-why-pending = Sayılacağı gün: { $day }
points-why-bridge = { $number }. transfer
points-why-boosted = { $factor } çarpanla { $base } puan
points-why-check_in = { $day } yoklaması
points-why-bridged_day = aynı gün transferle
points-why-bridged_later = aynı gün yapılan transfer için ek puan
points-why-double = iki kat puan
points-why-streak =
    { $days ->
        [one] art arda { $days } günden sonra
       *[other] art arda { $days } günden sonra
    }
points-why-step =
    { $transfers ->
        [one] { $transfers } transfer için
       *[other] { $transfers } transfer için
    }
points-why-extra = tüm adımları için
points-why-share = paylaştığınız için
points-why-social = sosyal görev için
points-why-referral = Arkadaşınızın transferi
points-why-referral-share = { $friend } puanlarının yüzde { $percent } kadarı
points-why-granted = İşletmeci verdi
points-why-revoked = İşletmeci geri aldı
points-why-taken_once = İki kez geri alınmaz
points-why-taken_once-text = işletmeci bu puanları daha önce geri almıştı
points-why-taken_back = Geri alındı
points-why-transfer_undone = transfer ağında geri alındı
points-why-check_in_undone = yoklama ağında geri alındı
points-why-bridge_of_day_undone = o günün transferi geri alındı, yoklama onsuz sayılır
points-why-streak_changed = önceki bir gün geri alındı, art arda gün sayısı azaldı
points-why-campaign_not_reached = kampanyanın adımı artık sayılmıyor: bir transfer geri alındı veya kampanya değişti
points-why-social_changed = takip veya üyelik sona erdi ya da görev yeniden sayıldı
points-why-one_person = arkadaşınızın cüzdanı ile sizinki aynı Telegram hesabına bağlı
points-why-invitation_ended = işletmeci arkadaşınızın davetini sonlandırdı
points-why-of_friend = arkadaşınızın transferi artık sayılmıyor
points-why-other = Puan

points-week = Bu hafta
points-week-streak =
    { $days ->
        [one] art arda { $days } gün
       *[other] art arda { $days } gün
    }
points-week-rule = Günler UTC gece yarısında biter.
points-week-star = Yıldız, önceki art arda günler sayesinde daha çok kazandıran günü gösterir; sayım her pazartesi yeniden başlar.
points-week-of = { $wallet } yoklamaları
points-day-claimed =
    { $points ->
        [one] { $day }: yoklama yapıldı, { $points } puan
       *[other] { $day }: yoklama yapıldı, { $points } puan
    }
points-day-today = { $day }, bugün: { $points } veya daha çok puan için yoklama yapın
points-day-missed = { $day }: kaçırıldı
points-day-before = { $day }: ilk yoklamanızdan önce
points-day-coming = { $day }
points-day-special = { $day }: { $points } puan daha

points-tasks = Görev yap, kazan
points-task-check_in = { $points } puan, transfer yapılan günde { $bridged }

points-earn-title = Yaptıklarınız için puan
points-earn-text = Puanlarını görmek ve daha fazla kazanmak için cüzdan bağlayın.
points-earn-bridge = Köprü
points-earn-bridge-text = En çok { $top } ağına, diğer ağlara { $other }, diğer tokenlerle { $least }
points-earn-bridge-flat = Her ağa { $other }, diğer tokenlerle { $least }
points-earn-check_in-text = { $points } puan; transfer yapılan günde ve art arda günlerde daha fazla
points-earn-boost = Çarpan
points-earn-boost-text = Ne kadar çok transfer, her biri o kadar çok puan: { $bridges }. transferden itibaren { $factor }
points-earn-up_to = en çok { $points }

points-activities = Kampanyalar
points-theme-left = { $days } g { $hours } sa { $minutes } dk kaldı
points-theme-range = { $start } – { $end }
points-activity-made = { $made } / { $asked }
points-activity-progress =
    { $asked ->
        [one] { $made } / { $asked } transfer
       *[other] { $made } / { $asked } transfer
    }
points-activity-steps =
    { $asked ->
        [one] { $made } / { $asked } adım
       *[other] { $made } / { $asked } adım
    }
points-activity-done = Tamam
points-activity-ended = Sona erdi
points-activity-step = +{ $points } PTS
points-activity-bonus = tamamı için +{ $points } ek puan

points-order = +{ $points } puan
points-order-counted = sayıldı

points-panel = Puanlarınızı artırın
points-panel-more = Daha fazla görev
points-panel-previous = Önceki görev
points-panel-next = Sonraki görev
points-panel-all = Tüm puanlar ve görevler

events = Etkinlikler
events-people = { $people } katılımcı
events-coming = Yakında
events-ended = Sona erenler: { $count }
