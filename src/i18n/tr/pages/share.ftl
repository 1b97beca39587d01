### Tamamlanan kampanya ve onu paylaşma

campaign-share-title = Kampanya tamamlandı
campaign-share-points = +{ $points } puan
campaign-share-text = Bunları “{ $name }” ile kazandınız.
campaign-share-more = Paylaşıp { $points } puan daha kazanın. Cüzdanınız giriş yapmanızı isteyebilir; ücretsizdir.
campaign-share-confirm = İstenirse cüzdanınızda onaylayın. Puanlarınız ekleniyor.
campaign-share-done = Paylaşıldı. { $points } puan daha kazandınız.
campaign-share-to = X’te paylaş
campaign-share-open = Paylaş, +{ $points }
campaign-share-open_of = Paylaş, +{ $points }: “{ $name }”
campaign-share-again = Yeni transfer
campaign-share-post = Causeway’de “{ $name }” kampanyasını tamamladım ve { $points } puan kazandım.
campaign-share-problem-wallet_rejected = Cüzdanınızda reddettiniz, bu yüzden paylaşım sayılmadı. Diğer puanlarınız güvende.
campaign-share-problem-campaign_not_completed = Ağ bu kampanyadaki bir transferi geri aldı, bu yüzden paylaşım şu anda sayılmıyor.
campaign-share-problem-campaign_not_running = Bu kampanya kapandı, paylaşım artık sayılmıyor.
