### Köprü formu

bridge-title = Köprü
bridge-amount = Gönderilecek tutar
bridge-max = Maks.
bridge-max-label = : maksimum tutarı kullan
bridge-balance = Bakiye { $amount }
bridge-flip = Ağların yerini değiştir
bridge-network-from = Kaynak ağ:{ " " }
bridge-network-to = Hedef ağ:{ " " }
bridge-asset = Varlık:{ " " }
bridge-at_least = en az { $amount } { $symbol }
bridge-eta = yaklaşık { $time } içinde
bridge-limits = { $min } – { $max }
bridge-safe-escrow = Ödeme kanıtlanana kadar paranız bir akıllı sözleşmede kalır. Ödeme yapılamazsa tek dokunuşla iade alın.
bridge-safe-maker = Bu rotada yatırdığınız tutarı ödemeye kadar piyasa yapıcımız tutar. Ödeme yapılamazsa tutarı seçtiğiniz adrese iade eder.
bridge-safe-provider = Bu rotada transferinizi harici bir sağlayıcı gerçekleştirir. İnceleme ekranı, yatırdığınız tutarı kimin tuttuğunu gösterir.

main-loading = Ağlar yükleniyor…
main-retry = Yeniden dene
main-offline = Çevrimdışısınız
main-no_route = Bu ikili için rota yok
main-not_open = Henüz açık değil
main-hidden_on_surface = Burada kullanılamıyor
main-connect = Cüzdan bağla
main-resuming = Cüzdana bağlanılıyor…
main-enter_amount = Tutar girin
main-amount_invalid = Tutarı kontrol edin
main-below_minimum = Tutar çok düşük
main-above_maximum = Tutar çok yüksek
main-insufficient = Yetersiz { $symbol }
main-insufficient_gas = Ağ ücreti için yetersiz { $symbol }
main-recipient_missing = { $network } adresi girin
main-recipient_invalid = Alıcıyı kontrol edin
main-switch = { $network } ağına geç
main-switching = Cüzdanınızda onaylayın
main-quoting = Teklif alınıyor…
main-requote = Teklifi yenile
main-outdated = Teklifin süresi doldu, yenileniyor…
main-refused = Şu anda kullanılamıyor
main-review = İncele

recipient-row = Alıcı
recipient-own = Cüzdanım { $address }
recipient-other = { $address }
recipient-invalid = Adresi kontrol edin
recipient-choose = Seç
