### Address errors, by the codes of the address rules

address-empty = Enter an address.
address-empty_0x = Enter an address that starts with 0x.
address-without_0x = Addresses on this network start with 0x.
address-length_0x = Addresses have 42 characters, but this one has { $length }.
address-digits_0x = After 0x, an address contains only 0–9 and a–f.
address-checksum = Invalid checksum. Check the address for typos.
address-other_family = That’s an EVM address. This network needs a Solana-style address.
address-length_base58 = Addresses on this network have 32 to 44 characters.
address-letters_base58 = This address contains an invalid character. 0, O, I and l are never used.
address-other_family_ton = That’s an EVM address. This network needs a TON address.
address-form_ton = A TON address has 48 characters and usually starts with UQ or EQ.
address-checksum_ton = Invalid checksum. Check the address for typos.
address-test_only_ton = This address only works on the TON testnet.
address-incomplete = This address is incomplete. Check the first and last characters.
address-dead = This is a burn address. Funds sent here are lost. Enter another recipient.
address-token = This is a token contract, not a wallet. Funds sent here are lost; enter another recipient.
address-bridge = This is a bridge contract, not a wallet. Funds sent here are lost; enter another recipient.
address-name = Names aren’t supported here. Enter the wallet address instead.
address-contract_call = This code is a contract call and has no recipient. Enter an address.
