### Puan sayfası

points-phase = Puanlar, 06.12.2023’ten sonra başlayan 2. aşamadaki köprü işlemlerine dayanır.
points-phase-label = Puanlar nasıl hesaplanır
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
points-coming = { $points } puan daha beklemede
points-coming_until = { $points } puan daha beklemede, tümü en geç { $day } tarihinde eklenir

points-boost-made =
    { $bridges ->
        [0] Henüz transfer yapmadınız.
        [one] { $bridges } transfer yaptınız.
       *[other] { $bridges } transfer yaptınız.
    }
points-boost-next = { $from }. transferden itibaren her biri { $factor } kazandırır.
points-boost-top = En yüksek çarpandasınız.
points-boost-from = { $from }. transferden itibaren

points-why = Puan geçmişi
points-why-empty = Henüz puan yok. Puan kazandıran her transfer, yoklama ve görev burada görünür.
points-why-more = Daha fazla yükle
points-why-pending = { $day } tarihine kadar beklemede
points-why-bridge = { $number }. transfer
points-why-boosted = { $base } puan, { $factor } çarpanla
points-why-check_in = { $day } yoklaması
points-why-bridged_day = aynı gün transferle
points-why-bridged_later = aynı günkü transfer için bonus
points-why-double = çift puan
points-why-streak =
    { $days ->
        [one] { $days } günlük seri
       *[other] { $days } günlük seri
    }
points-why-step =
    { $transfers ->
        [one] { $transfers } transfer için
       *[other] { $transfers } transfer için
    }
points-why-deployments =
    { $count ->
        [one] dağıtılan { $count } sözleşme için
       *[other] dağıtılan { $count } sözleşme için
    }
points-why-extra = tüm adımları tamamladığınız için
points-why-share = paylaştığınız için
points-why-social = sosyal görev için
points-why-referral = Arkadaşınızın transferi
points-why-referral-share = { $friend } puanlarının yüzde { $percent } kadarı
points-why-pool = Havuz, { $day }
points-why-pool-held = { $network } ağında gün boyu en az { $amount }
points-why-granted = İşletmeci ekledi
points-why-revoked = İşletmeci kaldırdı
points-why-taken_once = Düzeltme
points-why-taken_once-text = işletmeci bu puanları zaten kaldırmıştı
points-why-taken_back = Puanlar geri alındı
points-why-transfer_undone = ağ transferi geri aldı
points-why-check_in_undone = ağ yoklamayı geri aldı
points-why-bridge_of_day_undone = ağ o günün transferini geri aldı, yoklama onsuz sayılır
points-why-streak_changed = önceki bir yoklama geri alındı, seri kısaldı
points-why-campaign_not_reached = kampanya adımı artık sayılmıyor: bir transfer geri alındı veya kampanya değişti
points-why-social_changed = takibi bıraktınız, ayrıldınız veya görev sıfırlandı
points-why-one_person = arkadaşınızın cüzdanı ile sizinki aynı Telegram hesabına bağlı
points-why-invitation_ended = işletmeci bu daveti sonlandırdı
points-why-of_friend = arkadaşınızın transferi artık sayılmıyor
points-why-other = Puan

points-week = Bu hafta
points-week-streak =
    { $days ->
        [one] { $days } günlük seri
       *[other] { $days } günlük seri
    }
points-week-rule = Günler UTC gece yarısında biter.
points-week-star = Yıldız, seri bonusunu gösterir. Seriler her pazartesi sıfırlanır.
points-week-of = { $wallet } yoklamaları
points-day-claimed =
    { $points ->
        [one] { $day }: yoklama yapıldı, { $points } puan
       *[other] { $day }: yoklama yapıldı, { $points } puan
    }
points-day-today = { $day }, bugün: yoklama yapın, en az { $points } puan kazanın
points-day-missed = { $day }: kaçırıldı
points-day-before = { $day }: ilk yoklamanızdan önce
points-day-coming = { $day }
points-day-special = { $day }: { $points } bonus puan

points-tasks = Puan kazandıran görevler
points-task-check_in = { $points } puan, transfer yapılan günde { $bridged }

points-earn-title = Puan kazanma yolları
points-earn-text = Puanlarınızı görmek ve daha fazla kazanmak için cüzdan bağlayın.
points-earn-bridge = Köprü
points-earn-bridge-text = En çok { $top } ağına; diğer ağlara { $other }, diğer tokenlerle { $least }
points-earn-bridge-flat = Tüm ağlara { $other }, diğer tokenlerle { $least }
points-earn-check_in-text = { $points } puan; aynı gün transfer ve seri için ek bonus
points-earn-boost = Çarpan
points-earn-boost-text = Daha çok transfer, daha çok puan: { $bridges }. transferden itibaren { $factor }
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
points-activity-deployments =
    { $asked ->
        [one] { $made } / { $asked } sözleşme
       *[other] { $made } / { $asked } sözleşme
    }
points-activity-done = Tamam
points-activity-ended = Sona erdi
points-activity-step = +{ $points } puan
points-activity-bonus = tüm adımlar için +{ $points } bonus

points-order = +{ $points } puan
points-order-counted = eklendi

points-panel = Puanlarınızı artırın
points-panel-more = Daha fazla görev
points-panel-previous = Önceki görev
points-panel-next = Sonraki görev
points-panel-all = Tüm puanlar ve görevler

events-title = Etkinlikler
events-people = { $people } katılımcı
events-coming = Yakında
events-ended = Sona erenler: { $count }
