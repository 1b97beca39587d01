wallets-group-fuel = Fuel
address-other_family_fuel = Este é um endereço EVM. Esta rede precisa de um endereço da Fuel.
address-bech32_fuel = Este é um endereço da Fuel no formato antigo. Copie o que começa com 0x.
address-public_key_fuel = Isto é uma chave pública. Digite o endereço da conta.
address-long_fuel = Um endereço da Fuel tem 64 dígitos depois de 0x.
problem-wallet_not_authorized = A conta atual não está autorizada para esta conexão!
