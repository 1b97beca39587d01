badge-none-title = No badge here
badge-none-text = This badge isn’t offered here.
badge-failed = Couldn’t load the badge
badge-hidden-title = Not available here
badge-hidden-text = Open the web app to mint this badge.
badge-network = Minted on { $network }
badge-tasks = Tasks
badge-progress = { $done } of { $of }
badge-progress-loading = Loading your progress…
badge-progress-failed = Couldn’t load your progress.
badge-task-done = Done
badge-task-bridges =
    { $count ->
        [one] Make { $number } transfer
       *[other] Make { $number } transfers
    }
badge-task-check_ins =
    { $count ->
        [one] Check in on { $number } day
       *[other] Check in on { $number } days
    }
badge-task-points =
    { $count ->
        [one] Earn { $number } point
       *[other] Earn { $number } points
    }
badge-task-campaign = Complete “{ $name }”
badge-task-campaign_unnamed = Complete a campaign
badge-go-bridge = Bridge
badge-go-points = Points
badge-connect-evm = Badges are minted with an EVM wallet.
badge-not-started = Minting opens on { $day }.
badge-ended = Minting has ended.
badge-unavailable = Minting isn’t open yet.
badge-tasks-left = Complete all tasks to mint the badge.
badge-mint = Mint badge
badge-gas = Free, apart from the network fee on { $network }.
badge-authorizing = Checking your tasks…
badge-asking = Confirm in your wallet
badge-confirming = Waiting for confirmation on { $network }…
badge-minted = You have this badge
badge-share = Share on X
badge-post = I earned the { $name }.
badge-transaction = View transaction
problem-badge_not_earned = Not all tasks are done yet.
problem-badge_closed = This badge can’t be minted at this time.
problem-badge_unavailable = Minting isn’t open yet.
problem-badge_minted = This wallet already has the badge.
problem-badge_changed = The badge has changed. Reload the page.
problem-badge_mint_failed = The network rejected the transaction. You can try again.
problem-badge_wallet_unsupported = Badges are minted with an EVM wallet.
badge-other-account = Your wallet switched to another account. Switch back, then try again.
badge-slow = This is taking longer than usual. If your wallet dropped the transaction, stop waiting and mint again: a badge can only be minted once.
