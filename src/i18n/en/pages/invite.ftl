### Referrals: inviting friends and being invited

invite-link = Your referral link
invite-copy = Copy link
invite-qr = QR code with your referral link
invite-share = Share
invite-share-title = Causeway
invite-share-text = Bridge assets across chains with Causeway and earn points:
invite-stat-referees = Friends
invite-stat-bridges = Their bridges
invite-stat-points = Your points
invite-stat-waiting = { $points } pending

invite-rules = How it works
invite-rule-share = You earn { $percent }% of the points from each bridge your friends make. Their points aren’t reduced.
invite-rule-some = You earn a share of the points from each bridge your friends make. Their points aren’t reduced.
invite-rule-first = Your friend opens the link, connects a wallet and confirms the referral before their first bridge. The first confirmed referral is final.
invite-rule-wait =
    { $hours ->
        [one] Points from a friend’s bridge are pending for one hour, in case the network reverses the transfer.
       *[other] Points from a friend’s bridge are pending for { $hours } hours, in case the network reverses the transfer.
    }
invite-rule-wait_some = Points from a friend’s bridge are pending for a while, in case the network reverses the transfer.

invite-friends = Your referrals
invite-friends-empty = No referrals yet. Friends who join with your link appear here.
invite-friend-came = Joined { $day }
invite-friend-joined = No bridges yet
invite-friend-ended = Referral ended by the operator
invite-friend-waiting = +{ $points } pending
invite-friend-bridges =
    { $bridges ->
        [one] { $bridges } bridge
       *[other] { $bridges } bridges
    }

invite-none = Your referral link
invite-none-text = Connect a wallet to get your link and see your referrals. New wallets sign in once; it’s free.
invite-wanted = This wallet is new here. Sign in once to create your link; it’s a free signature, not a transaction.
invite-wanted-action = Get my link

invite-came = A friend invited you
invite-came-text = Confirm with your wallet to give your friend a share of your bridge points. It’s free, and you keep all your points.
invite-came-confirm = Confirm with wallet
invite-came-decline = No, thanks
invite-came-bound = Referral confirmed
invite-came-bound-text = Your friend earns points when you bridge. You keep all of yours.

invite-ask = A friend invited you. Confirm before your first bridge, or it won’t count; it’s free.
invite-remembered = Your referral is saved. Connect a wallet and confirm it before your first bridge.
invite-own_link = This is your own referral link. It counts only for friends who open it.
invite-review = A friend invited you. The referral counts only if you confirm it before your first bridge.
invite-review-action = Confirm referral first

invite-problem-referral_self = This is your own referral link. Share it with friends instead.
invite-problem-referral_cycle = This referral is from someone you invited, so it can’t count.
invite-problem-referral_taken = You’ve already confirmed another referral, and it can’t be changed.
invite-problem-referral_late = Referrals count only before the first bridge, and this wallet has already bridged.
invite-problem-referral_ended = The operator ended this wallet’s referral, so it can’t use another one.
invite-problem-referral_unknown = This referral link is no longer valid.
invite-problem-wallet_rejected = You rejected the request in your wallet. Nothing changed, and you can confirm later.

invite-task = Referral share
invite-task-text = A share of the points from each bridge your friends make
invite-task-action = Share
