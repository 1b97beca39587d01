### Sosyal görevler: takip, katılma ve platformun bundan gördüğü

social-title-x = Bizi X’te takip edin
social-title-discord = Discord’umuza katılın
social-title-telegram = Telegram’ımıza katılın
social-worth = { $points } puan
social-worth-trust = { $points } puan (doğrulanmaz)
social-worth-none = Puan yok (doğrulanamaz)

social-action-follow = Takip et
social-action-join = Katıl
social-action-auth = İzin ver
social-action-verify = Doğrula
social-action-verifying = Doğrulanıyor
social-action-retry = Yeniden dene
social-action-done = Tamam
social-opens = yeni sekmede açılır
social-reopen = { $platform } uygulamasını yeniden aç
social-hint-auth = Discord’un üye olduğunuzu doğrulamasına izin verin. Başka hiçbir şey okunmaz ve saklanmaz.
social-hint-verifying = İstenirse cüzdanınızda onaylayın. Giriş yapmak ücretsizdir.
social-hint-back = Ardından doğrulamak için buraya dönün veya Doğrula’ya basın.
social-done = Tamam.
social-done-points = Tamam. { $points } puan beklemede.

social-handle = X kullanıcı adınız
social-handle-missing = X kullanıcı adınızı girin, örneğin @name.
social-handle-invalid = X kullanıcı adı en fazla 15 harf, rakam ve alt çizgiden oluşur.
social-proof = Doğrulama kodunuz
social-proof-copy = Kodu kopyala
social-proof-why = Hesabın size ait olduğunu doğrulayabilmemiz için bu kodu X biyografinize ekleyin. Sonra kaldırabilirsiniz.

social-discord-connect = Discord { $wallet } cüzdanını onayladı. Doğrulamak için o cüzdanı bağlayın.
social-discord-other = Discord { $wallet } cüzdanını onayladı, ama başka bir cüzdan bağlı. O cüzdanı bağlayın veya bununla baştan başlayın.
social-discord-declined = Discord’da reddettiniz. Hiçbir şey değişmedi; istediğiniz zaman yeniden deneyebilirsiniz.
social-discord-failed = Discord yanıt vermiyor. Biraz sonra yeniden deneyin.
social-discord-mismatch = Bu Discord yanıtı bu sekmede istenmedi, bu yüzden kabul edilmedi. Baştan başlamak için İzin ver’e basın.

social-failed = Doğrulanamadı.
social-wait-seconds = { $seconds } sn sonra yeniden deneyin.
social-wait-minutes = { $minutes } dk sonra yeniden deneyin.
social-problem-verification_failed =
    { $platform ->
        [x] Sizi X takipçilerimiz arasında göremiyoruz. Bu hesapla bizi takip edip yeniden deneyin.
        [discord] Sizi Discord üyelerimiz arasında göremiyoruz. Aynı hesapla katılıp yeniden deneyin.
       *[telegram] Sizi Telegram üyelerimiz arasında göremiyoruz. Kanala katılıp yeniden deneyin.
    }
social-problem-handle_missing = X kullanıcı adınızı girin, örneğin @name, sonra yeniden deneyin.
social-problem-handle_unknown = Bu X hesabı yok veya askıya alınmış. Kullanıcı adını kontrol edin.
social-problem-account_protected = Bu hesabın takip listesi gizli. Kontrol için herkese açık yapıp yeniden deneyin.
social-problem-account_unproven = Kodunuzu bu hesabın X biyografisinde göremiyoruz. Ekleyip kaydedin, sonra yeniden deneyin.
social-problem-follow_out_of_sight = Bu hesap kontrol edebileceğimizden fazla kişiyi takip ediyor. Takibi bırakın, yeniden takip edin ve tekrar deneyin.
social-problem-code_missing = Önce Discord’da izin verin.
social-problem-code_refused = Discord izninin süresi doldu veya izin kullanıldı. Yeniden izin verin.
social-problem-member_pending = Discord, topluluk kurallarını kabul etmenizi bekliyor. Orada kabul edip yeniden deneyin.
social-problem-telegram_not_linked = Bu cüzdana bağlı Telegram hesabı yok. Uygulamayı Telegram’da açıp cüzdanı bağlayın, sonra yeniden deneyin.
social-problem-account_taken = Bu hesap görevi başka bir cüzdan için tamamladı. Başka bir hesap kullanın veya o cüzdanı bağlayın.
social-problem-verification_busy = Doğrulama şu anda yoğun.
social-problem-verification_unavailable = Bu görev şu anda doğrulanamıyor. Daha sonra yeniden deneyin.
social-problem-too_many_requests = Çok fazla deneme.
social-problem-rate_limited = Çok fazla deneme. Biraz bekleyip yeniden deneyin.
social-problem-campaign_not_running = Bu görev sona erdi ve artık puan kazandırmıyor.
social-problem-campaign_unknown = Bu görev artık kullanılamıyor.
social-problem-campaign_not_social = Bu görev değişti. Sayfayı yenileyin.
social-problem-platform_mismatch = Bu görev değişti. Sayfayı yenileyin.
social-problem-wallet_rejected = Cüzdanınızda reddettiniz. Hiçbir şey değişmedi.
