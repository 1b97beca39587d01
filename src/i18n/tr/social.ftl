### Sosyal görevler: takip, katılma ve platformun bundan gördüğü

social-title-x = Bizi X’te takip edin
social-title-discord = Discord’umuza katılın
social-title-telegram = Telegram’ımıza katılın
social-worth = { $points } puan
social-worth-trust = { $points } puan; sözünüze güveniyoruz
social-worth-none = Puansız: burada kimse denetleyemez

social-action-follow = Takip et
social-action-join = Katıl
social-action-auth = İzin ver
social-action-verify = Doğrula
social-action-verifying = Doğrulanıyor
social-action-retry = Yeniden dene
social-action-done = Tamam
social-opens = yeni sekmede açılır
social-reopen = { $platform } uygulamasını yeniden aç
social-hint-auth = Bir adım daha: Discord’un üye olduğunuzu göstermesine izin verin. Başka hiçbir şey okunmaz ve saklanmaz.
social-hint-verifying = Sorarsa cüzdanınızda onaylayın. Giriş yapmak ücretsizdir.
social-hint-back = Sonra buraya dönün: o zaman doğrulanır. Ya da Doğrula’ya basın.
social-done = Tamam.
social-done-points = Tamam: { $points } puan yolda.

social-handle = X’teki adınız
social-handle-missing = X’teki adınızı girin, örneğin @name.
social-handle-invalid = X’te bir ad en fazla 15 harf, rakam ve alt çizgiden oluşur.
social-proof = X için kodunuz
social-proof-copy = Kodu kopyala
social-proof-why = Hesabın sizin olduğunu görebilmemiz için bu kodu X profilinizin biyografisine ekleyin. Doğrulamadan sonra kaldırabilirsiniz.

social-discord-connect = Discord, { $wallet } cüzdanı için yanıt verdi. Doğrulamak için o cüzdanı bağlayın.
social-discord-other = Discord, { $wallet } cüzdanı için yanıt verdi; şu anda bağlı olan o değil. Doğrulamak için onu bağlayın veya bununla baştan başlayın.
social-discord-declined = Discord’da reddettiniz. Hiçbir şey değişmedi; üyeliğinizi istediğiniz zaman gösterebilirsiniz.
social-discord-failed = Discord yanıt veremedi. Biraz sonra bir kez daha deneyin.
social-discord-mismatch = Discord’dan dönen yanıt bu sekmede istenmedi, bu yüzden kullanılmadı. Baştan başlamak için İzin ver’e basın.

social-failed = doğrulanamadı.
social-wait-seconds = { $seconds } sn sonra yeniden deneyin.
social-wait-minutes = { $minutes } dk sonra yeniden deneyin.
social-problem-verification_failed =
    { $platform ->
        [x] X bizi takip ettiğinizi göstermiyor. Bu addaki hesapla takip edip yeniden deneyin.
        [discord] Discord sizi üye olarak göstermiyor. Önce topluluğa katılın, sonra aynı hesapla yeniden deneyin.
       *[telegram] Telegram sizi üye olarak göstermiyor. Önce kanala katılın, sonra yeniden deneyin.
    }
social-problem-handle_missing = X’teki adınızı girin, örneğin @name, sonra yeniden deneyin.
social-problem-handle_unknown = X’te böyle bir hesap yok veya askıya alınmış. Adı kontrol edin.
social-problem-account_protected = Bu hesap kimi takip ettiğini göstermiyor. Denetim süresince herkese açık yapıp yeniden deneyin.
social-problem-account_unproven = X, bu hesabın biyografisinde kodunuzu göstermiyor. Kodu oraya ekleyin, kaydedin, sonra yeniden deneyin.
social-problem-follow_out_of_sight = Bu hesap çok fazla kişiyi takip ediyor, aralarında bizi bulamıyoruz. Takibi bırakın, yeniden takip edin ve tekrar deneyin.
social-problem-code_missing = Önce Discord’un üyeliğinizi göstermesine izin verin.
social-problem-code_refused = Discord’un izni zaten kullanıldı veya süresi doldu. Bir kez daha verin.
social-problem-member_pending = Discord hâlâ topluluk kurallarını kabul etmenizi bekliyor. Orada kabul edip yeniden deneyin.
social-problem-telegram_not_linked = Bu cüzdana bağlı bir Telegram hesabı yok. Uygulamayı Telegram’da açıp bu cüzdanı orada bağlayın, sonra yeniden doğrulayın.
social-problem-account_taken = Bu hesap görevi başka bir cüzdan için zaten yaptı. Başka bir hesap kullanın veya o cüzdanı bağlayın.
social-problem-verification_busy = Şu anda pek çok kişi doğrulama yapıyor.
social-problem-verification_unavailable = Görev şu anda doğrulanamıyor. Sizin hatanız değil; sonra yeniden deneyin.
social-problem-too_many_requests = Aynı anda çok fazla deneme.
social-problem-rate_limited = Aynı anda çok fazla deneme. Biraz bekleyip yeniden deneyin.
social-problem-campaign_not_running = Bu görev sona erdi ve artık puan kazandırmıyor.
social-problem-campaign_unknown = Bu görev artık sunulmuyor.
social-problem-campaign_not_social = Bu görev değişti. Sayfayı yenileyin.
social-problem-platform_mismatch = Bu görev değişti. Sayfayı yenileyin.
social-problem-wallet_rejected = Cüzdanınızda reddettiniz. Hiçbir şey değişmedi.
