### 社交任务：关注、加入及验证

social-title-x = 在 X 上关注我们
social-title-discord = 加入我们的 Discord
social-title-telegram = 加入我们的 Telegram
social-worth = { $points } 积分
social-worth-trust = { $points } 积分；我们相信你所说的
social-worth-none = 无积分：这里无法核实

social-action-follow = 关注
social-action-join = 加入
social-action-auth = 授权
social-action-verify = 验证
social-action-verifying = 正在验证
social-action-retry = 重试
social-action-done = 已完成
social-opens = 在新标签页中打开
social-reopen = 再次打开 { $platform }
social-hint-auth = 还差一步：让 Discord 证明你是成员。不会读取其他信息，也不会保存。
social-hint-verifying = 如果钱包提示，请确认。登录不收费用。
social-hint-back = 完成后回到这里，届时会自动验证；也可以直接点“验证”。
social-done = 已完成。
social-done-points = 已完成：{ $points } 积分即将到账。

social-handle = 你的 X 用户名
social-handle-missing = 请输入你的 X 用户名，例如 @name。
social-handle-invalid = X 用户名最多 15 个字符，由字母、数字和下划线组成。
social-proof = 用于 X 的代码
social-proof-copy = 复制代码
social-proof-why = 请把此代码放进你的 X 个人简介，以便确认该账号属于你。验证完成后即可删除。

social-discord-connect = Discord 的答复对应钱包 { $wallet }。请连接该钱包以验证。
social-discord-other = Discord 的答复对应钱包 { $wallet }，不是当前连接的钱包。请连接它以验证，或用当前钱包重新开始。
social-discord-declined = 你在 Discord 上拒绝了。没有任何变化，你可以随时证明成员身份。
social-discord-failed = Discord 未能答复，请稍后再试。
social-discord-mismatch = Discord 的答复并非由此标签页请求，因此未采用。请点“授权”重新开始。

social-failed = 验证失败。
social-wait-seconds = { $seconds } 秒后再试。
social-wait-minutes = { $minutes } 分钟后再试。
social-problem-verification_failed =
    { $platform ->
        [x] X 没有显示你关注了我们。请用此用户名的账号关注后再试。
        [discord] Discord 没有显示你是成员。请先加入社区，再用同一账号重试。
       *[telegram] Telegram 没有显示你是成员。请先加入频道，然后再试。
    }
social-problem-handle_missing = 请输入你的 X 用户名，例如 @name，然后再试。
social-problem-handle_unknown = X 上没有此账号，或该账号已被封停。请检查用户名。
social-problem-account_protected = 此账号不公开其关注列表。请在验证期间设为公开，然后再试。
social-problem-account_unproven = 此 X 账号的个人简介中没有你的代码。请放入并保存，然后再试。
social-problem-follow_out_of_sight = 此账号关注的人太多，无法从中找到我们。请取消关注后重新关注，然后再试。
social-problem-code_missing = 请先让 Discord 证明你的成员身份。
social-problem-code_refused = Discord 的授权已被使用或已过期，请重新授权。
social-problem-member_pending = Discord 仍在等待你接受社区规则。请先在那里接受，然后再试。
social-problem-telegram_not_linked = 此钱包没有关联 Telegram 账号。请在 Telegram 中打开本应用并关联此钱包，然后重新验证。
social-problem-account_taken = 此账号已为另一个钱包完成了任务。请换一个账号，或连接那个钱包。
social-problem-verification_busy = 目前正在验证的人很多。
social-problem-verification_unavailable = 目前无法验证此任务。这不是你的问题，请稍后再试。
social-problem-too_many_requests = 尝试过于频繁。
social-problem-rate_limited = 尝试过于频繁，请稍候再试。
social-problem-campaign_not_running = 此任务已结束，不再发放积分。
social-problem-campaign_unknown = 此任务已不再提供。
social-problem-campaign_not_social = 此任务有变更，请重新加载页面。
social-problem-platform_mismatch = 此任务有变更，请重新加载页面。
social-problem-wallet_rejected = 你在钱包中拒绝了。没有任何变化。
