### Telegram içinde

telegram-start-unknown = Uygulamayı açan bağlantı okunamadı, bu yüzden ana sayfa gösteriliyor.

telegram-launch-failed = Telegram ile giriş yapmadınız. Yine de transfer yapabilirsiniz.
telegram-launch-init_data_expired = Telegram girişinizin süresi doldu. Uygulamayı kapatıp yeniden açın.
telegram-launch-init_data_future = Cihazınızın saati ileri olduğu için giriş yapılamadı. Saati düzeltip uygulamayı yeniden açın.
telegram-launch-init_data_invalid = Telegram girişiniz doğrulanamadı. Uygulamayı kapatıp bottan açın.
telegram-launch-init_data_missing = Telegram hesabınızı paylaşmadı, bu yüzden giriş yapılmadı. Uygulamayı bottan açın.
telegram-launch-init_data_used = Çıkış yaptınız. Giriş yapmak için uygulamayı kapatıp yeniden açın.
telegram-launch-telegram_off = Bu sitenin Telegram botu yok, bu yüzden burada giriş yapılamaz. Yine de transfer yapabilirsiniz.
telegram-launch-offline = Çevrimdışısınız. Bağlantı gelince girişiniz yapılır.
telegram-launch-timeout = Giriş çok uzun sürdü. Yine de transfer yapabilirsiniz.

telegram-colours = Telegram teması
telegram-home-title = Ana ekrana eklensin mi?
telegram-home-text = Causeway’i ana ekrandan tek dokunuşla açın.
telegram-home-add = Ana ekrana ekle

telegram-wallets = Telegram’a bağlı cüzdanlar
telegram-wallets-text = Davetler, sosyal görevler ve transfer mesajları için bir cüzdan bağlayın.
telegram-wallets-away = Cüzdanlarınız yüklenemedi
telegram-wallets-none = Bağlı cüzdan yok
telegram-wallets-none_text = Bir cüzdan bağlayın, sonra ücretsiz tek bir imzayla hesaba ekleyin.
telegram-wallets-chosen = Kullanımda
telegram-wallets-choose = Kullan
telegram-wallets-choose_one = Kullan: { $address }
telegram-wallets-unlink = Ayır
telegram-wallets-unlink_one = Ayır: { $address }
telegram-wallets-unlink_ask = Ayrılsın mı?
telegram-wallets-keep = Kalsın
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Bağlı, ama henüz bu Telegram hesabına eklenmedi.
telegram-wallets-link = İmzalayıp bağla
telegram-wallets-moved = { $wallet }, { $date } tarihinde başka bir Telegram hesabına taşındı. Yalnızca hesap bağı değişti, bu paranızı taşımaz.
telegram-wallets-moved_text = Bunu siz yapmadıysanız cüzdana başkası da erişebiliyor: paranızı yeni bir cüzdana taşıyın. Bunu buraya yeniden bağlamak için cüzdanı bağlayıp imzalayın.

telegram-receipts = Transfer mesajları
telegram-receipts-note = Yatırma algılandığında, ulaştığında, iade edildiğinde veya işlem gerektiğinde bot size yazar. Bu Telegram hesabına bağlı cüzdanlar için geçerlidir.
telegram-receipts-refused = Botun size yazmasına izin vermediniz, bu yüzden kapalı kaldı. Değiştirmek için yeniden açın.

telegram-offer = Transferleriniz hakkında mesaj alın
telegram-offer-link = Cüzdanınızı ücretsiz bir imzayla bağlayın. Bir transfer ulaştığında, iade edildiğinde veya işlem gerektiğinde bot size yazar.
telegram-offer-link-action = Telegram’a bağla
telegram-offer-turn_on = Bir transfer ulaştığında, iade edildiğinde veya işlem gerektiğinde bot size yazar.
telegram-offer-turn_on-action = Mesajları aç
telegram-offer-dismiss = Şimdi değil
telegram-offer-done = Transfer mesajları açık.

telegram-share = Telegram’da paylaş
telegram-share-text = Davetiniz hazır. Göndermek için bir sohbet seçin.
telegram-share-expired = Bu davetin süresi doldu. Yenisi için bota /invite gönderin veya bağlantınızı paylaşın.
telegram-share-failed = Telegram daveti gönderemedi. Yeniden deneyin veya bağlantınızı paylaşın.

problem-init_data_missing = Telegram hesabınızı paylaşmadı. Uygulamayı bottan açın.
problem-init_data_expired = Telegram girişinizin süresi doldu. Uygulamayı kapatıp yeniden açın.
problem-init_data_invalid = Telegram girişiniz doğrulanamadı. Uygulamayı kapatıp bottan açın.
problem-init_data_future = Cihazınızın saati ileri. Saati düzeltip uygulamayı yeniden açın.
problem-init_data_used = Çıkış yaptınız. Giriş yapmak için uygulamayı kapatıp yeniden açın.
problem-telegram_off = Bu sitenin Telegram botu yok.
problem-telegram_session_required = Telegram oturumunuz sona erdi. Uygulamayı kapatıp yeniden açın.
problem-wallet_of_another = Bu cüzdan şu anda başka bir Telegram hesabına bağlanıyor. Yeniden deneyin.
problem-too_many_wallets = En fazla 20 cüzdan bağlayabilirsiniz. Önce birini ayırın.
problem-wallet_not_linked = Bu cüzdan artık Telegram hesabınıza bağlı değil.
problem-contract_wallet_unused = Bu sözleşme cüzdanının burada henüz işlemi yok. Önce onunla transfer veya yoklama yapın, sonra bağlayın.
