### Transferin alıcısı

recipient-title = { $network } ağındaki alıcı
recipient-label = { $network } ağındaki adres
recipient-placeholder = Adres yapıştırın
recipient-name_pending = Ad aranıyor…
recipient-name_moved = { $name } artık bu adrese yönlendirmiyor. Alıcıyı yeniden seçin.
recipient-use = Bu adresi kullan
recipient-use_own = Kendi cüzdanımı kullan
recipient-connect = { $network } ağında cüzdan bağla
recipient-warning-first_use = Bu adrese daha önce göndermediniz. Her karakteri kontrol edin: ödemeler geri alınamaz.
recipient-warning-lookalike = Daha önce kullandığınız bir adrese benziyor ama aynısı değil. Adres zehirleme saldırısı olabilir.
recipient-other_network = Başka bir ağın adresini yapıştırdınız: { $named }. Alıcının bu adresi { $network } ağında da kullandığından emin olun.
