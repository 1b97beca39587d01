### 机器人所说的话。消息使用 Telegram 的 HTML：<b> 和 <code> 是标记，名称和数量以纯文本填入。

bot-language-name = 简体中文

bot-open = 打开 Causeway
bot-open-order = 打开转账
bot-language-button = 语言
bot-help-button = 帮助
bot-remind-button = 提醒
bot-button-old = 此按钮已过期，请重新发送命令。
bot-unknown = 无法识别此命令。可用命令：

bot-command-start = 启动机器人
bot-command-checkin = 今日签到
bot-command-points = 你的积分
bot-command-tasks = 赚取积分的方式
bot-command-invite = 邀请好友
bot-command-status = 进行中的转账
bot-command-history = 历史转账
bot-command-export = 导出余额和历史记录
bot-command-pay = 请求付款
bot-command-wallets = 已关联的钱包
bot-command-language = 语言
bot-command-support = 联系客服
bot-command-help = 命令列表

bot-start-hello = { $name }，你好！
bot-start-bridge = Causeway 帮你跨链转移资产。转账到账或该签到时，你会在这里收到消息。
bot-start-invited = 好友邀请你使用 Causeway。请打开应用，并在首次跨链前确认邀请。
bot-start-order = 点击下方打开你的转账。
bot-start-place = 点击下方打开。
bot-start-unknown = 该链接已失效，其他功能仍可使用。
bot-start-link_wallet = 在应用中关联钱包，即可在这里查看积分和转账。

bot-checkin-done = <b>今日已签到。</b>明天再来。
bot-checkin-todo = <b>今日签到已开放。</b>可得 { $points } 积分。
bot-checkin-week = 本周，周一至周日：
bot-checkin-action = 签到
bot-checkin-calendar = 打开日历

bot-points-total = <b>{ $points } 积分</b>，钱包 { $wallet }
bot-points-bridges = 跨链：{ $points }
bot-points-check_ins = 签到：{ $points }
bot-points-friends = 邀请：{ $points }
bot-points-campaigns = 活动：{ $points }
bot-points-pool = 资金池：{ $points }
bot-points-none = 暂无积分。跨链或签到即可获得。
bot-points-boost = 你的跨链可得 { $multiplier } 倍积分。
bot-points-open = 查看详情

bot-tasks-title = 赚取积分的方式
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points } 积分
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = 暂无任务。跨链和每日签到即可赚取积分。
bot-tasks-more = 应用中还有 { $count } 个任务。
bot-tasks-open = 打开任务

bot-invite-title = 邀请好友使用 Causeway
bot-invite-description = 将你的邀请链接发送到此聊天
bot-invite-message = 用 <b>Causeway</b> 跨链转移资产，赚取积分。通过下方我的邀请链接打开。
bot-invite-yours = 你的邀请链接。好友每次跨链，你都能获得一部分积分：
bot-invite-share_text = 用 Causeway 跨链转移资产，赚取积分。
bot-invite-choose = 发送到聊天
bot-invite-share = 分享链接
bot-invite-none = 此钱包还没有邀请链接。跨链、签到或登录即可获得。
bot-invite-get = 获取我的链接

bot-order = <b>{ $amount }</b>，从 { $from } 到 { $to }
    { $status }，{ $day }
bot-status-none = 没有进行中的转账。
bot-status-open = 打开 { $amount }
bot-history-none = 此钱包还没有转账。
bot-history-end = 没有更早的转账。
bot-history-open = 打开历史记录
bot-history-older = 更早
bot-history-newest = 最新
bot-export-title =
    <b>导出</b>
    { $count ->
       *[other] 你的 { $count } 个已关联钱包的 CSV 文件。
    }
bot-export-about = 请选择文件。价值为每笔转账或兑换发生时的价值；未知的价值留空。
bot-export-button = 导出为文件
bot-export-balances = 余额
bot-export-history = 历史记录
bot-export-years = 年度汇总
bot-export-assets = 按资产汇总
bot-export-sent = 文件已发送
bot-export-empty = 还没有可导出的内容
bot-export-limit = 你请求的文件过多。请一小时后重试。
bot-export-too_large = 文件过大，无法通过消息发送。请在应用的投资组合中下载。

bot-wallets-title = 你的钱包。积分和转账按所选钱包显示：
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = 此 Telegram 账号还没有关联钱包。打开应用，连接钱包并签名一次即可；完全免费，不会转移资金。
bot-wallets-link = 关联钱包
bot-wallets-choose = 选择 { $wallet }
bot-wallets-unlink = 解除关联 { $wallet }
bot-wallets-ask = 解除关联 <code>{ $wallet }</code>？其积分和转账都会保留。再次关联时需要用它签名。
bot-wallets-keep = 保留钱包
bot-wallets-unlink_now = 解除关联
bot-wallets-now = 已选择 { $wallet }
bot-wallets-unlinked = 已解除关联 { $wallet }
bot-wallets-gone = 该钱包已不再关联

bot-language-title = 选择语言
bot-language-auto = 跟随 Telegram
bot-language-set = 语言已设为简体中文

bot-help-title = 可用命令：
bot-support = 请在下方联系客服。如果与某笔转账有关，请准备好它的链接。我们绝不会向你索要助记词。
bot-support-open = 联系客服
bot-support-none = 打开转账即可查看状态和下一步。我们绝不会向你索要助记词。

bot-group-hello = Causeway 帮你跨链转移资产。你的积分和转账只在私聊中显示。
bot-group-private = 这是群聊。请到私聊中继续，以保护你的信息。
bot-group-open = 到私聊中继续

bot-inline-route = { $amount }：{ $from } 到 { $to }
bot-inline-route_text = 将此路线发送到聊天
bot-inline-route_message = 用 Causeway 将 <b>{ $amount }</b> 从 { $from } 跨链到 { $to }。
bot-inline-bridge = 打开路线

bot-problem = 我们这边出错了，请一分钟后再试。
bot-problem-api = 目前无法连接 Causeway。进行中的转账不受影响；请一分钟后再试。
bot-problem-busy = 目前请求较多，请一分钟后再试。
bot-too_fast = 消息发送过于频繁，请等一分钟。

bot-command-remind = 每日提醒
bot-remind-is_off = 每日提醒已关闭。开启后，在你尚未签到时会收到消息。
bot-remind-is_on = 每日提醒时间：<b>{ $time }</b>（{ $zone }），仅在尚未签到时提醒。
bot-remind-is_muted = 静音至 { $day }。
bot-remind-quiet = 免打扰时段：{ $from } 至 { $to }。
bot-remind-quiet_none = 未设置免打扰时段。
bot-remind-in_quiet = 此时间在免打扰时段内，提醒会在该时段结束的 { $time } 发送。
bot-remind-unknown = 请发送时间，例如 <code>/remind 20:30</code>，或时区，例如 <code>/remind Asia/Shanghai</code>。
bot-remind-turn_on = 开启
bot-remind-turn_off = 关闭
bot-remind-times = 时间
bot-remind-times_title = 选择时间
bot-remind-zones = 时区
bot-remind-zones_title = 你那里现在几点？其他时区请发送名称：<code>/remind Asia/Almaty</code>
bot-remind-quiets = 免打扰时段
bot-remind-quiets_title = 选择免打扰时段
bot-remind-no_quiet = 无
bot-remind-back = 返回
bot-remind-saved = 已保存

bot-pay = 在应用中创建付款链接并发给付款人。对方可以从任何支持的网络付款，双方都能看到状态。
bot-pay-unread = 无法识别该请求。请发送 /pay，并附上金额、代币，需要时再加网络，例如 <code>/pay 25 USDC base</code>。
bot-pay-open = 创建付款链接
bot-start-pay = 打开付款请求。
