wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = Bu bir EVM adresi. Bu ağ için Solana biçiminde bir adres gerekir.
address-length_base58 = Bu ağdaki adresler 32 ila 44 karakterdir.
address-letters_base58 = Bu adreste geçersiz bir karakter var. 0, O, I ve l kullanılmaz.
address-incomplete = Bu adres eksik. İlk ve son karakterleri kontrol edin.
recipient-placeholder_svm = Adres veya name.sol gibi bir ad
