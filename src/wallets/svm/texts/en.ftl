wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = That’s an EVM address. This network needs a Solana-style address.
address-length_base58 = Addresses on this network have 32 to 44 characters.
address-letters_base58 = This address contains an invalid character. 0, O, I and l are never used.
address-incomplete = This address is incomplete. Check the first and last characters.
recipient-placeholder_svm = Address or a name like name.sol
