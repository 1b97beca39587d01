### Bir adreste neyin yanlış olduğu

address-empty = Bir adres girin.
address-empty_0x = 0x ile başlayan bir adres girin.
address-without_0x = Bu ağdaki adresler 0x ile başlar.
address-length_0x = Adresler 42 karakterdir; bunda { $length } karakter var.
address-digits_0x = 0x’ten sonra adreste yalnızca 0–9 ve a–f bulunur.
address-checksum = Sağlama toplamı geçersiz. Adreste yazım hatası olup olmadığını kontrol edin.
address-other_family = Bu bir EVM adresi. Bu ağ için Solana biçiminde bir adres gerekir.
address-length_base58 = Bu ağdaki adresler 32 ila 44 karakterdir.
address-letters_base58 = Bu adreste geçersiz bir karakter var. 0, O, I ve l kullanılmaz.
address-other_family_ton = Bu bir EVM adresi. Bu ağ için TON adresi gerekir.
address-form_ton = TON adresi 48 karakterdir ve genellikle UQ veya EQ ile başlar.
address-checksum_ton = Sağlama toplamı geçersiz. Adreste yazım hatası olup olmadığını kontrol edin.
address-test_only_ton = Bu adres yalnızca TON test ağında çalışır.
address-incomplete = Bu adres eksik. İlk ve son karakterleri kontrol edin.
address-dead = Bu bir yakım adresi. Buraya gönderilen para kaybolur. Başka bir alıcı girin.
address-token = Bu bir cüzdan değil, token sözleşmesi. Buraya gönderilen para kaybolur; başka bir alıcı girin.
address-bridge = Bu bir cüzdan değil, köprü sözleşmesi. Buraya gönderilen para kaybolur; başka bir alıcı girin.
address-name = Adlar burada desteklenmiyor. Cüzdan adresini girin.
address-contract_call = Bu kod bir sözleşme çağrısıdır ve alıcısı yoktur. Bir adres girin.
