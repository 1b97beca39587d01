wallets-group-benfen = BenFen
address-other_family_benfen = Es una dirección EVM. Esta red necesita una dirección de BenFen.
address-without_bfc = Las direcciones de esta red empiezan por BFC.
address-digits_benfen = Después de BFC, una dirección solo contiene 0–9 y a–f.
address-long_benfen = Una dirección de BenFen tiene 68 caracteres después de BFC.
