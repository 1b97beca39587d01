### Botun söyledikleri. Mesajlar Telegram HTML’idir: <b> ve <code> işaretlemedir, adlar ve tutarlar düz metin olarak eklenir.

bot-language-name = Türkçe

bot-open = Causeway’i aç
bot-open-order = Transferi aç
bot-language-button = Dil
bot-help-button = Yardım
bot-remind-button = Hatırlatmalar
bot-button-old = Bu düğmenin süresi doldu. Komutu yeniden gönderin.
bot-unknown = Komut tanınmadı. Kullanılabilir komutlar:

bot-command-start = Botu başlat
bot-command-checkin = Bugünün yoklaması
bot-command-points = Puanlarınız
bot-command-tasks = Puan kazanma yolları
bot-command-invite = Arkadaş davet et
bot-command-status = Süren transferler
bot-command-history = Geçmiş transferler
bot-command-export = Bakiyeleri ve geçmişi dışa aktar
bot-command-pay = Ödeme iste
bot-command-wallets = Bağlı cüzdanlarınız
bot-command-language = Dil
bot-command-support = Destek
bot-command-help = Komut listesi

bot-start-hello = Merhaba, { $name }!
bot-start-bridge = Causeway ile varlıklarınızı ağlar arasında taşıyın. Transferiniz ulaştığında ve yoklama zamanı geldiğinde burada haber alırsınız.
bot-start-invited = Bir arkadaşınız sizi Causeway’e davet etti. Uygulamayı açın ve ilk transferinizden önce daveti onaylayın.
bot-start-order = Transferinizi aşağıdan açın.
bot-start-place = Aşağıdan açın.
bot-start-unknown = Bu bağlantı artık geçerli değil. Diğer her şeyi kullanabilirsiniz.
bot-start-link_wallet = Puanlarınızı ve transferlerinizi burada görmek için uygulamada bir cüzdan bağlayın.

bot-checkin-done = <b>Bugün yoklama yaptınız.</b> Yarın yine gelin.
bot-checkin-todo = <b>Bugünün yoklaması açık.</b> { $points ->
        [one] { $points } puan kazanın.
       *[other] { $points } puan kazanın.
    }
bot-checkin-week = Bu hafta, pazartesiden pazara:
bot-checkin-action = Yoklama yap
bot-checkin-calendar = Takvimi aç

bot-points-total = <b>{ $points } puan</b>, cüzdan { $wallet }
bot-points-bridges = Transferler: { $points }
bot-points-check_ins = Yoklamalar: { $points }
bot-points-friends = Davetler: { $points }
bot-points-campaigns = Kampanyalar: { $points }
bot-points-pool = Havuz: { $points }
bot-points-none = Henüz puan yok. Kazanmak için transfer veya yoklama yapın.
bot-points-boost = Transferleriniz { $multiplier }× puan kazandırıyor.
bot-points-open = Ayrıntıları gör

bot-tasks-title = Puan kazanma yolları
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Şu anda görev yok. Puan kazanmak için transfer yapın ve her gün yoklama yapın.
bot-tasks-more = { $count ->
        [one] Uygulamada 1 görev daha var.
       *[other] Uygulamada { $count } görev daha var.
    }
bot-tasks-open = Görevleri aç

bot-invite-title = Causeway’e arkadaş davet et
bot-invite-description = Davet bağlantınızı bu sohbete gönderin
bot-invite-message = <b>Causeway</b> ile varlıklarınızı ağlar arasında taşıyın ve puan kazanın. Aşağıdaki davet bağlantımla açın.
bot-invite-yours = Davet bağlantınız. Arkadaşlarınızın her transferinin puanlarından pay kazanın:
bot-invite-share_text = Causeway ile varlıklarınızı ağlar arasında taşıyın ve puan kazanın.
bot-invite-choose = Bir sohbete gönder
bot-invite-share = Bağlantıyı paylaş
bot-invite-none = Bu cüzdanın henüz davet bağlantısı yok. Almak için transfer veya yoklama yapın ya da giriş yapın.
bot-invite-get = Bağlantımı al

bot-order = <b>{ $amount }</b>, { $from } → { $to }
    { $status }, { $day }
bot-status-none = Süren transfer yok.
bot-status-open = { $amount } transferini aç
bot-history-none = Bu cüzdanla henüz transfer yok.
bot-history-end = Daha eski transfer yok.
bot-history-open = Geçmişi aç
bot-history-older = Daha eski
bot-history-newest = En yeni
bot-export-title =
    <b>Dışa aktar</b>
    { $count ->
        [one] Bağlı { $count } cüzdanınızın CSV dosyaları.
       *[other] Bağlı { $count } cüzdanınızın CSV dosyaları.
    }
bot-export-about = Bir dosya seçin. Değerler her transferin ya da takasın anına aittir; bilinmeyen değer boş kalır.
bot-export-button = Dosyaya aktar
bot-export-balances = Bakiyeler
bot-export-history = Geçmiş
bot-export-years = Yıllık özet
bot-export-assets = Varlığa göre toplamlar
bot-export-sent = Dosya gönderildi
bot-export-empty = Henüz dışa aktarılacak bir şey yok
bot-export-limit = Çok sayıda dosya istediniz. Bir saat sonra yeniden deneyin.
bot-export-too_large = Bu dosya bir mesaj için çok büyük. İndirmek için uygulamada portföyü açın.

bot-wallets-title = Cüzdanlarınız. Puanlar ve transferler seçili cüzdan için gösterilir:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Bu Telegram hesabına henüz cüzdan bağlanmadı. Uygulamayı açın, bir cüzdan bağlayın ve bir kez imzalayın; ücretsizdir ve para hareketi olmaz.
bot-wallets-link = Cüzdan bağla
bot-wallets-choose = { $wallet } seç
bot-wallets-unlink = Ayır: { $wallet }
bot-wallets-ask = <code>{ $wallet }</code> ayrılsın mı? Puanları ve transferleri kalır. Yeniden bağlamak için cüzdanla imzalamanız gerekir.
bot-wallets-keep = Cüzdanı tut
bot-wallets-unlink_now = Ayır
bot-wallets-now = { $wallet } seçildi
bot-wallets-unlinked = { $wallet } ayrıldı
bot-wallets-gone = Bu cüzdan artık bağlı değil

bot-language-title = Dil seçin
bot-language-auto = Telegram ile aynı
bot-language-set = Dil Türkçe olarak ayarlandı

bot-help-title = Kullanılabilir komutlar:
bot-support = Desteğe aşağıdan ulaşın. Konu bir transferse bağlantısını hazır bulundurun. Kurtarma ifadenizi asla istemeyiz.
bot-support-open = Desteğe ulaş
bot-support-none = Durumunu ve sonraki adımları görmek için transferi açın. Kurtarma ifadenizi asla istemeyiz.

bot-group-hello = Causeway varlıkları ağlar arasında taşır. Puanlarınız ve transferleriniz yalnızca özel sohbette gösterilir.
bot-group-private = Bu bir grup sohbeti. Bilgilerinizin gizli kalması için özelden devam edin.
bot-group-open = Özelden devam et

bot-inline-route = { $amount }: { $from } → { $to }
bot-inline-route_text = Bu rotayı sohbete gönder
bot-inline-route_message = Causeway ile <b>{ $amount }</b> transfer edin: { $from } → { $to }.
bot-inline-bridge = Rotayı aç

bot-problem = Bizim tarafımızda bir sorun oluştu. Lütfen bir dakika sonra yeniden deneyin.
bot-problem-api = Causeway’e şu anda ulaşılamıyor. Süren transferler etkilenmez; lütfen bir dakika sonra yeniden deneyin.
bot-problem-busy = Şu anda çok fazla istek var. Lütfen bir dakika sonra yeniden deneyin.
bot-too_fast = Art arda çok fazla mesaj gönderdiniz. Lütfen bir dakika bekleyin.

bot-command-remind = Günlük hatırlatma
bot-remind-is_off = Günlük hatırlatmalar kapalı. Henüz yoklama yapmadığınızda mesaj almak için açın.
bot-remind-is_on = Günlük hatırlatma: <b>{ $time }</b> ({ $zone }), henüz yoklama yapmadığınız günlerde.
bot-remind-is_muted = { $day } tarihine kadar sessizde.
bot-remind-quiet = Sessiz saatler: { $from } – { $to }.
bot-remind-quiet_none = Sessiz saat yok.
bot-remind-in_quiet = Bu saat sessiz saatlerinize denk geliyor; hatırlatma onlar bitince, { $time } saatinde gelir.
bot-remind-unknown = <code>/remind 20:30</code> gibi bir saat veya <code>/remind Europe/Istanbul</code> gibi bir saat dilimi gönderin.
bot-remind-turn_on = Aç
bot-remind-turn_off = Kapat
bot-remind-times = Saat
bot-remind-times_title = Saat seçin
bot-remind-zones = Saat dilimi
bot-remind-zones_title = Bulunduğunuz yerde saat kaç? Diğer saat dilimleri için adını gönderin: <code>/remind Asia/Almaty</code>
bot-remind-quiets = Sessiz saatler
bot-remind-quiets_title = Sessiz saatlerinizi seçin
bot-remind-no_quiet = Yok
bot-remind-back = Geri
bot-remind-saved = Kaydedildi

bot-pay = Uygulamada bir ödeme bağlantısı oluşturup ödeyecek kişiye gönderin. Desteklenen herhangi bir ağdan ödeyebilir, durumu ikiniz de görürsünüz.
bot-pay-unread = İstek anlaşılamadı. /pay komutunu tutar, token ve isterseniz ağ ile gönderin, örneğin <code>/pay 25 USDC base</code>.
bot-pay-open = Ödeme bağlantısı oluştur
bot-start-pay = Ödeme isteğini açın.
