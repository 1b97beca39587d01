### Sunucunun neden teklif vermediği veya transfer almadığı

problem-route_paused = Bu rota bir süreliğine kapalı: güvenlik denetimi yapılıyor veya yer kalmadı. Kaybolan bir şey yok; daha sonra yeniden deneyin.
problem-insufficient_liquidity = Köprünün { $to } ağında şu anda bu tutar için yeterli parası yok.
problem-custody_cap = { $from } ağından yatırılanları köprünün kendisi tutar, aynı anda da sınırlı bir toplamı. Daha az gönderin veya sonra yeniden deneyin.
problem-chain_unreachable = { $from } veya { $to } şu anda yanıt vermiyor. Biraz sonra yeniden deneyin.
problem-network_fee_high = { $to } ücretleri şu anda çok yüksek. Bir dakika sonra yeniden deneyin.
problem-channel_payee_mismatch = Buradan { $from } ağından henüz bir şey gönderilemez.
problem-provider_unavailable = Zamanında fiyat gelmedi. Biraz sonra yeniden deneyin.
problem-price_unknown = { $symbol } veya gaz fiyatı şu anda bilinmiyor, bu yüzden teklif yok. Bir dakika sonra yeniden deneyin.
problem-price_stale = { $symbol } veya gazın bilinen son fiyatı teklif için çok eski. Hiçbir şey gönderilmedi; bir dakika sonra yeniden deneyin.
problem-recipient_unusable = Bu adrese { $to } ağında ödeme yapılamaz: gönderilen reddedilir veya kaybolur. Başka bir alıcı girin.
problem-below_exchange_minimum = Borsa bu kadar az tutarı hesaba geçirmez. En az { $amount } gönderin.
problem-exchange_suspended = Borsa para yatırmayı durdurdu.
problem-exchange_unsupported = Borsa, { $from } ağından { $to } ağına { $symbol } kabul etmiyor.
problem-exchange_unknown = Bu borsa burada sunulmuyor.
problem-chain_unknown = Bu ağ burada sunulmuyor.
problem-asset_unknown = Bu token o ağda sunulmuyor.
problem-address_listed = Bu adrese hizmet verilemez.
problem-country_restricted = Bu hizmet ülkenizde kullanılamıyor.
problem-channel_mismatch = Bu fiyat başka bir sitede alındı. Burada yenisini alın.
problem-quote_mismatch = Bu fiyat başka adresler için alındı. Yenisini alın.
problem-refund_address_required = Transfer yapılamazsa yatırılan tutarın nereye döneceğini belirtin.
problem-request_in_progress = Aynı transfer şu anda yapılıyor. Biraz bekleyin.
problem-too_many_requests = Aynı anda çok fazla istek var. Biraz bekleyip yeniden deneyin.
problem-internal = Bizim tarafımızda bir şeyler ters gitti. Hiçbir şey gönderilmedi; biraz sonra yeniden deneyin.
problem-amount_unreadable = “{ $text }” bir tutar değil. 0,25 gibi yazın.
problem-amount_misread = “{ $text }” tutar olarak okunamadı, tutar olduğu gibi kaldı. 0,25 gibi yazın.
