### Puanlar ve günlük yoklama

rewards-points = { $points } puan
rewards-points_of = { $wallet }: { $points } puan

rewards-check_in-title = Günlük yoklama
rewards-check_in-open = Günlük yoklama
rewards-check_in-action = Yoklama yap
rewards-check_in-done = Bugün yoklama yapıldı
rewards-check_in-connect = { $network } için cüzdan bağla
rewards-check_in-other_wallet = Cüzdanınız { $network } ağında giriş yapamaz. { $network } için de bir cüzdan bağlayın; diğeri bağlı kalır.
rewards-check_in-success = Yoklama başarılı
rewards-check_in-network = Ağ
rewards-check_in-networks_unknown = Ağlar yüklenemedi. Onlar olmadan yoklama yapılamaz.
rewards-check_in-of = { $wallet } yoklaması
rewards-check_in-worth =
    { $points ->
        [one] Yoklama günde { $points } puan, transfer yapılan günde { $bridged } puan kazandırır.
       *[other] Yoklama günde { $points } puan, transfer yapılan günde { $bridged } puan kazandırır.
    }
rewards-check_in-rows = Art arda günler daha çok kazandırır: { $days }. Sayım her pazartesi (UTC) yeniden başlar.
rewards-check_in-row =
    { $points ->
        [one] { $day }. gün { $points } puan daha
       *[other] { $day }. gün { $points } puan daha
    }
rewards-check_in-double = Şimdi iki kat puan: yoklama { $points }, transfer yapılan günde { $bridged }.

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
rewards-check_in-looking = Yoklama yapıp yapmadığınıza bakılıyor
rewards-check_in-switching = Cüzdanınızda { $network } ağına geçin
rewards-check_in-signing = Cüzdanınızda onaylayın
rewards-check_in-landing = { $network } ağında yolda
rewards-check_in-counting = Puanlarınız sayılıyor

rewards-problem-check_in_waiting = Ağ yavaş. Bunu yeniden açtığınızda yoklamanız kendiliğinden sayılır.
rewards-problem-check_in_failed = Ağ bu yoklamayı reddetti. Hiçbir şey sayılmadı; yeniden deneyin.
rewards-problem-check_in_day_over = Bu yoklama bitmiş bir gün (UTC) içindi ve ağ onu reddetti. Hiçbir şey sayılmadı. Bugünün yoklamasını yapın.
rewards-problem-check_in_unsure = Bugün yoklama yapıp yapmadığınız sunucuya sorulamadı, bu yüzden hiçbir şey imzalanmadı.
rewards-problem-check_in_repeated = Yinelenen yoklama
rewards-problem-check_in_not_found = Bu işlem o günün yoklaması değil. Yeniden yoklama yapın.
rewards-problem-check_in_untraced = Bu cüzdan bugün bu ağda zaten yoklama yaptı ama işlem bulunamadı. Yeniden imzalamayın: ağ reddeder.
rewards-problem-check_in_of_another = Bu yoklama başka bir cüzdana ait.
rewards-problem-check_in_too_old = Bu yoklama sayılmak için çok geç geldi.
rewards-problem-check_in_unsupported = Bu ağda yoklama yok.
rewards-problem-check_in_call_stale = Cihazınızın saati dakikalarca şaşmış. Ayarlayıp yeniden deneyin.
rewards-problem-check_in_call_repeated = Bu iki kez gönderildi. Yeniden deneyin.
rewards-problem-wallet_wrong_network = Cüzdanınız başka bir ağda. Yeniden deneyin.
rewards-problem-wallet_mismatch = Cüzdanınız başka bir hesapta. Önceki hesaba dönün.
