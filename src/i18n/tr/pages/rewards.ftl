### Puanlar ve günlük yoklama

rewards-check_in-title = Günlük yoklama
rewards-check_in-action = Yoklama yap
rewards-check_in-connect = { $network } için cüzdan bağla
rewards-check_in-other_wallet = Cüzdanınız { $network } ağında yoklama yapamaz. { $network } için bir cüzdan bağlayın; puanları o cüzdan alır.
rewards-check_in-network = Ağ
rewards-check_in-networks_unknown = Ağlar yüklenemedi. Yüklenene kadar yoklama yapılamaz.
rewards-check_in-of = { $wallet } yoklaması
rewards-check_in-worth =
    { $points ->
        [one] Günde { $points } puan, transfer yaptığınız günde { $bridged } puan kazanın.
       *[other] Günde { $points } puan, transfer yaptığınız günde { $bridged } puan kazanın.
    }
rewards-check_in-rows = Seriler daha çok kazandırır: { $days }. Her pazartesi (UTC) sıfırlanır.
rewards-check_in-row =
    { $points ->
        [one] { $day }. gün +{ $points } puan
       *[other] { $day }. gün +{ $points } puan
    }
rewards-check_in-double = Çift puan: yoklama { $points }, transfer yaptığınız günde { $bridged }.

rewards-check_in-calendar = Yoklamalarınız
rewards-check_in-previous = Önceki ay
rewards-check_in-next = Sonraki ay
rewards-check_in-unknown = Yoklamalarınız yüklenemedi.
rewards-check_in-today = { $day }, bugün: yoklama yap
rewards-check_in-checked = { $day }: yoklama yapıldı, { $points } puan. İşlemi açar
rewards-check_in-counted = { $day }: yoklama yapıldı, { $points } puan
rewards-check_in-dot = Yoklamasız bir gün
rewards-check_in-not = { $day }: yoklama yok

rewards-check_in-next_in = Sonraki yoklamaya { $left }
rewards-check_in-left = Günün bitmesine { $left } (UTC)
rewards-check_in-looking = Bugünün durumu kontrol ediliyor…
rewards-check_in-switching = Cüzdanınızda { $network } ağına geçin
rewards-check_in-signing = Cüzdanınızda onaylayın
rewards-check_in-landing = { $network } ağında onaylanıyor…
rewards-check_in-counting = Puanlarınız ekleniyor…

rewards-problem-check_in_waiting = Ağ yavaş. Yoklamanızı tamamlamak için bunu daha sonra yeniden açın.
rewards-problem-check_in_failed = Ağ bu yoklamayı reddetti. Hiçbir şey sayılmadı; yeniden deneyin.
rewards-problem-check_in_day_over = Yoklama onaylanmadan gün (UTC) bitti, bu yüzden sayılmadı. Bugünün yoklamasını yapın.
rewards-problem-check_in_unsure = Bugünün durumu doğrulanamadı, bu yüzden hiçbir şey imzalanmadı. Yeniden deneyin.
rewards-problem-check_in_repeated = Yinelenen yoklama
rewards-problem-check_in_not_found = Bu işlem o günün yoklaması değil. Yeniden yoklama yapın.
rewards-problem-check_in_untraced = Bugün bu ağda zaten yoklama yaptınız ama işlemi bulamıyoruz. Yeniden imzalamayın: ağ reddeder.
rewards-problem-check_in_of_another = Bu yoklama başka bir cüzdana ait.
rewards-problem-check_in_too_old = Bu yoklama sayılmak için çok geç gönderildi.
rewards-problem-check_in_unsupported = Bu ağda yoklama yapılamıyor.
rewards-problem-check_in_call_stale = Cihazınızın saati yanlış. Düzeltip yeniden deneyin.
rewards-problem-check_in_call_repeated = Bu istek iki kez gönderildi. Yeniden deneyin.
rewards-problem-wallet_wrong_network = Cüzdanınız yanlış ağda. Yeniden deneyin.
rewards-problem-wallet_mismatch = Cüzdanınız başka bir hesaba geçti. Önceki hesaba dönüp yeniden deneyin.
