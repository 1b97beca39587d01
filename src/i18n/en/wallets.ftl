### Wallet list and connecting

wallets-mine = My Wallet
wallets-connect = Connect Wallet
wallets-family-evm = EVM wallets
wallets-family-svm = Solana wallets
wallets-family-ton = TON wallets
wallets-family-bitcoin = Bitcoin wallets
wallets-family-starknet = StarkNet wallets
wallets-family-fuel = Fuel wallets
wallets-family-benfen = BenFen wallets
wallets-terms = By connecting a wallet you agree to the
wallets-install = Install
wallets-connecting = Look into your wallet
wallets-none = No such wallet was found in this browser.
wallets-load_failed = The wallets could not be loaded.
wallets-copy = Copy address
wallets-exit = Disconnect { $name }
wallets-unknown_network = Network { $id }

connect-wallet_rejected = User rejected the request.
connect-wallet_not_found = That wallet does not answer. It may be missing, or another wallet may be in its way: install it, or switch the others off.
connect-wallet_pending_request = Requested resource not available.
