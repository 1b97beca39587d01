wallets-group-benfen = BenFen
address-other_family_benfen = Это адрес EVM. Для этой сети нужен адрес BenFen.
address-without_bfc = Адреса в этой сети начинаются с BFC.
address-digits_benfen = После BFC в адресе могут быть только цифры 0–9 и буквы a–f.
address-long_benfen = В адресе BenFen после BFC должно быть 68 символов.
