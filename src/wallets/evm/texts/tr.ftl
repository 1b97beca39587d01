wallets-group-evm = EVM cüzdanları
address-empty_0x = 0x ile başlayan bir adres girin.
address-without_0x = Bu ağdaki adresler 0x ile başlar.
address-length_0x = Adresler 42 karakterdir; bunda { $length } karakter var.
address-digits_0x = 0x’ten sonra adreste yalnızca 0–9 ve a–f bulunur.
address-checksum = Sağlama toplamı geçersiz. Adreste yazım hatası olup olmadığını kontrol edin.
recipient-placeholder_evm = Adres veya name.eth gibi bir ad
problem-signature_unverifiable = Bu hesabın imzası bu ağda doğrulanamıyor. Cüzdanınızda başka bir ağa geçin, sonra yeniden oturum açın.
