### What a wallet or its network said on the way

problem-offer_expired = This offer has run out. Nothing was sent; take a fresh one.
problem-quote_expired = This price has run out. Nothing was sent; take a fresh one.
problem-busy_elsewhere = Another tab is asking your wallet about this transfer. Go on there.
problem-tx_failed = The network refused that transaction. Only its network fee was spent.
problem-refund_too_early = This refund is available from { $time }. Your funds stay in the contract until then.
problem-settlement_unknown = This version of the app does not know where deposits on that network go, so it sends none.
problem-wallet_rejected = You declined in your wallet. Nothing was sent.
problem-wallet_not_found = That wallet does not answer. It may not be installed, or another wallet may be in its way.
problem-wallet_wrong_network = Your wallet is on another network. Switch it, then try again.
problem-wallet_pending_request = Your wallet has an open request. Open it and answer that one first.
problem-wallet_switch_pending = Please ensure that you have successfully completed the network switch in your wallet, or the transaction will not be able to proceed.
problem-wallet_closed = The connection was closed before your wallet answered.
problem-wallet_no_switch = This wallet cannot switch networks by itself. Choose another wallet, or switch inside it.
problem-wallet_insufficient_funds = There is not enough in your wallet for this and its network fee.
problem-wallet_mismatch = What the server asked for is not what you agreed to, so your wallet was not asked. Nothing was sent.
problem-wallet_failed = Your wallet could not do that. Look into it, then try again.
problem-message_altered = Your wallet changed the text that it was asked to sign. Try again, or use another wallet.
problem-account_on_other_chain = This contract wallet belongs to another network here. Switch to that network in your wallet and try again.
problem-bad_answer = The server gave an answer that could not be read. Try again in a moment.
problem-request_invalid = The server could not read this request, so it did nothing. Reload the page, then try again.
problem-request_refused = The server refused the request.
problem-address_invalid = An address is not right for its network. Check it, then try again.
problem-rpc_unreachable = The network does not answer right now. A transaction that you confirmed may still go through.
problem-family_unsupported = Wallets of this kind of network are not supported yet.
problem-insecure_page = This page was not loaded securely, so nothing can be encrypted here.
problem-order_id_invalid = That is not an order id.
problem-handover_gone = This link was used already, or it is too old. Go back to where the transfer was begun, and open it from there again.

fix-switch_network = Switch network
fix-connect_wallet = Connect wallet
fix-requote = Get a fresh price
fix-add_funds = Change the amount
fix-retry_after = Try again in { $time }
problem-server_silent = Our server is not answering; its last answer came at { $time }. What is already on its way goes on by itself.
problem-storage_blocked = This browser keeps nothing for this page, so an answer from Discord could not be checked. Allow it to keep data, or open the page in another browser.
