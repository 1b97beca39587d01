### Hedef olarak bir borsa

exchange-row = Hedef: { $name }
exchange-row-add = Yatırma adresi ekle
exchange-row-shut = Kullanılamıyor
exchange-row-unknown = Bilinmeyen borsa
exchange-row-check = Yatırma adresini kontrol edin
exchange-add_address = Yatırma adresi ekle
exchange-add_memo = Memo ekle
exchange-change = Hedefi değiştir
exchange-blocked-unknown = Bu borsa { $network } ağında kullanılamıyor.
exchange-blocked-suspended = { $name } yatırma işlemlerini durdurdu. { $reason }
exchange-blocked-token = { $name }, { $network } ağında { $token } kabul etmiyor.

exchange-title = { $name } borsasına yatırma
exchange-confirm_note = Borsanın kendi sayfasında { $network } ağında { $token } yatırmayı desteklediğini ve durdurmadığını kontrol edin.
exchange-network = Ağ
exchange-networks = Desteklenen ağlar
exchange-least = Minimum yatırma
exchange-least-none = Bilinen minimum yok
exchange-credits = Onay sayısı
exchange-credits-after = { $count }
exchange-credits-unknown = Borsa belirler
exchange-address = { $network } ağındaki yatırma adresiniz
exchange-address-note = Borsanın { $token } yatırma sayfasında { $network } ağını seçip kopyalayın.
exchange-address-own = Bu, bağlı cüzdanınız; borsa yatırma adresi değil.
exchange-address-lookalike = Daha önce kullandığınız bir adrese benziyor ama aynısı değil. Adres zehirleme saldırısı olabilir.
exchange-memo = Memo
exchange-memo-optional = Memo (borsa gösteriyorsa)
exchange-memo-note = Etiket veya yorum da denir. Onsuz borsa yatırdığınız tutarı hesabınıza geçiremez.
exchange-memo-missing = { $name } bu ağda memo ister. Onsuz yatırdığınız tutar hesabınıza geçmez.
exchange-memo-unwanted = { $name } bu ağda memo kullanmaz. Boş bırakın.
exchange-memo-too_long = Bu memo bu ağ için çok uzun. Yeniden kopyalayın.
exchange-memo-unreadable = Bu memoda geçersiz bir karakter veya fazladan boşluk var. Yeniden kopyalayın.
exchange-memo-reserved = Bu memo kendi transferlerimize ayrılmıştır. Borsadan başka bir memo isteyin.
exchange-use = Bu adresi kullan
exchange-other = Başka borsa seç
exchange-to_wallet = Bunun yerine cüzdana gönder
exchange-failed = Borsalar yüklenemedi.

exchange-advice = Bu adresi ilk kez mi kullanıyorsunuz? Küçük bir tutar gönderin, { $name } hesabınıza geçirince kalanını gönderin.
exchange-advice-action = Önce { $amount } gönder
exchange-advice-small = Deneme için uygun bir tutar. { $name } hesabınıza geçirince kalanını gönderin.

exchange-review = { $network } ağındaki { $name } yatırma adresinize gönderilir
exchange-review-memo = Memo
exchange-review-check = Onaylamadan önce
exchange-review-network = Borsa, { $network } ağında { $token } için tam olarak bu adresi gösteriyor. Başka bir ağda gönderilen para kaybolur.
exchange-review-memo_same = Memo, yatırma sayfasındakiyle birebir aynı.
exchange-review-plain = Ödeme, borsaların istediği gibi piyasa yapıcımızın hesabından düz bir transferle yapılır.
exchange-review-refund = Ödeme yapılamazsa tutar borsaya değil, gönderdiğiniz cüzdana iade edilir.

exchange-order = Borsa
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received }, { $to } ağındaki yatırma adresine ulaştı. { $name } yeterli onaydan sonra hesaba geçirir; borsa hesabınızı kontrol edin.
        [one] { $received }, { $to } ağındaki yatırma adresine ulaştı. { $name } { $count } onaydan sonra hesaba geçirir; borsa hesabınızı kontrol edin.
       *[other] { $received }, { $to } ağındaki yatırma adresine ulaştı. { $name } { $count } onaydan sonra hesaba geçirir; borsa hesabınızı kontrol edin.
    }
exchange-order-filling = { $received }, { $name } yatırma adresinize gönderiliyor. Bu sayfayı kapatabilirsiniz.
exchange-order-unknown = Borsa { $id }
exchange-rest = Kalanı gönder: { $amount }
exchange-rest-note = Borsa bu tutarı hesabınıza geçirince kalanı aynı şekilde gönderebilirsiniz.
