### Arkadaş davet etme ve davet edilmiş olma

invite-link = Davet bağlantınız
invite-copy = Bağlantıyı kopyala
invite-qr = Davet bağlantınızın QR kodu
invite-share = Paylaş
invite-share-title = Causeway
invite-share-text = Causeway ile varlıklarınızı ağlar arasında taşıyın ve puan kazanın:
invite-stat-referees = Arkadaşlar
invite-stat-bridges = Transferleri
invite-stat-points = Puanlarınız
invite-stat-waiting = { $points } puan beklemede

invite-rules = Nasıl çalışır
invite-rule-share = Arkadaşlarınızın her transferinin puanlarından %{ $percent } kazanırsınız. Onların puanları azalmaz.
invite-rule-some = Arkadaşlarınızın her transferinin puanlarından pay kazanırsınız. Onların puanları azalmaz.
invite-rule-first = Arkadaşınız bağlantıyı açar, cüzdan bağlar ve ilk transferinden önce daveti onaylar. Onaylanan ilk davet kesindir.
invite-rule-wait =
    { $hours ->
        [one] Ağ transferi geri alabileceği için arkadaşınızın transfer puanları bir saat beklemede kalır.
       *[other] Ağ transferi geri alabileceği için arkadaşınızın transfer puanları { $hours } saat beklemede kalır.
    }
invite-rule-wait_some = Ağ transferi geri alabileceği için arkadaşınızın transfer puanları bir süre beklemede kalır.

invite-friends = Davet ettikleriniz
invite-friends-empty = Henüz davetiniz yok. Bağlantınızla katılan arkadaşlar burada görünür.
invite-friend-came = Katılım: { $day }
invite-friend-joined = Henüz transfer yok
invite-friend-ended = Davet işletmeci tarafından sonlandırıldı
invite-friend-waiting = +{ $points } beklemede
invite-friend-bridges =
    { $bridges ->
        [one] { $bridges } transfer
       *[other] { $bridges } transfer
    }

invite-none = Davet bağlantınız
invite-none-text = Bağlantınızı almak ve davetlerinizi görmek için cüzdan bağlayın. Yeni cüzdanlar bir kez giriş yapar; ücretsizdir.
invite-wanted = Bu cüzdan burada yeni. Bağlantınızı oluşturmak için bir kez giriş yapın; bu bir işlem değil, ücretsiz bir imzadır.
invite-wanted-action = Bağlantımı al

invite-came = Bir arkadaşınız sizi davet etti
invite-came-text = Arkadaşınıza transfer puanlarınızdan pay vermek için cüzdanınızla onaylayın. Ücretsizdir ve tüm puanlarınız sizde kalır.
invite-came-confirm = Cüzdanla onayla
invite-came-decline = Hayır, teşekkürler
invite-came-bound = Davet onaylandı
invite-came-bound-text = Siz transfer yaptıkça arkadaşınız puan kazanır. Puanlarınızın tümü sizde kalır.

invite-ask = Bir arkadaşınız sizi davet etti. İlk transferinizden önce onaylayın, yoksa sayılmaz; ücretsizdir.
invite-remembered = Davetiniz kaydedildi. Cüzdan bağlayın ve ilk transferinizden önce onaylayın.
invite-own_link = Bu sizin davet bağlantınız. Yalnızca bağlantıyı açan arkadaşlar için sayılır.
invite-review = Bir arkadaşınız sizi davet etti. Davet, yalnızca ilk transferinizden önce onaylarsanız sayılır.
invite-review-action = Önce daveti onayla

invite-problem-referral_self = Bu sizin davet bağlantınız. Arkadaşlarınızla paylaşın.
invite-problem-referral_cycle = Bu davet sizin davet ettiğiniz birinden geliyor, bu yüzden sayılmaz.
invite-problem-referral_taken = Başka bir daveti zaten onayladınız; değiştirilemez.
invite-problem-referral_late = Davetler yalnızca ilk transferden önce sayılır; bu cüzdanla zaten transfer yapıldı.
invite-problem-referral_ended = İşletmeci bu cüzdanın davetini sonlandırdı; başka bir davet kullanılamaz.
invite-problem-referral_unknown = Bu davet bağlantısı artık geçerli değil.
invite-problem-wallet_rejected = Cüzdanınızda reddettiniz. Hiçbir şey değişmedi; daha sonra onaylayabilirsiniz.

invite-task = Davet payı
invite-task-text = Arkadaşlarınızın her transferinin puanlarından pay
invite-task-action = Paylaş
