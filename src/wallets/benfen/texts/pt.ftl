wallets-group-benfen = BenFen
address-other_family_benfen = Este é um endereço EVM. Esta rede precisa de um endereço da BenFen.
address-without_bfc = Os endereços desta rede começam com BFC.
address-digits_benfen = Depois de BFC, um endereço contém apenas 0–9 e a–f.
address-long_benfen = Um endereço da BenFen tem 68 caracteres depois de BFC.
