wallets-group-ton = TON
address-other_family_ton = That’s an EVM address. This network needs a TON address.
address-form_ton = A TON address has 48 characters and usually starts with UQ or EQ.
address-checksum_ton = Invalid checksum. Check the address for typos.
address-test_only_ton = This address only works on the TON testnet.
recipient-placeholder_ton = Address or a name like name.ton
