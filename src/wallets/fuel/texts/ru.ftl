wallets-group-fuel = Fuel
address-other_family_fuel = Это адрес EVM. Для этой сети нужен адрес Fuel.
address-bech32_fuel = Это адрес Fuel старого формата. Скопируйте тот, что начинается с 0x.
address-public_key_fuel = Это открытый ключ. Введите адрес аккаунта.
address-long_fuel = В адресе Fuel 64 цифры после 0x.
problem-wallet_not_authorized = Текущему аккаунту не разрешено это подключение!
