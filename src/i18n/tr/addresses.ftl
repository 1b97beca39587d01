### Bir adreste neyin yanlış olduğu

address-empty = Bir adres girin.
address-empty_0x = 0x ile başlayan bir adres girin.
address-without_0x = Bu ağdaki adresler 0x ile başlar.
address-length_0x = Adres 42 karakterdir; bunda { $length } karakter var.
address-digits_0x = Adreste 0x’ten sonra yalnızca 0-9 rakamları ve a-f harfleri bulunur.
address-checksum = Bu adresin büyük harfleri tutmuyor: bir karakter yanlış yazılmış. Yeniden kopyalayın.
address-other_family = Bu bir EVM adresi; bu ağ Solana biçiminde bir adres ister.
address-length_base58 = Bu ağın adresleri 32 ila 44 karakterdir.
address-letters_base58 = Adreste bu tür adreslerde hiç kullanılmayan bir karakter var (0, O, I ve l kullanılmaz).
address-other_family_ton = Bu bir EVM adresi; bu ağ bir TON adresi ister.
address-form_ton = TON adresi 48 harf ve rakamdan oluşur ve çoğunlukla UQ veya EQ ile başlar.
address-checksum_ton = Bu adresin son karakterleri diğerleriyle uyuşmuyor: bir yer yanlış yazılmış. Yeniden kopyalayın.
address-test_only_ton = Bu adres yalnızca TON test ağı içindir.
address-incomplete = Adres eksik: ilk ve son karakterleri kontrol edin.
address-dead = Bu adresin anahtarı kimsede yok: oraya gönderilen kaybolur. Başka bir alıcı girin.
address-token = Bu bir cüzdan değil, token sözleşmesi: oraya gönderilen kaybolur. Başka bir alıcı girin.
address-bridge = Bu bir cüzdan değil, köprünün kendi sözleşmesi: oraya gönderilen kaybolur. Başka bir alıcı girin.
address-name = Burada adlar desteklenmez: adın karşılık geldiği adresi girin.
address-contract_call = Bu kod bir sözleşmeden istekte bulunur; içinde alıcı yok. Bir adres girin.
