### Address errors, by the codes of the address rules

address-empty = Enter an address.
address-dead = This is a burn address. Funds sent here are lost. Enter another address.
address-token = This is a token contract, not a wallet. Funds sent here are lost; enter another address.
address-bridge = This is a bridge contract, not a wallet. Funds sent here are lost; enter another address.
address-name = Names aren’t supported here. Enter the wallet address instead.
address-contract_call = This code is a contract call and has no recipient. Enter an address.
