wallets-group-ton = TON
address-other_family_ton = Este é um endereço EVM. Esta rede precisa de um endereço TON.
address-form_ton = Um endereço TON tem 48 caracteres e geralmente começa com UQ ou EQ.
address-checksum_ton = Checksum inválido. Verifique se há erros no endereço.
address-test_only_ton = Este endereço só funciona na testnet da TON.
recipient-placeholder_ton = Endereço ou um nome como name.ton
