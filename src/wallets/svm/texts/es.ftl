wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = Es una dirección EVM. Esta red necesita una dirección tipo Solana.
address-length_base58 = Las direcciones de esta red tienen de 32 a 44 caracteres.
address-letters_base58 = La dirección contiene un carácter no válido. 0, O, I y l nunca se usan.
address-incomplete = La dirección está incompleta. Revisa los primeros y los últimos caracteres.
recipient-placeholder_svm = Dirección o un nombre como name.sol
