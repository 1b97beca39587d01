badge-none-title = 这里没有徽章
badge-none-text = 此处不提供该徽章。
badge-failed = 无法加载徽章
badge-hidden-title = 此处不可用
badge-hidden-text = 请打开网页版铸造该徽章。
badge-network = 在 { $network } 上铸造
badge-tasks = 任务
badge-progress = { $done } / { $of }
badge-progress-loading = 正在加载你的进度…
badge-progress-failed = 无法加载你的进度。
badge-task-done = 已完成
badge-task-bridges =
    { $count ->
       *[other] 完成 { $number } 笔转账
    }
badge-task-check_ins =
    { $count ->
       *[other] 签到 { $number } 天
    }
badge-task-points =
    { $count ->
       *[other] 获得 { $number } 积分
    }
badge-task-campaign = 完成“{ $name }”
badge-task-campaign_unnamed = 完成一个活动
badge-go-bridge = 去跨链
badge-go-points = 去积分页
badge-connect-evm = 徽章需用 EVM 钱包铸造。
badge-not-started = { $day }开放铸造。
badge-ended = 铸造已结束。
badge-unavailable = 铸造尚未开放。
badge-tasks-left = 完成所有任务即可铸造徽章。
badge-mint = 铸造徽章
badge-gas = 免费，仅需支付 { $network } 的网络费。
badge-authorizing = 正在检查你的任务…
badge-asking = 请在钱包中确认
badge-confirming = 正在等待 { $network } 确认…
badge-minted = 你已拥有该徽章
badge-share = 分享到 X
badge-post = 我获得了{ $name }。
badge-transaction = 查看交易
problem-badge_not_earned = 任务尚未全部完成。
problem-badge_closed = 该徽章目前无法铸造。
problem-badge_unavailable = 铸造尚未开放。
problem-badge_minted = 该钱包已拥有此徽章。
problem-badge_changed = 徽章已变更，请刷新页面。
problem-badge_mint_failed = 网络拒绝了这笔交易，你可以重试。
problem-badge_wallet_unsupported = 徽章需用 EVM 钱包铸造。
badge-other-account = 你的钱包切换到了其他账户。请切换回来后重试。
badge-slow = 等待时间比平时长。如果钱包丢弃了交易，请停止等待并重新铸造：每个徽章只能铸造一次。
