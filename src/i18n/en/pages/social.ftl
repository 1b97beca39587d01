### Social tasks: follow, join, verify

social-title-x = Follow us on X
social-title-discord = Join our Discord
social-title-telegram = Join our Telegram
social-worth = { $points } points
social-worth-trust = { $points } points (not verified)
social-worth-none = No points (can’t be verified)

social-action-follow = Follow
social-action-join = Join
social-action-auth = Auth
social-action-verify = Verify
social-action-verifying = Verifying
social-action-retry = Try Again
social-action-done = Done
social-opens = opens in a new tab
social-reopen = Open { $platform } again
social-hint-auth = Let Discord confirm that you’re a member. Nothing else is read, and nothing is stored.
social-hint-verifying = Confirm in your wallet if asked. Signing in is free.
social-hint-back = Come back here afterwards to verify, or press Verify.
social-done = Done.
social-done-points = Done. { $points } points pending.

social-handle = Your X handle
social-handle-missing = Enter your X handle, such as @name.
social-handle-invalid = An X handle has up to 15 letters, digits and underscores.
social-proof = Your verification code
social-proof-copy = Copy code
social-proof-why = Add this code to your X bio so we can verify that the account is yours. You can remove it afterwards.

social-discord-connect = Discord confirmed wallet { $wallet }. Connect that wallet to verify.
social-discord-other = Discord confirmed wallet { $wallet }, but another wallet is connected. Connect that wallet, or start over with this one.
social-discord-declined = You declined the authorization on Discord. Nothing changed, and you can try again at any time.
social-discord-failed = Discord isn’t responding. Try again in a moment.
social-discord-mismatch = This Discord response wasn’t requested in this tab, so we ignored it. Press Auth to start over.

social-failed = verify fail.
social-wait-seconds = Try again in { $seconds } s.
social-wait-minutes = Try again in { $minutes } min.
social-problem-verification_failed =
    { $platform ->
        [x] We don’t see you among our followers on X. Follow us from this account, then try again.
        [discord] We don’t see you among our Discord members. Join with the same account, then try again.
       *[telegram] We don’t see you among our Telegram members. Join the channel, then try again.
    }
social-problem-handle_missing = Enter your X handle, such as @name, then try again.
social-problem-handle_unknown = This X account doesn’t exist or is suspended. Check the handle.
social-problem-account_protected = This account’s following list is private. Make it public for the check, then try again.
social-problem-account_unproven = We don’t see your code in this account’s X bio. Add it, save, then try again.
social-problem-follow_out_of_sight = This account follows too many accounts for us to check. Unfollow us, follow again, then try again.
social-problem-code_missing = Authorize on Discord first.
social-problem-code_refused = The Discord authorization has expired or was already used. Authorize again.
social-problem-member_pending = Discord is waiting for you to accept the community rules. Accept them there, then try again.
social-problem-telegram_not_linked = No Telegram account is linked to this wallet. Open the app in Telegram, link this wallet, then try again.
social-problem-account_taken = This account already completed the task for another wallet. Use another account or connect that wallet.
social-problem-verification_busy = Verification is busy right now.
social-problem-verification_unavailable = We can’t verify this task right now. Try again later.
social-problem-too_many_requests = Too many attempts.
social-problem-rate_limited = Too many attempts. Wait a moment, then try again.
social-problem-campaign_not_running = This task has ended and no longer earns points.
social-problem-campaign_unknown = This task is no longer available.
social-problem-campaign_not_social = This task has changed. Reload the page.
social-problem-platform_mismatch = This task has changed. Reload the page.
social-problem-wallet_rejected = You rejected the request in your wallet. Nothing changed.
