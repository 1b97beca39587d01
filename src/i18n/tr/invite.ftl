### Arkadaş davet etme ve davet edilmiş olma

invite-link = Davetiniz
invite-copy = Bağlantıyı kopyala
invite-qr = Başka bir cihazın kamerası için davetinizin kodu
invite-share = Paylaş
invite-share-title = Causeway
invite-share-text = Causeway ile varlıklarınızı ağlar arasında taşıyın ve bunun için puan kazanın:
invite-stat-referees = Arkadaşlar
invite-stat-bridges = Transferleri
invite-stat-points = Puanlarınız
invite-stat-waiting = { $points } puan daha yolda

invite-rules = Nasıl işler
invite-rule-share = Arkadaşınızın her transferinin kazandırdığı puanların yüzde { $percent } kadarını alırsınız. Arkadaşınız bundan bir şey kaybetmez.
invite-rule-some = Arkadaşınızın her transferinin kazandırdığı puanlardan pay alırsınız. Arkadaşınız bundan bir şey kaybetmez.
invite-rule-first = Arkadaşınız ilk transferinden önce bağlantıyı açar, cüzdan bağlar ve daveti onaylar. İlk davet geçerli kalır.
invite-rule-wait =
    { $hours ->
        [one] Arkadaşınızın transferinin puanları sayılmadan önce bir saat bekler, çünkü transfer hâlâ geri alınabilir.
       *[other] Arkadaşınızın transferinin puanları sayılmadan önce { $hours } saat bekler, çünkü transfer hâlâ geri alınabilir.
    }
invite-rule-wait_some = Arkadaşınızın transferinin puanları sayılmadan önce bir süre bekler, çünkü transfer hâlâ geri alınabilir.

invite-friends = Gelen arkadaşlar
invite-friends-empty = Henüz kimse yok. Bağlantınızla gelip onaylayan herkes burada görünür.
invite-friend-came = Geliş: { $day }
invite-friend-joined = henüz transfer yapmadı
invite-friend-ended = işletmeci bu daveti sonlandırdı
invite-friend-waiting = +{ $points } yolda
invite-friend-bridges =
    { $bridges ->
        [one] { $bridges } transfer
       *[other] { $bridges } transfer
    }

invite-none = Size özel bir bağlantı
invite-none-text = Bağlantınızı almak ve kimlerin geldiğini görmek için cüzdan bağlayın. Burada yeni olan bir cüzdan bunun için bir kez giriş yapar; ücretsizdir.
invite-wanted = Bu cüzdan burada yeni. Onunla bir kez giriş yapın, bağlantınız hazırlansın. Bu bir işlem değil imzadır: ücretsizdir.
invite-wanted-action = Bağlantımı al

invite-came = Bir davetle geldiniz
invite-came-text = Daveti cüzdanınızla onaylayın; sizi davet eden kişi köprü puanlarınızdan ek pay alsın. Size hiçbir maliyeti yok: ne ücret ne puan kaybı.
invite-came-confirm = Cüzdanla onayla
invite-came-later = Hayır, teşekkürler
invite-came-bound = Davetiniz onaylandı
invite-came-bound-text = Sizi davet eden kişi transferleriniz için puan alır. Sizinkiler sizde kalır.

invite-ask = Bir davetle geldiniz. İlk transferinizden önce onaylayın: sonra artık sayılmaz. Size hiçbir maliyeti yok.
invite-remembered = Davetiniz hatırlanıyor. Bir cüzdan bağlayınca ilk transferden önce onaylayın.
invite-own_link = Bu sizin kendi davet bağlantınız. Onu açan arkadaşlar için sayılır, sizin için değil.
invite-review = Bir davetle geldiniz. Yalnızca ilk transferden önce onaylanırsa sayılır.
invite-review-action = Önce daveti onayla

invite-problem-referral_self = Bu sizin kendi davetiniz. Onu arkadaşlarınızla paylaşın.
invite-problem-referral_cycle = Bu davet sizin davet ettiğiniz birinden geliyor, bu yüzden sayılamaz.
invite-problem-referral_taken = Daha önce başka bir daveti onayladınız ve o geçerli kalır.
invite-problem-referral_late = Davet yalnızca ilk transferden önce sayılır; bu cüzdan ise daha önce transfer yaptı.
invite-problem-referral_ended = İşletmeci bu cüzdanın davetini sonlandırdı; bu yüzden başka bir davet kabul edilemez.
invite-problem-referral_unknown = Bu bağlantıyla artık kimse davet etmiyor.
invite-problem-wallet_rejected = Cüzdanınızda reddettiniz. Hiçbir şey değişmedi; daha sonra onaylayabilirsiniz.

invite-task = Arkadaş daveti
invite-task-text = Arkadaşlarınızın her transferinin puanlarından pay
invite-task-action = Paylaş
