### Errors from a wallet or its network

problem-offer_expired = This quote has expired. Nothing was sent; refresh the quote to continue.
problem-quote_expired = This quote has expired. Nothing was sent; refresh the quote to continue.
problem-busy_elsewhere = This transfer is open in another tab that’s waiting for your wallet. Continue there.
problem-tx_failed = The network rejected this transaction. Only the network fee was spent.
problem-refund_too_early = This refund is available from { $time }. Your funds stay in the contract until then.
problem-settlement_unknown = This app version doesn’t support deposits on that network, so nothing was sent. Reload the page to update.
problem-wallet_rejected = You rejected the request in your wallet. Nothing was sent.
problem-wallet_not_found = Your wallet isn’t responding. It may not be installed, or another wallet may be interfering.
problem-wallet_wrong_network = Your wallet is on another network. Switch it, then try again.
problem-wallet_pending_request = Your wallet has a pending request. Open it and respond first.
problem-wallet_switch_pending = Please ensure that you have successfully completed the network switch in your wallet, or the transaction will not be able to proceed.
problem-wallet_closed = The connection closed before your wallet responded.
problem-wallet_no_switch = This wallet can’t switch networks automatically. Switch inside the wallet or choose another one.
problem-wallet_no_text_signing = This wallet can’t show and sign text. Update its app, or use the same account in another wallet.
problem-wallet_insufficient_funds = You don’t have enough for this amount and its network fee.
problem-wallet_mismatch = The server’s request doesn’t match what you approved, so we stopped. Nothing was sent.
problem-inscription_invalid = Check the details of the inscription.
problem-wallet_failed = Your wallet couldn’t complete the request. Check your wallet, then try again.
problem-message_altered = Your wallet changed the message it was asked to sign. Try again or use another wallet.
problem-account_on_other_chain = This smart contract wallet is on another network. Switch networks in your wallet and try again.
problem-bad_answer = We got an unreadable response from the server. Try again in a moment.
problem-request_invalid = The server couldn’t read this request, so nothing was done. Reload the page, then try again.
problem-request_refused = The server rejected the request.
problem-address_invalid = An address isn’t valid for its network. Check it, then try again.
problem-rpc_unreachable = The network isn’t responding right now. A transaction you confirmed may still go through.
problem-family_unsupported = Wallets of this type aren’t supported yet.
problem-insecure_page = This page isn’t on a secure connection, so it can’t encrypt data. Open it over HTTPS.
problem-order_id_invalid = That isn’t a valid transfer ID.
problem-handover_gone = This link has expired or was already used. Open the transfer again in the browser where you started it.

fix-switch_network = Switch network
fix-connect_wallet = Connect wallet
fix-requote = Refresh quote
fix-add_funds = Change amount
fix-retry_after = Try again in { $time }
problem-server_silent = Our servers haven’t responded since { $time }. Transfers in progress aren’t affected.
problem-storage_blocked = This browser blocks storage, so we couldn’t verify Discord’s response. Allow storage for this page or use another browser.
problem-popup_blocked = The browser blocked a new window. Allow pop-ups for this page, then try again.
problem-name_unknown = This name has no on-chain address or has expired. Check it for typos, or enter the address.
problem-name_unsupported = Names like this aren’t supported here. Enter the wallet address instead.
problem-name_unreachable = Names can’t be looked up right now. Enter the wallet address instead.

problem-price_moved = The price has changed. Nothing was sent; refresh the quote to continue.
problem-step_refused = The provider’s transaction doesn’t match its quote. Nothing was sent; choose another quote.
problem-refund_invalid = This provider only refunds the sending wallet. Use your wallet as the refund address.
problem-signature_invalid = The signature isn’t from this wallet’s own key. Nothing was sent.
