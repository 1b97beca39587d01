wallets-group-ton = TON
address-other_family_ton = Bu bir EVM adresi. Bu ağ için TON adresi gerekir.
address-form_ton = TON adresi 48 karakterdir ve genellikle UQ veya EQ ile başlar.
address-checksum_ton = Sağlama toplamı geçersiz. Adreste yazım hatası olup olmadığını kontrol edin.
address-test_only_ton = Bu adres yalnızca TON test ağında çalışır.
recipient-placeholder_ton = Adres veya name.ton gibi bir ad
