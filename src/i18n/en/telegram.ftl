### Inside Telegram

telegram-start-unknown = The link that opened the app could not be read, so here is the start.

telegram-launch-failed = You are not signed in with Telegram right now. Bridging works all the same.
telegram-launch-init_data_expired = Telegram opened this app too long ago to sign you in. Close it and open it again.
telegram-launch-init_data_future = The clock of your Telegram is ahead of ours, so we could not sign you in. Check the time of your device, then open the app again.
telegram-launch-init_data_invalid = We could not verify that Telegram opened this app, so you are not signed in. Close it and open it from the bot.
telegram-launch-init_data_missing = Telegram did not say who you are, so you are not signed in. Open the app from the bot.
telegram-launch-init_data_used = You have signed out. Close the app and open it again to sign in.
telegram-launch-telegram_off = This site has no bot on Telegram, so nobody is signed in here. Bridging works all the same.
telegram-launch-offline = You are offline. We sign you in once the connection is back.
telegram-launch-timeout = Our server took too long to sign you in. Bridging works all the same.

telegram-colours = Telegram’s colours
telegram-home-title = Keep Causeway at hand?
telegram-home-text = Put it on your home screen to open it with one tap.
telegram-home-add = Add to home screen

telegram-wallets = Wallets of this Telegram account
telegram-wallets-text = A linked wallet lets you do here what only its owner may: invitations, social tasks, messages about your transfers.
telegram-wallets-away = Your wallets could not be shown
telegram-wallets-none = No wallet is linked
telegram-wallets-none_text = Connect a wallet, then link it with one signature. That costs nothing.
telegram-wallets-chosen = In use
telegram-wallets-choose = Use
telegram-wallets-choose_one = Use { $address }
telegram-wallets-unlink = Unlink
telegram-wallets-unlink_one = Unlink { $address }
telegram-wallets-unlink_ask = Unlink it?
telegram-wallets-keep = Keep
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Connected, and not linked to this Telegram account yet.
telegram-wallets-link = Link with a signature

telegram-receipts = Messages about your transfers
telegram-receipts-note = The bot writes when a deposit is seen, has arrived, was sent back or needs you. This is for wallets linked to this Telegram account.
telegram-receipts-refused = The bot was not allowed to write to you, so this stays off. Turn it on again to be asked once more.

telegram-share = Share in Telegram
telegram-share-text = Your invitation is ready to be sent. Choose a chat for it.
telegram-share-expired = This invitation was prepared too long ago. Ask the bot for a new one with /invite, or share your link.
telegram-share-failed = Telegram could not send the invitation. Try again, or share your link.

problem-init_data_missing = Telegram did not say who you are. Open the app from the bot.
problem-init_data_expired = Telegram opened this app too long ago. Close it and open it again.
problem-init_data_invalid = We could not verify that Telegram opened this app. Close it and open it from the bot.
problem-init_data_future = The clock of your Telegram is ahead of ours. Check the time of your device, then open the app again.
problem-init_data_used = You have signed out. Close the app and open it again to sign in.
problem-telegram_off = This site has no bot on Telegram.
problem-telegram_session_required = Your session in Telegram has ended. Close the app and open it again.
problem-wallet_of_another = Another Telegram account is linking this wallet right now. Try again.
problem-too_many_wallets = A Telegram account can have 20 wallets. Unlink one first.
problem-wallet_not_linked = This wallet is no longer linked to your Telegram account.
problem-contract_wallet_unused = This contract wallet has no activity here yet. Make a transfer or check in with it first, then link it.
