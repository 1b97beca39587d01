wallets-group-benfen = BenFen
address-other_family_benfen = That’s an EVM address. This network needs a BenFen address.
address-without_bfc = Addresses on this network start with BFC.
address-digits_benfen = After BFC, an address contains only 0–9 and a–f.
address-long_benfen = A BenFen address has 68 characters after BFC.
