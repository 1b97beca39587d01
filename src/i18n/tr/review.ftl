### İnceleme ve cüzdandaki adımlar

recipient-title = { $network } ağındaki alıcı
recipient-label = { $network } ağındaki adres
recipient-placeholder = Adres yapıştırın
recipient-use = Bu adresi kullan
recipient-use_own = Kendi cüzdanıma gönder
recipient-connect = { $network } ağında cüzdan bağla
recipient-warning-first_use = Buradan bu adrese ilk transfer. Her karakteri size verilenle karşılaştırın: ödeme geri alınamaz.
recipient-warning-lookalike = Bu adres bildiğiniz bir adrese yalnızca benziyor: uçları aynı, ortası farklı. Biri bunu bilerek yerleştirmiş olabilir.
recipient-other_network = Girdiğiniz metin başka bir ağı anıyor: { $named }. Alıcının bu adresi { $network } ağında da kullandığından emin olun.

review-title = İnceleme
review-on = { $network } ağında { $what }
review-send = Gönderdiğiniz
review-receive = Alacağınız
review-updated = Bunu açtığınızdan beri fiyat değişti. Yukarıdaki rakamlar yenidir.
review-recipient = { $network } ağında bu adrese ödenir
review-recipient-own = Bu, bağladığınız cüzdan.
review-from_wallet = Gönderen cüzdan
review-custody-escrow-title = Bir sözleşme tutar.
review-custody-escrow = Yatırdığınız tutar, ödeme kanıtlanana kadar { $network } ağındaki sözleşmede kalır. Zamanında gelmezse kendiniz geri alırsınız.
review-custody-maker-title = Piyasa yapıcımız tutar.
review-custody-maker = { $network } ağında bizim bir sözleşmemiz yok: doğrudan piyasa yapıcıya gönderir ve ödemeye kadar ona güvenirsiniz. Ödeme yapılamazsa yatırdığınız tutar iade adresinize döner.
review-refund-label = Ödenemezse { $network } ağında geri gönderilecek adres
review-refund-note = Gönderdiğiniz ağda kendi yönettiğiniz bir adres; borsanınki değil.
review-refund-own = Cüzdanımı kullan { $address }
review-refund-change = Değiştir
review-refund-missing = İade adresi girin
review-refund-invalid = İade adresini kontrol edin
review-confirm = Onayla ve gönder
review-check = Bu transferi kontrol et
review-check-note = Cüzdanınıza soruldu ve göndermiş olabilir. Yeniden bir şey göndermeden önce bu transfere bakın.
review-signatures =
    { $count ->
        [one] Cüzdanınız size bir kez sorar.
       *[other] Cüzdanınız size en fazla { $count } kez sorar.
    }
review-wallet_note = Cüzdanınız neyi kabul ettiğinizi gösterir. Gönderilene kadar bu sayfayı açık tutun.

stage-ordering = Transfer hazırlanıyor
stage-asking-permit = Tutarı cüzdanınızda imzalayın
stage-asking-approve = Cüzdanınızda izin verin
stage-asking-open = Cüzdanınızda onaylayın
stage-asking-transfer = Cüzdanınızda onaylayın
stage-asking-refund = Cüzdanınızda onaylayın
stage-asking-batch = Cüzdanınızda onaylayın
stage-confirming = { $network } onayı bekleniyor
