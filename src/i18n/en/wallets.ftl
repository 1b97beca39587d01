### Wallet list and connecting

wallets-connect_destination = Connect destination wallet
wallets-chip = My wallet:{ " " }
wallets-more =
    { $count ->
        [one] { $count } more connected wallet
       *[other] { $count } more connected wallets
    }
wallets-mine = My Wallet
wallets-connect = Connect Wallet
wallets-other = Use another wallet
wallets-kind = Wallet type
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Non-EVM

wallets-back = All wallets
wallets-scan = Scan
wallets-scan-title = Scan to use { $wallet }
wallets-pairing-code = QR code for { $wallet }
wallets-pairing-starting = Connecting…
wallets-pairing-open = Open { $wallet }
wallets-needs_evm = Connect an EVM wallet to use this page.
wallets-switches_first = Your wallet is on another network. It will ask you to switch to { $network } before you sign.
wallets-pairing-copy = Copy Link
wallets-pairing-install = Get { $wallet } for this browser
wallets-pairing-again = Try again

wallets-open = Open
wallets-inside-title = Open in { $wallet }
wallets-inside-text = { $wallet } has its own browser. Open this page there: your details carry over, and you can follow a transfer in both places.
wallets-inside-order = Continue this transfer in { $wallet }’s own browser. The link works once, within ten minutes; don’t share it.
wallets-inside-code = QR code that opens this page in { $wallet }

wallets-terms = By connecting a wallet you agree to the
wallets-browser = Browser wallet
wallets-install = Install
wallets-connecting = Check your wallet
wallets-none = No wallets of this type found in this browser.
wallets-load_failed = Couldn’t load wallets.
wallets-copy = Copy address
wallets-exit = Disconnect { $name }
wallets-unknown_network = Network { $id }
wallets-other_network = Unsupported network
wallets-cctp-native = { $amount } native { $symbol } (CCTP)
wallets-cctp-bridged = { $amount } bridged { $symbol } (no CCTP)
wallets-cctp-paused = CCTP is paused right now.
wallets-cctp-denied = CCTP doesn’t accept this account.

connect-wallet_rejected = User rejected the request.
connect-wallet_not_found = This wallet may conflict with other wallets, or it isn’t installed. Please disable the other wallets or install it.
connect-wallet_pending_request = Requested resource not available.
connect-relay_unreachable = Can’t reach WalletConnect right now. Nothing was sent; check your connection, then try again.
connect-missing = Error: Please install { $wallet } first.
connect-missing-bitget = Please install Bitget Wallet
connect-missing-phantom = no phantom
connect-missing-backpack = no backpack

inscribe-open = Send an inscription
inscribe-title = Send an inscription
inscribe-note = Your wallet makes the inscription first, then sends it. Each step has its own network fee.
inscribe-mode = Type
inscribe-mode-brc-20 = BRC-20 transfer
inscribe-mode-inscribe = Text
inscribe-ticker = Token ticker
inscribe-amount = Amount
inscribe-balance = Your wallet checks your BRC-20 balance; this page can’t.
inscribe-text = Text to inscribe
inscribe-to = Recipient address
inscribe-start = Continue
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = Text: { $text }
inscribe-step-make = Make the inscription
inscribe-step-send = Send it to the recipient
inscribe-step-done = Done
inscribe-make = Make inscription
inscribe-send = Send inscription
inscribe-unanswered = Your wallet didn’t confirm this step. Check it before you try again, so you don’t pay twice.
inscribe-sent = The inscription is on its way. It arrives once its transaction is confirmed.
inscribe-discard = Start over
inscribe-another = Send another
inscribe-problem-ticker = A BRC-20 ticker has 4 or 5 characters.
inscribe-problem-amount = Enter an amount above zero, such as 12.5.
inscribe-problem-text = Enter the text to inscribe, up to 10,000 bytes.
inscribe-problem-recipient = Enter a recipient on your wallet’s network.
