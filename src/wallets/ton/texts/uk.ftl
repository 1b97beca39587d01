wallets-group-ton = TON
address-other_family_ton = Це адреса EVM. Для цієї мережі потрібна адреса TON.
address-form_ton = Адреса TON має 48 символів і зазвичай починається з UQ або EQ.
address-checksum_ton = Неправильна контрольна сума. Перевірте адресу на помилки.
address-test_only_ton = Ця адреса працює лише в тестовій мережі TON.
recipient-placeholder_ton = Адреса або ім’я, наприклад name.ton
