wallets-group-fuel = Fuel
address-other_family_fuel = Bu bir EVM adresi. Bu ağ için Fuel adresi gerekir.
address-bech32_fuel = Bu, eski biçimde bir Fuel adresi. 0x ile başlayan adresi kopyalayın.
address-public_key_fuel = Bu bir açık anahtar. Hesabın adresini girin.
address-long_fuel = Bir Fuel adresinde 0x’ten sonra 64 hane bulunur.
problem-wallet_not_authorized = Geçerli hesabın bu bağlantı için yetkisi yok!
