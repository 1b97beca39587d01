### 已结束的活动及其最终排行榜

owls-about = 这是一场设有排行榜的限时活动，以下为最终结果。
owls-title = 最终排行榜
owls-rank = 排名
owls-address = 地址
owls-score = 得分
owls-search = 按地址搜索
owls-search-none = 此排行榜中没有与搜索相符的地址。
owls-not-listed = 你的钱包不在此排行榜上。
owls-connect = 连接钱包即可查看你的排名。
owls-none = 此处未公布结果
owls-none-text = 这是一场设有排行榜的限时活动，本站未公布其最终结果。
owls-next = 接下来
owls-next-text = 你仍可通过转账、签到和任务赚取积分。
