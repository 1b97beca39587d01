### Neden mümkün olmadığı ve nasıl düzeleceği

problem-offline = Çevrimdışısınız. Yola çıkmış olanlar siz olmadan da devam eder.
problem-api_unreachable = Sunucumuza ulaşılamıyor. Yola çıkmış olanlar kendiliğinden devam eder.
problem-timeout = Sunucumuz çok geç yanıt veriyor. Biraz sonra yeniden deneyin.
problem-rate_limited = Aynı anda çok fazla istek var. Biraz bekleyip yeniden deneyin.
problem-no_route = { $from } ağından { $to } ağına henüz rota yok.
no_route-network_off = { $network } kapalı.
no_route-settlement_missing = { $network } ağında mutabakat kurulmamış.
no_route-nothing_set_up = Bu köprü henüz açık değil: işletmecisi hiçbir ağı kurmadı. Cüzdanınız ve paranız etkilenmedi; daha sonra tekrar bakın veya işletmeciye sorun.
no_route-none_added = { $network } ağına veya bu ağdan hiçbir rota eklenmedi.
no_route-all_off = { $network } ağının tüm rotaları kapalı.
no_route-surface = Burada { $network } ağına veya bu ağdan transfer yapılamaz. Uygulamayı bir tarayıcıda açın.
problem-no_quote = Şu anda buna kimse fiyat vermiyor.
problem-recipient_from_link = Alıcı bir bağlantıyla geldi. Bir şey göndermeden önce adresin tamamını karşılaştırın.
problem-amount_invalid = 0,25 gibi bir tutar girin.
problem-amount_too_precise = Bu varlığın en fazla { $decimals } ondalık basamağı vardır.
problem-below_minimum = Bu rotada en küçük transfer { $amount }.
problem-above_maximum = Bu rotada en büyük transfer { $amount }.
problem-insufficient_balance = { $network } ağında { $balance } bakiyeniz var.
problem-insufficient_gas = { $network } ağ ücreti yaklaşık { $amount }; gönderdiğinizin yanında cüzdanınızda bu da bulunmalı.
problem-wallets_not_configured = Ağlar hâlâ yükleniyor. Biraz sonra yeniden deneyin.
problem-unknown = Bir şeyler ters gitti. Siz olmadan başka bir şey gönderilmez.

fix-use_amount = { $amount } kullan
fix-change_recipient = Alıcıyı değiştir
