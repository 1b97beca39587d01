wallets-group-fuel = Fuel
address-other_family_fuel = Це адреса EVM. Для цієї мережі потрібна адреса Fuel.
address-bech32_fuel = Це адреса Fuel старого формату. Скопіюйте ту, що починається з 0x.
address-public_key_fuel = Це відкритий ключ. Введіть адресу акаунта.
address-long_fuel = В адресі Fuel 64 цифри після 0x.
problem-wallet_not_authorized = Поточному акаунту не дозволено це підключення!
