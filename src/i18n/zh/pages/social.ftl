### 社交任务：关注、加入及验证

social-title-x = 在 X 上关注我们
social-title-discord = 加入我们的 Discord
social-title-telegram = 加入我们的 Telegram
social-worth = { $points } 积分
social-worth-trust = { $points } 积分（不核实）
social-worth-none = 无积分（无法核实）

social-action-follow = 关注
social-action-join = 加入
social-action-auth = 授权
social-action-verify = 验证
social-action-verifying = 正在验证
social-action-retry = 重试
social-action-done = 已完成
social-opens = 在新标签页中打开
social-reopen = 再次打开 { $platform }
social-hint-auth = 请让 Discord 确认你是成员。不会读取其他信息，也不会保存任何内容。
social-hint-verifying = 如果钱包提示，请确认。登录免费。
social-hint-back = 完成后回到这里进行验证，或点击“验证”。
social-done = 已完成。
social-done-points = 已完成。{ $points } 积分待到账。

social-handle = 你的 X 用户名
social-handle-missing = 请输入你的 X 用户名，例如 @name。
social-handle-invalid = X 用户名最多 15 个字符，由字母、数字和下划线组成。
social-proof = 你的验证码
social-proof-copy = 复制验证码
social-proof-why = 将此验证码添加到你的 X 个人简介，以便我们确认账号属于你。之后可以删除。

social-discord-connect = Discord 已确认钱包 { $wallet }。请连接该钱包以验证。
social-discord-other = Discord 已确认钱包 { $wallet }，但当前连接的是另一个钱包。请连接该钱包，或用当前钱包重新开始。
social-discord-declined = 你在 Discord 上拒绝了。没有任何变化，你可以随时重试。
social-discord-failed = Discord 没有响应，请稍后再试。
social-discord-mismatch = 此 Discord 响应并非由此标签页请求，已忽略。请点击“授权”重新开始。

social-failed = 验证失败。
social-wait-seconds = { $seconds } 秒后再试。
social-wait-minutes = { $minutes } 分钟后再试。
social-problem-verification_failed =
    { $platform ->
        [x] 我们的 X 关注者中没有你。请用此账号关注后再试。
        [discord] 我们的 Discord 成员中没有你。请用同一账号加入后再试。
       *[telegram] 我们的 Telegram 成员中没有你。请加入频道后再试。
    }
social-problem-handle_missing = 请输入你的 X 用户名，例如 @name，然后再试。
social-problem-handle_unknown = 此 X 账号不存在或已被封停。请检查用户名。
social-problem-account_protected = 此账号的关注列表未公开。请在验证期间设为公开，然后再试。
social-problem-account_unproven = 此 X 账号的个人简介中没有你的验证码。请添加并保存，然后再试。
social-problem-follow_out_of_sight = 此账号关注的人太多，我们无法核实。请取消关注后重新关注，然后再试。
social-problem-code_missing = 请先在 Discord 上授权。
social-problem-code_refused = Discord 授权已过期或已被使用，请重新授权。
social-problem-member_pending = Discord 正在等待你接受社区规则。请先在那里接受，然后再试。
social-problem-telegram_not_linked = 此钱包没有关联 Telegram 账号。请在 Telegram 中打开应用并关联此钱包，然后再试。
social-problem-account_taken = 此账号已为另一个钱包完成了任务。请使用其他账号，或连接那个钱包。
social-problem-verification_busy = 目前验证繁忙。
social-problem-verification_unavailable = 目前无法验证此任务，请稍后再试。
social-problem-too_many_requests = 尝试次数过多。
social-problem-rate_limited = 尝试次数过多，请稍候再试。
social-problem-campaign_not_running = 此任务已结束，不再发放积分。
social-problem-campaign_unknown = 此任务已不可用。
social-problem-campaign_not_social = 此任务已变更，请重新加载页面。
social-problem-platform_mismatch = 此任务已变更，请重新加载页面。
social-problem-wallet_rejected = 你在钱包中拒绝了。没有任何变化。
