wallets-group-evm = Кошельки EVM
address-empty_0x = Введите адрес, который начинается с 0x.
address-without_0x = Адреса в этой сети начинаются с 0x.
address-length_0x = В адресе должно быть 42 символа, а в этом { $length }.
address-digits_0x = После 0x в адресе только цифры 0–9 и буквы a–f.
address-checksum = Неверная контрольная сумма. Проверьте адрес на опечатки.
recipient-placeholder_evm = Адрес или имя, например name.eth
problem-signature_unverifiable = Подпись этого аккаунта нельзя проверить в этой сети. Выберите в кошельке другую сеть и войдите снова.
