### 排行榜

leaderboard-title = 排行榜
leaderboard-week = 本周
leaderboard-all = 总榜
leaderboard-empty-week = 本周暂无排名。每周从 UTC 周一零点开始。
leaderboard-empty-all = 暂无排名。
leaderboard-more = 再显示 { $count } 个
leaderboard-you = 你
leaderboard-own = 你的排名
leaderboard-none = 暂无排名。赚取积分即可上榜。
leaderboard-hidden = 你的钱包未上榜，积分照常计入。
leaderboard-leave = 退出排行榜
leaderboard-return = 重新加入排行榜
leaderboard-problem-wallet_rejected = 你在钱包中拒绝了。没有任何变化。
