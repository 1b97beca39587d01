### Formu dolduran bağlantılar

link-ignored = Bağlantıdan kullanılmayanlar: { $list }. Devam etmeden önce formu kontrol edin.
link-address_as_network = Bu bir adrese benziyor. Bağlantılarda adres için “recipient”, ağ için “to” kullanın.
link-part = { $name } “{ $value }”
link-field-from = kaynak ağ
link-field-to = hedef ağ
link-field-chain = ağ
link-field-token = varlık
link-field-amount = tutar
link-field-exact = kesin tutar
link-field-recipient = alıcı
link-field-exchange = borsa
link-field-ref = davet kodu
link-field-channel = iş ortağı
link-recipient = Bu adres açtığınız bağlantıdan geldi. Yalnızca alıcının verdiği adresle aynıysa kullanın.
link-share-title = Causeway transferi
link-share-text = Causeway’de bu ayarlarla transfer yapın

action-dismiss = Anladım
