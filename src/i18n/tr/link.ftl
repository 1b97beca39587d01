### Formu dolduran bağlantılar

link-ignored = Bağlantıdan kullanılmayan: { $list }. Formun gösterdiği geçerlidir.
link-address_as_network = Bu bir adrese benziyor: bağlantıda adres “recipient” alanına yazılır, “to” ise bir ağı belirtir.
link-part = { $name } “{ $value }”
link-field-from = kaynak ağ
link-field-to = hedef ağ
link-field-token = varlık
link-field-amount = tutar
link-field-recipient = alıcı
link-field-exchange = borsa
link-field-ref = davet kodu
link-field-channel = iş ortağı
link-recipient = Bu adres açtığınız bağlantıyla geldi. Yalnızca alıcının size verdiği adresse kullanın.
link-share-title = Causeway transferi
link-share-text = Causeway’de bu ayarlarla köprüyü kullanın

action-dismiss = Anladım
