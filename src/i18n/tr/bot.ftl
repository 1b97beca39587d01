### Botun söyledikleri. Mesajlar Telegram HTML’idir: <b> ve <code> işaretlemedir, adlar ve tutarlar düz metin olarak eklenir.

bot-language-name = Türkçe

bot-open = Causeway’i aç
bot-open-order = Transferi aç
bot-language-button = Dil
bot-help-button = Neler yapabilirsin?
bot-remind-button = Hatırlatmalar
bot-button-old = Bu düğme eski bir mesajdan. Komutu yeniden gönderin.
bot-unknown = Bunu anlamadım. Yapabildiklerim şunlar:

bot-command-start = Başla
bot-command-checkin = Bugünün yoklaması
bot-command-points = Puanlarınız
bot-command-tasks = Şu anda puan kazandıranlar
bot-command-invite = Arkadaş davet et
bot-command-status = Yoldaki transferler
bot-command-history = Önceki transferler
bot-command-wallets = Bağlı cüzdanlarınız
bot-command-language = Dil
bot-command-support = İnsanlardan yardım al
bot-command-help = Neler yapabilirim

bot-start-hello = Merhaba, { $name }!
bot-start-bridge = Causeway varlıklarınızı ağlar arasında taşır. Bir transfer vardığında ve yoklama zamanı geldiğinde size burada haber veririm.
bot-start-invited = Bir arkadaşınız sizi Causeway’e davet ediyor. Uygulamayı açın ve ilk transferinizden önce daveti onaylayın.
bot-start-order = Transferiniz bir dokunuş uzağınızda.
bot-start-place = Orası bir dokunuş uzağınızda.
bot-start-unknown = Bu bağlantı artık bir yere götürmüyor ama diğer her şey burada.
bot-start-link_wallet = Uygulamada bir cüzdan bağlayın, kimin puanlarını ve transferlerini göstereceğimi bileyim.

bot-checkin-done = <b>Bugün yoklama yapıldı.</b> Yarın yine gelin.
bot-checkin-todo = <b>Bugünün yoklaması açık.</b> { $points ->
        [one] { $points } puan kazandırır.
       *[other] { $points } puan kazandırır.
    }
bot-checkin-week = Bu hafta, pazartesiden pazara:
bot-checkin-action = Yoklama yap
bot-checkin-calendar = Takvimi gör

bot-points-total = <b>{ $points } puan</b>, cüzdan { $wallet }
bot-points-bridges = Transferler: { $points }
bot-points-check_ins = Yoklamalar: { $points }
bot-points-friends = Arkadaşlar: { $points }
bot-points-campaigns = Kampanyalar: { $points }
bot-points-none = Henüz yok: ilk transfer veya yoklama kazandırır.
bot-points-boost = Transferleriniz { $multiplier } kat puan kazandırıyor.
bot-points-open = Nereden geldiklerini gör

bot-tasks-title = Şu anda puan kazandıranlar
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
bot-tasks-steps = { $all } adımdan { $done } tamam
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Şu anda transferler ve günlük yoklama dışında puan kazandıran bir şey yok.
bot-tasks-more = { $count ->
        [one] Uygulamada bir tane daha var.
       *[other] Uygulamada { $count } tane daha var.
    }
bot-tasks-open = Görevleri aç

bot-invite-title = Causeway’e arkadaş davet et
bot-invite-description = Davetinizi bu sohbete gönderir
bot-invite-message = <b>Causeway</b> ile varlıklarınızı ağlar arasında taşıyın ve bunun için puan kazanın. Düğme onu benim davetimle açar.
bot-invite-yours = Davetiniz. Arkadaşınızın her transferinin kazandırdığı puanlardan pay alırsınız:
bot-invite-share_text = Causeway ile varlıklarınızı ağlar arasında taşıyın ve bunun için puan kazanın.
bot-invite-choose = Bir sohbete gönder
bot-invite-share = Bağlantıyı paylaş
bot-invite-none = Bu cüzdanın henüz daveti yok. İlk transfer veya yoklamayla ya da giriş yapınca olur.
bot-invite-get = Bağlantımı al

bot-order = <b>{ $amount }</b>, { $from } → { $to }
    { $status }, { $day }
bot-status-none = Şu anda yolda bir şey yok.
bot-status-open = { $amount } transferini aç
bot-history-none = Bu cüzdanla henüz hiçbir şey geçmedi.
bot-history-end = Daha eskisi yok.
bot-history-open = Geçmişi aç
bot-history-older = Daha eski
bot-history-newest = En yeni

bot-wallets-title = Cüzdanlarınız. Seçili olanın puanlarını ve transferlerini gösteririm:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Bu Telegram hesabına henüz cüzdan bağlanmadı. Uygulamayı açın, bir cüzdan bağlayın ve bir kez imzalayın; ücretsizdir ve hiçbir şey hareket etmez.
bot-wallets-link = Cüzdan bağla
bot-wallets-choose = Seç: { $wallet }
bot-wallets-unlink = Ayır: { $wallet }
bot-wallets-ask = <code>{ $wallet }</code> ayrılsın mı? Puanları ve transferleri kalır. Yeniden bağlamak için cüzdanın imzalaması gerekir.
bot-wallets-keep = Kalsın
bot-wallets-unlink_now = Ayır
bot-wallets-now = { $wallet } seçildi
bot-wallets-unlinked = { $wallet } ayrıldı
bot-wallets-gone = Bu cüzdan artık bağlı değil

bot-language-title = Hangi dilde konuşayım?
bot-language-auto = Telegram’daki gibi
bot-language-set = Artık Türkçe konuşuyorum

bot-help-title = Yapabildiklerim şunlar:
bot-support = Yardım edebilecek kişiler burada. Konu bir transferse elinizin altında bulunsun. Bizden hiç kimse kurtarma ifadenizi istemez.
bot-support-open = Desteği aç
bot-support-none = Her transfer nerede olduğunu ve ne yapılacağını söyler. Bizden hiç kimse kurtarma ifadenizi istemez.

bot-group-hello = Causeway varlıkları ağlar arasında taşır. Sizinle ilgili her şey özel sohbette kalır.
bot-group-private = Burada başkaları da okuyor. Özelden devam edelim.
bot-group-open = Özelden devam et

bot-inline-route = { $amount }: { $from } → { $to }
bot-inline-route_text = Bu rotayı sohbete gönderir
bot-inline-route_message = Causeway ile <b>{ $amount }</b> aktarın: { $from } → { $to }.
bot-inline-bridge = Bu transferi aç

bot-problem = Olmadı, bu sizin hatanız değil. Lütfen bir dakika sonra yeniden deneyin.
bot-problem-api = Causeway şu anda yanıt vermiyor. Transferleriniz onsuz da ilerler; lütfen bir dakika sonra yeniden deneyin.
bot-problem-busy = Şu anda pek çok kişi soruyor. Lütfen bir dakika sonra yeniden deneyin.
bot-too_fast = Yanıtlayabildiğimden hızlı soruyorsunuz. Lütfen bir dakika bekleyin.

bot-command-remind = Günlük hatırlatma
bot-remind-is_off = Size yoklamayı hatırlatmıyorum. Henüz yapmadıysanız günde bir kez hatırlatayım mı?
bot-remind-is_on = Henüz yapmadıysanız yoklamayı saat <b>{ $time }</b> ({ $zone }) olunca hatırlatırım.
bot-remind-is_muted = { $day } tarihine kadar susturuldu.
bot-remind-quiet = { $from } – { $to } arası sessiz.
bot-remind-quiet_none = Sessiz saat yok.
bot-remind-in_quiet = Bu saat sessiz saatlerinize denk geliyor; bitince, saat { $time } olunca yazarım.
bot-remind-unknown = <code>/remind 20:30</code> gibi bir saati veya <code>/remind Europe/Berlin</code> gibi bir saat dilimini anlarım.
bot-remind-turn_on = Hatırlat
bot-remind-turn_off = Kapat
bot-remind-times = Saat
bot-remind-times_title = Saat kaçta?
bot-remind-zones = Saat dilimi
bot-remind-zones_title = Bulunduğunuz yerde saat kaç? Diğerleri adıyla ayarlanır: <code>/remind Asia/Almaty</code>
bot-remind-quiets = Sessiz saatler
bot-remind-quiets_title = Ne zaman sessiz kalayım?
bot-remind-no_quiet = Hiçbir zaman
bot-remind-back = Geri
bot-remind-saved = Kaydedildi
