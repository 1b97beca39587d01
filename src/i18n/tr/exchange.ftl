### Hedef olarak bir borsa

exchange-row = Hedef: { $name }
exchange-row-add = Yatırma adresini ekleyin
exchange-row-shut = kullanılamıyor
exchange-row-unknown = Bilinmeyen borsa
exchange-row-check = Yatırma adresini kontrol edin
exchange-add_address = Yatırma adresi ekle
exchange-add_memo = Memo ekle
exchange-change = Hedefi değiştir
exchange-blocked-unknown = { $network } ağında böyle bir borsa bilmiyoruz.
exchange-blocked-suspended = { $name } para yatırmayı durdurdu. { $reason }
exchange-blocked-token = { $name }, { $network } ağında { $token } kabul etmiyor.

exchange-title = { $name } borsasına yatırma
exchange-confirm_note = Borsanın kendi sayfasından { $network } ağında { $token } yatırmayı kabul ettiğini ve durdurmadığını doğrulayın.
exchange-network = Ağ
exchange-networks = Kabul ettiği ağlar
exchange-least = En az yatırma
exchange-least-none = bilinen bir alt sınır yok
exchange-credits = Hesaba geçme
exchange-credits-after =
    { $count ->
        [one] 1 onaydan sonra
       *[other] { $count } onaydan sonra
    }
exchange-credits-unknown = borsanın istediği kadar onaydan sonra
exchange-address = { $network } ağındaki yatırma adresiniz
exchange-address-note = Borsanın { $token } yatırma sayfasında { $network } seçiliyken kopyalayın.
exchange-address-own = Bu, bağladığınız cüzdan; bir borsanın verdiği adres değil.
exchange-address-lookalike = Bu adres bildiğiniz bir adrese yalnızca benziyor: uçları aynı, ortası farklı. Biri bunu bilerek yerleştirmiş olabilir.
exchange-memo = Memo
exchange-memo-optional = Memo (borsa gösteriyorsa)
exchange-memo-note = Yatırma sayfasında memo, tag veya yorum diye geçebilir. O olmadan borsa paranın size ait olduğunu bilemez.
exchange-memo-missing = { $name } bu ağda memo ister. O olmadan para hesabınıza geçmez.
exchange-memo-unwanted = { $name } bu ağda memo kullanmaz. Boş bırakın.
exchange-memo-too_long = Bu ağdaki bir memodan uzun. Yeniden kopyalayın.
exchange-memo-unreadable = İçinde hiçbir borsanın kullanmadığı bir karakter veya uçta boşluk var. Yeniden kopyalayın.
exchange-memo-reserved = Bu memo bizim bir transferimizle karışır. Borsadan başka bir tane isteyin.
exchange-use = Bu yatırma adresini kullan
exchange-other = Başka borsa seç
exchange-to_wallet = Bunun yerine cüzdana gönder
exchange-failed = Borsa listesi yüklenemedi.

exchange-advice = Bu adrese ilk kez gönderiyorsunuz: küçük bir tutar gönderin ve { $name } gösterene kadar bekleyin. Sonra kalanını gönderin.
exchange-advice-action = Önce { $amount } gönder
exchange-advice-small = Deneme için iyi bir tutar. { $name } gösterdiğinde kalanını gönderin.

exchange-review = { $name } borsasındaki { $network } yatırma adresinize ödenir
exchange-review-memo = Memo
exchange-review-check = Onaylamadan önce kontrol edin
exchange-review-network = Borsa, { $network } ağında { $token } için tam olarak bu adresi gösteriyor. Başka bir ağda para kaybolur.
exchange-review-memo_same = Memo, yatırma sayfasındakiyle karakteri karakterine aynı.
exchange-review-plain = Borsaların istediği gibi, piyasa yapıcımızın hesabından düz bir transferle ödenir.
exchange-review-refund = Ödenemezse gönderdiğiniz cüzdana geri döner, asla borsaya gitmez.

exchange-order = Borsa
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received }, { $to } ağındaki yatırma adresinde. { $name } istediği onaylar tamamlanınca hesaba geçirir; bunu size yalnızca borsa gösterebilir.
        [one] { $received }, { $to } ağındaki yatırma adresinde. { $name } kendi sayımına göre 1 onaydan sonra hesaba geçirir; bunu size yalnızca borsa gösterebilir.
       *[other] { $received }, { $to } ağındaki yatırma adresinde. { $name } kendi sayımına göre { $count } onaydan sonra hesaba geçirir; bunu size yalnızca borsa gösterebilir.
    }
exchange-order-filling = { $received }, { $name } borsasındaki yatırma adresinize doğru yolda. Bu sayfayı kapatabilirsiniz.
exchange-order-unknown = Borsa { $id }
exchange-rest = Kalanı gönder: { $amount }
exchange-rest-note = Borsa bu tutarı hesabınızda gösterdiğinde kalanı da aynı yoldan gönderebilirsiniz.
