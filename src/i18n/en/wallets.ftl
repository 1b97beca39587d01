### Wallet list and connecting

wallets-connect_destination = Connect a wallet for the destination
wallets-chip = My wallet:{ " " }
wallets-mine = My Wallet
wallets-connect = Connect Wallet
wallets-other = Use another wallet
wallets-kind = Kind of wallet
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Non-EVM
wallets-group-evm = EVM wallets
wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
wallets-group-fuel = Fuel
wallets-group-starknet = StarkNet
wallets-group-benfen = BenFen
wallets-group-bitcoin = Bitcoin
wallets-group-ton = TON

wallets-back = All wallets
wallets-scan = Scan
wallets-scan-title = Scan to use { $wallet }
wallets-pairing-code = Code for the camera of { $wallet }
wallets-pairing-starting = Getting a connection
wallets-pairing-open = Open { $wallet }
wallets-pairing-copy = Copy Link
wallets-pairing-install = Get { $wallet } for this browser
wallets-pairing-again = Try again

wallets-open = Open
wallets-inside-title = Open in { $wallet }
wallets-inside-text = { $wallet } works in its own browser. Open this page there: what you have filled in comes along, and a transfer goes on behind its link on both sides.
wallets-inside-order = { $wallet } works in its own browser. Go on with this transfer there, and follow it on both sides. The link serves once, for ten minutes: show it to nobody.
wallets-inside-code = Code that opens this page in { $wallet }

wallets-terms = By connecting a wallet you agree to the
wallets-browser = Browser wallet
wallets-install = Install
wallets-connecting = Look into your wallet
wallets-none = No such wallet was found in this browser.
wallets-load_failed = The wallets could not be loaded.
wallets-copy = Copy address
wallets-exit = Disconnect { $name }
wallets-unknown_network = Network { $id }

connect-wallet_rejected = User rejected the request.
connect-wallet_not_found = This wallet may be in conflict with other wallets, or it is not installed. Please disable the other wallets or install it.
connect-wallet_pending_request = Requested resource not available.
connect-relay_unreachable = The way to your wallet’s app cannot be reached right now. Nothing was sent; check your connection, then try again.
connect-missing = Error: Please install { $wallet } first.
connect-missing-bitget = Please install Bitget Wallet
connect-missing-phantom = no phantom
connect-missing-backpack = no backpack
