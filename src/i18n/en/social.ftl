### Social tasks: following, joining, and what the platform sees of it

social-title-x = Follow us on X
social-title-discord = Join our Discord
social-title-telegram = Join our Telegram
social-worth = { $points } points
social-worth-trust = { $points } points; we take your word for it
social-worth-none = No points: nobody can check it here

social-action-follow = Follow
social-action-join = Join
social-action-auth = Auth
social-action-verify = Verify
social-action-verifying = Verifying
social-action-retry = Try Again
social-action-done = Done
social-opens = opens in a new tab
social-reopen = Open { $platform } again
social-hint-auth = One more step: let Discord show that you are a member. Nothing else is read, and nothing of it is kept.
social-hint-verifying = Confirm in your wallet if it asks. Signing in costs nothing.
social-hint-back = Come back here afterwards: it is verified then. Or press Verify.
social-done = Done.
social-done-points = Done: { $points } points are on their way.

social-handle = Your name on X
social-handle-missing = Enter your name on X, such as @name.
social-handle-invalid = A name on X has up to 15 letters, digits and underscores.
social-proof = Your code for X
social-proof-copy = Copy the code
social-proof-why = Put this code into your bio on X, so that we can see that the account is yours. Once verified, you may remove it.

social-discord-connect = Discord has answered for the wallet { $wallet }. Connect that wallet to verify.
social-discord-other = Discord has answered for the wallet { $wallet }, which is not the one connected now. Connect it to verify, or begin anew with this one.
social-discord-declined = You declined on Discord. Nothing has changed; you can show your membership at any time.
social-discord-failed = Discord could not answer. Try it once more in a moment.
social-discord-mismatch = What came back from Discord was not asked for in this tab, so it was not used. Press Auth to begin anew.

social-failed = verify fail.
social-wait-seconds = Try again in { $seconds } s.
social-wait-minutes = Try again in { $minutes } min.
social-problem-verification_failed =
    { $platform ->
        [x] X does not show that you follow us. Follow us from the account of this name, then try again.
        [discord] Discord does not show you as a member. Join the community first, then try again with the same account.
       *[telegram] Telegram does not show you as a member. Join the channel first, then try again.
    }
social-problem-handle_missing = Enter your name on X, such as @name, then try again.
social-problem-handle_unknown = There is no such account on X, or it is suspended. Check the name.
social-problem-account_protected = This account does not show whom it follows. Make it public for the moment of the check, then try again.
social-problem-account_unproven = X does not show your code in the bio of this account. Put it there, save, then try again.
social-problem-follow_out_of_sight = This account follows too many others to find us among them. Unfollow us, follow again, then try again.
social-problem-code_missing = Let Discord show your membership first.
social-problem-code_refused = The permission from Discord was used already or has expired. Give it once more.
social-problem-member_pending = Discord still waits for you to accept the rules of the community. Accept them there, then try again.
social-problem-telegram_not_linked = No Telegram account is linked to this wallet. Open the app in Telegram and link this wallet there, then verify again.
social-problem-account_taken = This account has already done the task for another wallet. Use another account, or connect that wallet.
social-problem-verification_busy = Many people are verifying at this moment.
social-problem-verification_unavailable = The task cannot be verified right now. It is not your fault; try again later.
social-problem-too_many_requests = Too many attempts at once.
social-problem-rate_limited = Too many attempts at once. Wait a moment, then try again.
social-problem-campaign_not_running = This task has ended and earns no points any more.
social-problem-campaign_unknown = This task is not offered any more.
social-problem-campaign_not_social = This task has changed. Load the page anew.
social-problem-platform_mismatch = This task has changed. Load the page anew.
social-problem-wallet_rejected = You declined in your wallet. Nothing has changed.
