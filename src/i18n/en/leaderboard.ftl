### The leaderboard

leaderboard-title = Leaderboard
leaderboard-week = This week
leaderboard-all = All time
leaderboard-empty-week = Nobody is listed this week so far. The week begins on Monday at midnight UTC.
leaderboard-empty-all = Nobody is listed at the moment.
leaderboard-more = Show { $count } more
leaderboard-you = you
leaderboard-own = Your place
leaderboard-none = You have no place here yet: the next points bring one.
leaderboard-hidden = Your wallet is not listed. Your points count as before.
leaderboard-leave = Leave the leaderboard
leaderboard-return = Come back to the leaderboard
leaderboard-problem-wallet_rejected = You declined in your wallet. Nothing has changed.
