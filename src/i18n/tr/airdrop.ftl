### Bir airdrop’un adreslere ne verdiğine bakma

airdrop-intro = Adreslerinize kaç { $symbol } verildiğini görün.
airdrop-addresses = EVM adresleri, her satıra bir tane
airdrop-placeholder = Bir veya daha çok adres yapıştırın
airdrop-query = Sorgula
airdrop-private = Adresler kaydedilmez: bakılır ve unutulur.
airdrop-input-empty = Lütfen adresi girin.
airdrop-input-wrong = Adres hatası.
airdrop-lines-wrong =
    { $count ->
        [1] { $list }. satırı kontrol edin: EVM adresi 42 karakterdir ve 0x ile başlar.
       *[other] Şu satırları kontrol edin: { $list }. EVM adresi 42 karakterdir ve 0x ile başlar.
    }
airdrop-capitals =
    { $count ->
        [one] { $list } adresinin büyük harfleri tutmuyor, bir karakter yanlış yazılmış olabilir. Emin olmak için yeniden kopyalayın.
       *[other] Bu adreslerin büyük harfleri tutmuyor, bir karakter yanlış yazılmış olabilir: { $list }. Emin olmak için yeniden kopyalayın.
    }
airdrop-failed = Ağ yoğun.
airdrop-earlier = Son sorgu başarısız oldu. Bunlar bir önceki sorgunun sonuçları.
airdrop-start-title = Henüz bir şey sorgulanmadı
airdrop-start-text = Adreslerinizi girin, her birine verilen { $symbol } burada görünsün. Cüzdan bağlamanız gerekmez.
airdrop-progress = { $all } adresten { $done } tanesine bakıldı
airdrop-results = Sonuç
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
airdrop-next-title = Sırada ne var
airdrop-next-failed = Ağlar yüklenemedi.
airdrop-next-again = Yeniden dene
airdrop-bridge = Köprüye git
airdrop-bridge-to = { $network } ağına aktar
airdrop-hidden-title = Burada kullanılamıyor
airdrop-hidden-text = Airdrop sorgulamak için web uygulamasını açın.
