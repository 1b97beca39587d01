wallets-group-ton = TON
address-other_family_ton = Это адрес EVM. Для этой сети нужен адрес TON.
address-form_ton = В адресе TON 48 символов, обычно он начинается с UQ или EQ.
address-checksum_ton = Неверная контрольная сумма. Проверьте адрес на опечатки.
address-test_only_ton = Этот адрес работает только в тестовой сети TON.
recipient-placeholder_ton = Адрес или имя, например name.ton
