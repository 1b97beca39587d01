### Inviting friends, and having been invited

invite-link = Your invitation
invite-copy = Copy the link
invite-qr = A code with your invitation for another device’s camera
invite-share = Share
invite-share-title = Causeway
invite-share-text = Move your assets between networks with Causeway, and earn points for it:
invite-stat-referees = Friends
invite-stat-bridges = Their bridges
invite-stat-points = Your points
invite-stat-waiting = { $points } more are on their way

invite-rules = How it works
invite-rule-share = You get { $percent } % of the points that each bridge of a friend earns. Your friend loses nothing by it.
invite-rule-some = You get a share of the points that each bridge of a friend earns. Your friend loses nothing by it.
invite-rule-first = Your friend opens the link, connects a wallet and confirms the invitation before the first bridge. The first invitation stays.
invite-rule-wait =
    { $hours ->
        [one] Points of a friend’s bridge wait one hour before they count, because that bridge could still be undone.
       *[other] Points of a friend’s bridge wait { $hours } hours before they count, because that bridge could still be undone.
    }
invite-rule-wait_some = Points of a friend’s bridge wait a while before they count, because that bridge could still be undone.

invite-friends = Friends who came
invite-friends-empty = Nobody yet. Whoever comes through your link and confirms it stands here.
invite-friend-came = Came on { $day }
invite-friend-joined = has not bridged yet
invite-friend-ended = the operator has ended this invitation
invite-friend-waiting = +{ $points } on the way
invite-friend-bridges =
    { $bridges ->
        [one] { $bridges } bridge
       *[other] { $bridges } bridges
    }

invite-none = A link of your own
invite-none-text = Connect a wallet to get your link and to see who came through it. A wallet that is new here signs in once for it; that costs nothing.
invite-wanted = This wallet is new here. Sign in with it once, and your link is made. That is a signature, no transaction: it costs nothing.
invite-wanted-action = Get my link

invite-came = You came through an invitation
invite-came-text = Confirm it with your wallet, and whoever invited you gets a share of your bridge points on top. It costs you nothing: no fee, and none of your points.
invite-came-confirm = Confirm with wallet
invite-came-later = No, thanks
invite-came-bound = Your invitation is confirmed
invite-came-bound-text = Whoever invited you gets points for your bridges. Yours stay yours.

invite-ask = You came through an invitation. Confirm it before your first bridge: after that it cannot count any more. It costs you nothing.
invite-remembered = Your invitation is remembered. Once a wallet is connected, confirm it before the first bridge.
invite-own_link = This is your own invitation link. It counts for friends who open it, not for you.
invite-review = You came through an invitation. It counts only if it is confirmed before the first bridge.
invite-review-action = Confirm invitation first

invite-problem-referral_self = This is your own invitation. Share it with friends instead.
invite-problem-referral_cycle = This invitation comes from somebody whom you have invited yourself, so it cannot count.
invite-problem-referral_taken = You have confirmed another invitation before, and that one stays.
invite-problem-referral_late = An invitation counts only before the first bridge, and this wallet has bridged already.
invite-problem-referral_ended = The operator has ended this wallet’s invitation, so it cannot take another.
invite-problem-referral_unknown = Nobody invites with this link any more.
invite-problem-wallet_rejected = You declined in your wallet. Nothing has changed; you can confirm it later.

invite-task = Referral share
invite-task-text = A share of the points of each bridge of your friends
invite-task-action = Share
