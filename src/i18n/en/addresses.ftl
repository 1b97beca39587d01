### What is wrong with an address, by the codes of its rules

address-empty = Enter an address.
address-empty_0x = Enter an address that starts with 0x.
address-without_0x = An address on this network starts with 0x.
address-length_0x = An address has 42 characters; this one has { $length }.
address-digits_0x = An address has only the digits 0-9 and a-f after 0x.
address-checksum = The capital letters of this address do not add up: a character was mistyped. Copy it again.
address-other_family = That is an EVM address; this network needs a Solana-style one.
address-length_base58 = An address of this network has 32 to 44 characters.
address-letters_base58 = The address holds a character that these addresses never use (0, O, I and l are left out).
address-other_family_ton = That is an EVM address; this network needs a TON address.
address-form_ton = A TON address has 48 letters and digits and mostly begins with UQ or EQ.
address-checksum_ton = The last characters of this address do not fit the others: something was mistyped. Copy it again.
address-test_only_ton = This address is for the test network of TON only.
address-incomplete = The address is incomplete: check the first and last characters.
address-dead = Nobody holds a key to this address: what is sent there is lost. Enter another recipient.
address-token = This is the contract of a token, not a wallet: what is sent there is lost. Enter another recipient.
address-bridge = This is a contract of the bridge itself, not a wallet: what is sent there is lost. Enter another recipient.
address-name = Names are not supported here: enter the address that the name stands for.
address-contract_call = This code asks a contract for something; it holds no receiver. Enter an address.
