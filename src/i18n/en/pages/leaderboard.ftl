### The leaderboard

leaderboard-title = Leaderboard
leaderboard-week = This week
leaderboard-all = All time
leaderboard-empty-week = No rankings this week yet. Weeks start on Monday at midnight UTC.
leaderboard-empty-all = No rankings yet.
leaderboard-more = Show { $count } more
leaderboard-you = you
leaderboard-own = Your rank
leaderboard-none = Not ranked yet. Earn points to appear.
leaderboard-hidden = Your wallet isn’t listed. Your points still count.
leaderboard-leave = Leave the leaderboard
leaderboard-return = Rejoin the leaderboard
leaderboard-problem-wallet_rejected = You rejected the request in your wallet. Nothing changed.
