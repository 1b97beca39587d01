### Inside Telegram

telegram-start-unknown = We couldn’t read the link that opened the app, so this is the start page.

telegram-launch-failed = You’re not signed in with Telegram. You can still bridge.
telegram-launch-init_data_expired = Your Telegram sign-in has expired. Close the app and open it again.
telegram-launch-init_data_future = We couldn’t sign you in because your device’s clock is ahead. Correct the time, then open the app again.
telegram-launch-init_data_invalid = We couldn’t verify your Telegram sign-in. Close the app and open it from the bot.
telegram-launch-init_data_missing = Telegram didn’t share your account, so you’re not signed in. Open the app from the bot.
telegram-launch-init_data_used = You’ve signed out. Close the app and open it again to sign in.
telegram-launch-telegram_off = This site has no Telegram bot, so you can’t sign in here. You can still bridge.
telegram-launch-offline = You’re offline. We’ll sign you in when you’re back online.
telegram-launch-timeout = Signing in took too long. You can still bridge.

telegram-colours = Telegram theme
telegram-home-title = Add to home screen?
telegram-home-text = Open Causeway from your home screen with one tap.
telegram-home-add = Add to home screen

telegram-wallets = Wallets linked to Telegram
telegram-wallets-text = Link a wallet to use referrals, social tasks and transfer messages here.
telegram-wallets-away = Couldn’t load your wallets
telegram-wallets-none = No linked wallets
telegram-wallets-none_text = Connect a wallet, then link it with one free signature.
telegram-wallets-chosen = In use
telegram-wallets-choose = Use
telegram-wallets-choose_one = Use { $address }
telegram-wallets-unlink = Unlink
telegram-wallets-unlink_one = Unlink { $address }
telegram-wallets-unlink_ask = Unlink?
telegram-wallets-keep = Keep
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Connected, but not linked to this Telegram account yet.
telegram-wallets-link = Sign to link
telegram-wallets-moved = { $wallet } was moved to another Telegram account on { $date }. Only the link changed; no funds moved.
telegram-wallets-moved_text = If this wasn’t you, someone else has access to this wallet: move your funds to a new one. To link this one here again, connect it and sign.

telegram-receipts = Transfer messages
telegram-receipts-note = Get a message from the bot when a deposit is detected, arrives, is refunded or needs your attention. Covers wallets linked to this Telegram account.
telegram-receipts-refused = You didn’t allow the bot to message you, so this stays off. Turn it on again to change that.

telegram-offer = Get messages about your transfers
telegram-offer-link = Link your wallet with a free signature. The bot then messages you when a transfer arrives, is refunded or needs your attention.
telegram-offer-link-action = Link wallet
telegram-offer-turn_on = The bot messages you when a transfer arrives, is refunded or needs your attention.
telegram-offer-turn_on-action = Turn on messages
telegram-offer-dismiss = Not now
telegram-offer-done = Transfer messages are on.

telegram-share = Share in Telegram
telegram-share-text = Your invitation is ready. Choose a chat to send it to.
telegram-share-expired = This invitation has expired. Send /invite to the bot for a new one, or share your link.
telegram-share-failed = Telegram couldn’t send the invitation. Try again or share your link.

problem-init_data_missing = Telegram didn’t share your account. Open the app from the bot.
problem-init_data_expired = Your Telegram sign-in has expired. Close the app and open it again.
problem-init_data_invalid = We couldn’t verify your Telegram sign-in. Close the app and open it from the bot.
problem-init_data_future = Your device’s clock is ahead. Correct the time, then open the app again.
problem-init_data_used = You’ve signed out. Close the app and open it again to sign in.
problem-telegram_off = This site has no Telegram bot.
problem-telegram_session_required = Your Telegram session has ended. Close the app and open it again.
problem-wallet_of_another = This wallet is being linked to another Telegram account right now. Try again.
problem-too_many_wallets = You can link up to 20 wallets. Unlink one first.
problem-wallet_not_linked = This wallet is no longer linked to your Telegram account.
problem-contract_wallet_unused = This contract wallet has no activity here yet. Make a transfer or check in with it first, then link it.
