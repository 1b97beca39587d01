### Telegram içinde

telegram-start-unknown = Uygulamayı açan bağlantı okunamadı, bu yüzden ana sayfa açıldı.

telegram-launch-failed = Şu anda Telegram ile giriş yapmadınız. Köprü yine de çalışır.
telegram-launch-init_data_expired = Telegram bu uygulamayı giriş için çok uzun süre önce açtı. Kapatıp yeniden açın.
telegram-launch-init_data_future = Telegram’ınızın saati bizimkinden ileri, bu yüzden giriş yapılamadı. Cihazınızın saatini kontrol edip uygulamayı yeniden açın.
telegram-launch-init_data_invalid = Bu uygulamayı Telegram’ın açtığını doğrulayamadık, bu yüzden giriş yapılmadı. Kapatıp bottan açın.
telegram-launch-init_data_missing = Telegram kim olduğunuzu söylemedi, bu yüzden giriş yapılmadı. Uygulamayı bottan açın.
telegram-launch-init_data_used = Çıkış yaptınız. Giriş yapmak için uygulamayı kapatıp yeniden açın.
telegram-launch-telegram_off = Bu sitenin Telegram’da botu yok, bu yüzden burada giriş yapılamaz. Köprü yine de çalışır.
telegram-launch-offline = Çevrimdışısınız. Bağlantı gelince girişiniz yapılacak.
telegram-launch-timeout = Sunucumuz girişinizi zamanında tamamlayamadı. Köprü yine de çalışır.

telegram-colours = Telegram’ın renkleri
telegram-home-title = Causeway elinizin altında olsun mu?
telegram-home-text = Tek dokunuşla açmak için ana ekranınıza ekleyin.
telegram-home-add = Ana ekrana ekle

telegram-wallets = Bu Telegram hesabının cüzdanları
telegram-wallets-text = Bağlı bir cüzdanla burada yalnızca sahibinin yapabildiklerini yaparsınız: davetler, sosyal görevler, transfer mesajları.
telegram-wallets-away = Cüzdanlarınız gösterilemedi
telegram-wallets-none = Bağlı cüzdan yok
telegram-wallets-none_text = Bir cüzdan bağlantısı kurun, sonra tek imzayla hesaba bağlayın. Ücretsizdir.
telegram-wallets-chosen = Kullanımda
telegram-wallets-choose = Kullan
telegram-wallets-choose_one = Kullan: { $address }
telegram-wallets-unlink = Ayır
telegram-wallets-unlink_one = Ayır: { $address }
telegram-wallets-unlink_ask = Ayrılsın mı?
telegram-wallets-keep = Kalsın
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Bağlantı kuruldu ama henüz bu Telegram hesabına bağlanmadı.
telegram-wallets-link = İmzayla bağla

telegram-receipts = Transferlerinizle ilgili mesajlar
telegram-receipts-note = Bir yatırma görüldüğünde, vardığında, iade edildiğinde ya da sizi beklediğinde bot yazar. Bu Telegram hesabına bağlı cüzdanlar için geçerlidir.
telegram-receipts-refused = Botun size yazmasına izin verilmedi, bu yüzden kapalı kaldı. Yeniden sorulması için tekrar açın.

telegram-share = Telegram’da paylaş
telegram-share-text = Davetiniz gönderilmeye hazır. Bir sohbet seçin.
telegram-share-expired = Bu davet çok önce hazırlanmış. /invite ile bottan yenisini isteyin ya da bağlantınızı paylaşın.
telegram-share-failed = Telegram daveti gönderemedi. Yeniden deneyin ya da bağlantınızı paylaşın.

problem-init_data_missing = Telegram kim olduğunuzu söylemedi. Uygulamayı bottan açın.
problem-init_data_expired = Telegram bu uygulamayı çok uzun süre önce açtı. Kapatıp yeniden açın.
problem-init_data_invalid = Bu uygulamayı Telegram’ın açtığını doğrulayamadık. Kapatıp bottan açın.
problem-init_data_future = Telegram’ınızın saati bizimkinden ileri. Cihazınızın saatini kontrol edip uygulamayı yeniden açın.
problem-init_data_used = Çıkış yaptınız. Giriş yapmak için uygulamayı kapatıp yeniden açın.
problem-telegram_off = Bu sitenin Telegram’da botu yok.
problem-telegram_session_required = Telegram’daki oturumunuz sona erdi. Uygulamayı kapatıp yeniden açın.
problem-wallet_of_another = Bu cüzdanı şu anda başka bir Telegram hesabı bağlıyor. Yeniden deneyin.
problem-too_many_wallets = Bir Telegram hesabının en fazla 20 cüzdanı olabilir. Önce birini ayırın.
problem-wallet_not_linked = Bu cüzdan artık Telegram hesabınıza bağlı değil.
problem-contract_wallet_unused = Bu sözleşme cüzdanının burada henüz işlemi yok. Önce onunla bir transfer veya yoklama yapın, sonra bağlayın.
