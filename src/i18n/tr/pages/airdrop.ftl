### Bir airdrop’un adreslere ne verdiğine bakma

airdrop-intro = Adreslerinize ne kadar { $symbol } ayrıldığını öğrenin.
airdrop-addresses = EVM adresleri, her satıra bir tane
airdrop-placeholder = Bir veya daha çok adres yapıştırın
airdrop-query = Sorgula
airdrop-private = Adresler kaydedilmez.
airdrop-input-empty = Lütfen adresi girin.
airdrop-input-wrong = Adres hatası.
airdrop-lines-wrong =
    { $count ->
        [1] { $list }. satırı kontrol edin: EVM adresi 42 karakterdir ve 0x ile başlar.
       *[other] Şu satırları kontrol edin: { $list }. EVM adresi 42 karakterdir ve 0x ile başlar.
    }
airdrop-capitals =
    { $count ->
        [one] Sağlama toplamı geçersiz: { $list }. Adreste yazım hatası olup olmadığını kontrol edin.
       *[other] Sağlama toplamları geçersiz: { $list }. Bu adreslerde yazım hatası olup olmadığını kontrol edin.
    }
airdrop-failed = Ağ yoğun.
airdrop-earlier = Son sorgu başarısız oldu. Bunlar bir önceki sorgunun sonuçları.
airdrop-start-title = Henüz sonuç yok
airdrop-start-text = Adreslerinize ayrılan { $symbol } miktarını görmek için onları girin. Cüzdan bağlamanız gerekmez.
airdrop-unlisted = Bu airdrop’un dağıtım listesi henüz yüklenmedi.
airdrop-progress = { $done } / { $all } kontrol edildi
airdrop-results = Sonuçlar
airdrop-total = Toplam
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Bu adres için bir şey ayrılmamış.
           *[other] Bu adres için token ayrılmış.
        }
       *[other] { $found ->
            [0] Bu { $all } adres için bir şey ayrılmamış.
           *[other] { $all } adresten { $found } tanesi için token ayrılmış.
        }
    }
airdrop-next-title = Sonraki adımlar
airdrop-next-failed = Ağlar yüklenemedi.
airdrop-next-again = Yeniden dene
airdrop-bridge = Köprüye git
airdrop-bridge-to = { $network } ağına transfer
airdrop-hidden-title = Burada kullanılamıyor
airdrop-hidden-text = Airdrop sorgulamak için web uygulamasını açın.
