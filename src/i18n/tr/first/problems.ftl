### Neden mümkün olmadığı ve nasıl düzeleceği

problem-offline = Çevrimdışısınız. Süren transferler devam eder.
problem-api_unreachable = Sunucularımıza ulaşılamıyor. Süren transferler etkilenmez.
problem-no_route = { $from } → { $to } için henüz rota yok.
no_route-nothing_set_up = Bu köprü henüz açık değil: hiçbir ağ ayarlanmadı. Cüzdanınız ve paranız etkilenmez; daha sonra tekrar deneyin.
problem-no_quote = Şu anda teklif yok.
problem-recipient_from_link = Bu alıcı bir bağlantıdan geldi. Göndermeden önce adresin tamamını kontrol edin.
problem-amount_invalid = Bir tutar girin, örneğin 0,25.
problem-amount_too_precise = Bu varlık en fazla { $decimals } ondalık basamağı destekler.
problem-below_minimum = Bu rota için minimum tutar: { $amount }.
problem-above_maximum = Bu rota için maksimum tutar: { $amount }.
problem-insufficient_balance = { $network } ağında { $balance } bakiyeniz var.
problem-insufficient_gas = { $network } ağ ücretleri için ayrıca yaklaşık { $amount } gerekir.
problem-unknown = Bir şeyler ters gitti. Onayınız olmadan hiçbir şey göndermeyiz.

fix-use_amount = { $amount } kullan
fix-change_recipient = Alıcıyı değiştir
