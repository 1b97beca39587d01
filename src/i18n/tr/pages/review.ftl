### İnceleme ve cüzdandaki adımlar

review-title = İnceleme
review-on = { $network } ağında { $what }
review-send = Gönderdiğiniz
review-receive = Aldığınız
review-updated = Siz bunu açtıktan sonra fiyat değişti. Yukarıdaki tutarlar günceldir.
review-recipient = { $network } ağındaki alıcı
review-recipient-own = Bu, bağlı cüzdanınız.
review-from_wallet = Gönderen cüzdan
review-custody-escrow-title = Akıllı sözleşmede tutulur.
review-custody-escrow = Ödeme kanıtlanana kadar paranız { $network } ağındaki emanet sözleşmesinde kalır. Ödeme yapılamazsa tek dokunuşla iade alın.
review-custody-address = Yatırdığınız tutar, iade adresinize ait bir sözleşme adresine gider, ardından ödeme kanıtlanana kadar { $network } ağındaki emanet sözleşmesinde kalır. Geç kalırsa veya ödeme yapılamazsa iade adresinize çekin.
review-custody-maker-title = Piyasa yapıcımız tutar.
review-custody-maker = { $network } ağında emanet sözleşmesi yok: paranızı ödemeye kadar piyasa yapıcı tutar. Ödeme yapılamazsa tutarı iade adresinize gönderir.
review-custody-provider-title = Harici bir sağlayıcı gerçekleştirir.
review-custody-provider = Bu rota { $network } ağındaki emanet sözleşmemizi kullanmaz: paranızı ödemeye kadar sağlayıcı tutar. Ödeme yapılamazsa sağlayıcı tutarı iade adresinize gönderir.
review-custody-provider_contract = Paranızı ödemeye kadar sağlayıcının akıllı sözleşmesi tutar. Ödeme yapılamazsa bu sözleşme tutarı size iade eder ya da transferi sağlayıcıda iptal etmenize izin verir.
review-custody-direct-title = Doğrudan alıcıya ödenir.
review-custody-direct = Bu ödemeyi yolda kimse tutmaz, bu yüzden iade edilemez. Onaylamadan önce alıcıyı kontrol edin.
review-refund-label = { $network } ağındaki iade adresi
review-refund-note = Gönderdiğiniz ağda size ait bir adres kullanın, borsa adresi değil.
review-refund-note-address = { $network } ağında size ait bir adres kullanın, borsa adresi değil. Ödenmeyen tutar yalnızca bu adrese gidebilir.
review-refund-own = Cüzdanımı kullan: { $address }
review-refund-change = Değiştir
review-refund-missing = İade adresi girin
review-refund-invalid = İade adresini kontrol edin
review-confirm = Onayla ve gönder
review-get_address = Yatırma adresi al
review-address_note = Henüz bir şey gönderilmez: herhangi bir cüzdandan veya borsadan ödeyebileceğiniz bir adres alırsınız.
review-time = Ödeme süresi
review-check = Bu transferi görüntüle
review-check-note = Cüzdanınız bu işlemi göndermiş olabilir. Yeniden göndermeden önce transferi kontrol edin.
review-signatures =
    { $count ->
        [one] Cüzdanınız bir kez onay ister.
       *[other] Cüzdanınız en fazla { $count } kez onay ister.
    }
review-wallet_note = Ayrıntıları cüzdanınızda kontrol edin. Tutar gönderilene kadar bu sayfayı açık tutun.

stage-ordering = Transfer hazırlanıyor…
stage-asking-permit = Harcamayı cüzdanınızda onaylayın
stage-asking-sign = Yatırmayı cüzdanınızda imzalayın
stage-asking-approve = Harcamayı cüzdanınızda onaylayın
stage-asking-open = Cüzdanınızda onaylayın
stage-asking-transfer = Cüzdanınızda onaylayın
stage-asking-swap = Cüzdanınızda onaylayın
stage-asking-refund = Cüzdanınızda onaylayın
stage-asking-batch = Cüzdanınızda onaylayın
stage-confirming = { $network } ağında onay bekleniyor

review-loss = Gönderdiğinizden değer olarak { $percent } daha az alırsınız.
review-loss-least = En kötü durumda, gönderdiğinizden değerce { $percent } daha az alırsınız.
review-loss-accept = Bu kaybı kabul ediyorum
review-loss-type = Bu kaybı kabul etmek için { $number } yazın
review-loss-missing = Yukarıdaki kaybı kabul et
review-replaced = { $from } artık bu transfer için teklif vermiyor; transferi { $to } yapacak. Yukarıdaki koşulları kontrol edin.
review-replaced-accept = { $to } ile devam et
review-loss-best = En iyi tekliften { $percent } daha az alırsınız.
review-loss-best_send = En iyi tekliften { $percent } daha fazla ödersiniz.
review-unpriced = Bir varlığın dolar değeri bilinmiyor, bu yüzden transferin maliyeti gösterilemiyor. Tutarları kendiniz karşılaştırın.
