wallets-group-starknet = StarkNet
address-other_family_starknet = That’s an EVM address. This network needs a Starknet address.
address-zero_starknet = This is the zero address. No one can receive funds there.
address-incomplete_starknet = This address is incomplete. Check the first and last characters.
address-long_starknet = A Starknet address has at most 64 digits after 0x.
address-range_starknet = No Starknet account has this address. Check it for typos.
wallets-unserved-starknet = The StarkNet Testnet is currently unsupported. Please switch to the mainnet in your wallet.
problem-account_not_deployed = Your Starknet account isn’t deployed yet. Make any transaction with it in your wallet, then sign in again.
