account-connect-title = Connect a wallet
account-connect-text = Your sessions and data belong to your wallet.
account-signin-title = Sign in to see your sessions
account-signin-text = Your wallet signs a message. It’s free and moves no funds.
account-signin = Sign in
account-away = Can’t load your sessions
account-sessions = Sessions
account-session-unknown = Unknown device
account-session-current = This device
account-session-seen = Last used { $when }
account-session-end = End
account-session-end_one = End the session on { $device }
account-sessions-end_others = End all other sessions
account-sessions-end_all = Sign out everywhere
account-end-ask = End this session?
account-end-ask_all = Sign out everywhere?
account-end-text = You’ll need to sign in again with your wallet.
account-end-stay = Stay signed in
account-data = Your data
account-data-wallet = Covers { $address }.
account-data-wallet_linked = Covers { $address } and its link to Telegram.
account-data-telegram =
    { $count ->
        [0] Covers your Telegram account.
        [one] Covers your Telegram account and its linked wallet.
       *[other] Covers your Telegram account and its { $count } linked wallets.
    }
account-export = Download my data
account-export-ready = Your file is ready.
account-export-save = Save { $file }
account-delete-title = Delete your data
account-delete-text = Deletes your sessions, activity, Telegram links and referral code. Transfers and confirmed points stay on record under your wallet address.
account-delete-unavailable = Deletion isn’t set up on this site yet. You can still download your data and sign out everywhere.
account-delete = Delete my data
account-delete-ask = Delete your data?
account-delete-warning = This can’t be undone. Transfers in progress will continue.
account-delete-remains = Confirmed points stay on record by wallet address, but the leaderboard no longer shows them unless you rejoin it.
account-delete-signature = Your wallet asks you to sign a message first.
account-delete-keep = Keep my data
account-ended = You’re signed out
account-ended-text = Close the app and open it again to sign in.
account-deleted = Your data is deleted
account-deleted-text = Transfers in progress will continue.
