### Bir transferin maliyeti, ne zaman ulaştığı ve fiyatın ne kadar geçerli olduğu

bridge-fees = Ücretler
bridge-arrives = Varış
bridge-signatures =
    { $count ->
        [one] 1 imza
       *[other] { $count } imza
    }
bridge-limits-label = Limitler
bridge-quote = Teklif süresi
bridge-quote-left = { $count } sn
bridge-quote-over = yenileniyor…

fee-gas_compensation = { $network } ağ ücreti
fee-deposit_gas = Yatırma ağ ücreti
fee-bridge_fee = Köprü ücreti { $percent }
fee-channel_fee = İş ortağı ücreti

quote-market_maker = Piyasa yapıcı
quote-choose-title = Bir teklif seçin
quote-choose-about = Genelde ulaşan tutara göre sıralı: ücretler düşülmüş kur; tekliflerini sık sık tutmayan sağlayıcılar daha aşağıda.
quote-choose-about-exact = Ücretler dahil toplam maliyete göre sıralı; tekliflerini sık sık tutmayan sağlayıcılar daha aşağıda.
quote-history-how = Nasıl ölçülür?
quote-compare =
    { $count ->
        [one] 1 teklif
       *[other] { $count } teklif
    }
quote-pending = { $count } tane daha gelebilir
quote-through = { $provider }, { $name } üzerinden
quote-via = { $name } üzerinden
quote-send = { $amount } gönderirsiniz
quote-tag-best = Önerilen
quote-tag-fastest = En hızlı
quote-tag-lowest_gas = En düşük ağ ücreti
quote-tag-simplest = En az imza
quote-history-missed = Sık sık başarısız
quote-history-late = Sık sık gecikiyor
quote-history-shortfall = Sık sık daha az ulaşıyor
quote-history-new = Henüz az transfer
quote-history-weaker = Şimdilik daha az güvenilir
quote-cost = Maliyet { $cost }
quote-network_fee = Tahmini ağ ücreti { $cost }
quote-declined =
    { $count ->
        [one] 1 sağlayıcının teklifi yok
       *[other] { $count } sağlayıcının teklifi yok
    }
quote-custody-escrow = Emanet sözleşmesi
quote-custody-maker = Piyasa yapıcı tutar
quote-custody-provider = { $name } tutar
quote-custody-provider_contract = { $name } sözleşmesi tutar
quote-custody-direct = Doğrudan alıcıya ödenir
quote-minimum = En az alınacak tutar
quote-by_address = Başka cüzdandan veya borsadan öde
quote-pays_request = Bir ödeme talebini karşılar
quote-request_ended = Bu transfer artık taleple eşleşmiyor. Talebi ödemek için tutarını, tokenini ve alıcısını geri getirin.
quote-by_wallet = Bağlı cüzdandan öde

fee-native = Protokol ücreti, ek olarak

gas-label = Varışta gaz
gas-in_fee = Varışta gaz, ağ ücretine dahil
gas-adds = { $network } ücretleri için { $amount } ({ $usd }) ekler.
gas-empty = Alıcının { $network } ağında henüz { $symbol } yok.
gas-none = Bu sağlayıcıda yok
quote-no_gas = Varışta gaz yok
review-gas = ve ücretler için { $amount }

gasless-note = Ücret için { $network } ağında { $symbol } yok: bunun yerine imzalayın. Ücret tutardan düşülür.
gasless-waiting = İmzalandı. Piyasa yapıcı yatırmanızı açmak üzere.
gasless-opening = Piyasa yapıcı yatırmanızı açıyor.
gasless-expired = İmzanın süresi yatırma açılmadan doldu. Paranız hâlâ cüzdanınızda.
gasless-authorization_used = Bu imza zaten kullanıldı veya iptal edildi. Paranız hâlâ cüzdanınızda.
gasless-deposit_unfunded = Cüzdanınızda artık bu tutar yok, bu yüzden yatırma açılmadı.
gasless-refused = Yatırma açılamadı. Paranız hâlâ cüzdanınızda.
quote-swap_after = Varınca takas et
