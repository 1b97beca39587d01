wallets-group-fuel = Fuel
address-other_family_fuel = That’s an EVM address. This network needs a Fuel address.
address-bech32_fuel = This is the older form of a Fuel address. Copy the one that starts with 0x.
address-public_key_fuel = That’s a public key. Enter the address of the account.
address-long_fuel = A Fuel address has 64 digits after 0x.
problem-wallet_not_authorized = Current account not authorized for this connection!
