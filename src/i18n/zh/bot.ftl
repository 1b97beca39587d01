### 机器人所说的话。消息使用 Telegram 的 HTML：<b> 和 <code> 是标记，名称和数量以纯文本填入。

bot-language-name = 简体中文

bot-open = 打开 Causeway
bot-open-order = 打开转账
bot-language-button = 语言
bot-help-button = 你能做什么？
bot-remind-button = 提醒
bot-button-old = 此按钮来自较早的消息，请重新发送命令。
bot-unknown = 我没有听懂。我能做这些：

bot-command-start = 开始
bot-command-checkin = 今日签到
bot-command-points = 你的积分
bot-command-tasks = 现在如何赚取积分
bot-command-invite = 邀请好友
bot-command-status = 途中的转账
bot-command-history = 以往的转账
bot-command-wallets = 已关联的钱包
bot-command-language = 语言
bot-command-support = 人工帮助
bot-command-help = 我能做什么

bot-start-hello = { $name }，你好！
bot-start-bridge = Causeway 帮你在网络之间转移资产。转账到账或该签到时，我会在这里告诉你。
bot-start-invited = 有好友邀请你使用 Causeway。请打开应用，在首次跨链前确认邀请。
bot-start-order = 轻点一下即可查看你的转账。
bot-start-place = 轻点一下即可前往。
bot-start-unknown = 这个链接已失效，其他功能都在这里。
bot-start-link_wallet = 在应用中关联钱包，我就知道该显示谁的积分和转账。

bot-checkin-done = <b>今日已签到。</b>明天再来。
bot-checkin-todo = <b>今日可以签到。</b>可得 { $points } 积分。
bot-checkin-week = 本周，周一至周日：
bot-checkin-action = 签到
bot-checkin-calendar = 查看日历

bot-points-total = <b>{ $points } 积分</b>，钱包 { $wallet }
bot-points-bridges = 跨链：{ $points }
bot-points-check_ins = 签到：{ $points }
bot-points-friends = 好友：{ $points }
bot-points-campaigns = 活动：{ $points }
bot-points-none = 暂无积分：首次跨链或签到即可获得。
bot-points-boost = 你的跨链可得 { $multiplier } 倍积分。
bot-points-open = 查看积分来源

bot-tasks-title = 现在如何赚取积分
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points } 积分
bot-tasks-steps = 已完成 { $done } / { $all } 步
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = 目前只有跨链和每日签到可以获得积分。
bot-tasks-more = 应用中还有 { $count } 项。
bot-tasks-open = 打开任务

bot-invite-title = 邀请好友使用 Causeway
bot-invite-description = 将你的邀请发送到此聊天
bot-invite-message = 用 <b>Causeway</b> 在网络之间转移资产，还能赚取积分。点按钮即可通过我的邀请打开。
bot-invite-yours = 你的邀请。好友每次跨链所得积分的一部分会奖励给你：
bot-invite-share_text = 用 Causeway 在网络之间转移资产，还能赚取积分。
bot-invite-choose = 发送到聊天
bot-invite-share = 分享链接
bot-invite-none = 此钱包还没有邀请链接。首次跨链、签到或登录后即可获得。
bot-invite-get = 获取我的链接

bot-order = <b>{ $amount }</b>，从 { $from } 到 { $to }
    { $status }，{ $day }
bot-status-none = 目前没有途中的转账。
bot-status-open = 打开 { $amount }
bot-history-none = 此钱包还没有跨链记录。
bot-history-end = 没有更早的记录了。
bot-history-open = 打开历史记录
bot-history-older = 更早
bot-history-newest = 最新

bot-wallets-title = 你的钱包。我会显示所选钱包的积分和转账：
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = 此 Telegram 账号还没有关联钱包。打开应用，连接钱包并签名一次即可；不收费用，也不会转移任何资金。
bot-wallets-link = 关联钱包
bot-wallets-choose = 选择 { $wallet }
bot-wallets-unlink = 解除关联 { $wallet }
bot-wallets-ask = 解除关联 <code>{ $wallet }</code>？其积分和转账都会保留。再次关联需要钱包签名。
bot-wallets-keep = 保留
bot-wallets-unlink_now = 解除关联
bot-wallets-now = 已选择 { $wallet }
bot-wallets-unlinked = 已解除关联 { $wallet }
bot-wallets-gone = 该钱包已不再关联

bot-language-title = 我该说哪种语言？
bot-language-auto = 跟随 Telegram
bot-language-set = 我现在说简体中文

bot-help-title = 我能做这些：
bot-support = 这里有人可以帮助你。如果与某笔转账有关，请把它准备好。我们的人绝不会向你索要助记词。
bot-support-open = 打开支持
bot-support-none = 每笔转账都会说明它的位置和该做什么。我们的人绝不会向你索要助记词。

bot-group-hello = Causeway 在网络之间转移资产。与你有关的一切只留在私聊中。
bot-group-private = 这里其他人也能看到，我们私下继续吧。
bot-group-open = 私聊继续

bot-inline-route = { $amount }：{ $from } 到 { $to }
bot-inline-route_text = 将此路线发送到聊天
bot-inline-route_message = 用 Causeway 将 <b>{ $amount }</b> 从 { $from } 跨链到 { $to }。
bot-inline-bridge = 打开此跨链

bot-problem = 没有成功，这不是你的问题。请一分钟后再试。
bot-problem-api = Causeway 目前没有响应。你的转账不受影响；请一分钟后再试。
bot-problem-busy = 目前请求的人很多，请一分钟后再试。
bot-too_fast = 你的提问太快，我来不及回答。请等一分钟。

bot-command-remind = 每日提醒
bot-remind-is_off = 我目前不会提醒你签到。要我每天提醒一次吗？已签到则不提醒。
bot-remind-is_on = 我会在 <b>{ $time }</b>（{ $zone }）提醒你签到，已签到则不提醒。
bot-remind-is_muted = 提醒已静音至 { $day }。
bot-remind-quiet = { $from } 至 { $to } 不打扰。
bot-remind-quiet_none = 未设置免打扰时段。
bot-remind-in_quiet = 这个时间在免打扰时段内，我会在该时段结束的 { $time } 提醒你。
bot-remind-unknown = 我能理解时间，例如 <code>/remind 20:30</code>，或时区，例如 <code>/remind Europe/Berlin</code>。
bot-remind-turn_on = 提醒我
bot-remind-turn_off = 关闭
bot-remind-times = 时间
bot-remind-times_title = 几点提醒？
bot-remind-zones = 时区
bot-remind-zones_title = 你那里现在几点？其他时区请按名称设置：<code>/remind Asia/Almaty</code>
bot-remind-quiets = 免打扰时段
bot-remind-quiets_title = 什么时候不打扰你？
bot-remind-no_quiet = 不设置
bot-remind-back = 返回
bot-remind-saved = 已保存
