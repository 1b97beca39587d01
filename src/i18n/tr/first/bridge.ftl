### Köprü formu

bridge-title = Köprü
bridge-amount = Gönderilecek tutar
bridge-max = Maks.
bridge-max-label = : gönderilebilecek en yüksek tutarı kullan
bridge-balance = Bakiye { $amount }
bridge-flip = Yönü değiştir
bridge-network-from = Kaynak ağ:{ " " }
bridge-network-to = Hedef ağ:{ " " }
bridge-asset = Varlık:{ " " }
bridge-at_least = en az { $amount } { $symbol }
bridge-eta = yaklaşık { $time } içinde
bridge-limits = { $min } – { $max }
bridge-safe-escrow = Varana kadar bir sözleşmede tutulur. Varamazsa tek dokunuşla geri alırsınız.
bridge-safe-maker = Bu rotada yatırdığınız tutarı varana kadar piyasa yapıcımız tutar. Varamazsa belirttiğiniz adrese geri döner.

main-loading = Ağlar yükleniyor
main-retry = Yeniden dene
main-offline = Çevrimdışısınız
main-no_route = Bu ikili için rota yok
main-hidden_on_surface = Burada kullanılamıyor
main-connect = Cüzdan bağla
main-resuming = Cüzdanınız aranıyor
main-enter_amount = Tutar girin
main-amount_invalid = Tutarı kontrol edin
main-below_minimum = Tutar minimumun altında
main-above_maximum = Tutar maksimumun üstünde
main-insufficient = Yetersiz { $symbol }
main-insufficient_gas = Ağ ücreti için yetersiz { $symbol }
main-recipient_missing = { $network } adresi ekleyin
main-recipient_invalid = Alıcıyı kontrol edin
main-switch = { $network } ağına geç
main-switching = Cüzdanınızda onaylayın
main-quoting = Fiyat alınıyor
main-requote = Yeni fiyat al
main-outdated = Fiyatın süresi geçti, yenileniyor
main-refused = Şu anda mümkün değil
main-review = İncele

recipient-row = Alıcı
recipient-own = Cüzdanım { $address }
recipient-other = { $address }
recipient-invalid = Adresi kontrol edin
recipient-choose = Seç
