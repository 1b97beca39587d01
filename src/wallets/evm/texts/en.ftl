wallets-group-evm = EVM wallets
address-empty_0x = Enter an address that starts with 0x.
address-without_0x = Addresses on this network start with 0x.
address-length_0x = Addresses have 42 characters, but this one has { $length }.
address-digits_0x = After 0x, an address contains only 0–9 and a–f.
address-checksum = Invalid checksum. Check the address for typos.
recipient-placeholder_evm = Address or a name like name.eth
problem-signature_unverifiable = This account’s signature can’t be verified on this network. Switch to another network in your wallet, then sign in again.
