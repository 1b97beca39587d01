### 机器人主动发送的消息，使用 Telegram 的 HTML：<b> 是标记，数量和名称以纯文本填入。

bot-reminder = <b>今日签到已开放。</b>签到以保持连续天数。
bot-reminder-no_wallet = <b>今日签到已开放。</b>在应用中关联钱包，开始连续签到。
bot-reminder-open = 签到
bot-reminder-later = { $hours } 小时后
bot-reminder-mute = 静音一周
bot-reminder-off = 关闭提醒
bot-reminder-said-later = 下次提醒：{ $time }。
bot-reminder-said-muted = 提醒已静音至 { $day }。可用 /remind 更改。
bot-reminder-said-too_late = 今日签到会在那之前结束。现在签到吗？
bot-reminder-said-off = 提醒已关闭。可用 /remind 重新开启。

bot-receipt-deposit_seen = <b>已检测到存入。</b>来自 { $from } 的 { $amount } 正在转往 { $to }。
bot-receipt-arrived = <b>转账完成。</b>{ $amount } 已在 { $to } 上到账。
bot-receipt-arrived_open = <b>转账完成。</b>你的转账已到达 { $to }。
bot-receipt-needs_you = <b>需要处理。</b>你的 { $amount } 转账未能及时付款。请打开转账，在 { $from } 上退款。
bot-receipt-held = <b>审核中。</b>{ $provider } 尚未完成你的 { $amount } 转账。打开转账查看你可以怎么做。
bot-receipt-refunded = <b>已退款。</b>你存入的 { $amount } 已在 { $from } 上退款。

bot-request-paid = <b>请求已付款。</b> 你请求的 { $amount } 已到达 { $to }。
bot-request-open = 打开请求

bot-deposit-created =
    <b>存入地址。</b>请在 { $minutes } 分钟内（UTC { $time } 前），通过 { $from } 一次性发送准确金额 <code>{ $number }</code> { $symbol } 到：
    <code>{ $address }</code>
    资金将到达 { $to }。如果交易所会从金额中扣除手续费，请加上这笔手续费。
bot-deposit-note = 金额不足、迟到或重复的存入会退款。
bot-deposit-note-provider = 金额不足或迟到的存入，{ $provider } 可能会退款。
bot-deposit-note-escrow = 如果少发送，该地址会等待其余金额。多出或迟到的资金会留在该地址，你可以提取到退款地址。
bot-deposit-memo = Memo（必填）：<code>{ $memo }</code>
bot-deposit-late = <b>时间已到。</b>请不要再向该地址发送 { $amount }。如果你的存入已按时进入区块，会显示在这里；更晚的存入会在 { $from } 上退款。
bot-deposit-late-provider = <b>时间已到。</b>请不要再向该地址发送 { $amount }。如果你的存入已按时进入区块，会显示在这里；更晚的存入，{ $provider } 可能会在 { $from } 上退款。
bot-deposit-late-escrow = <b>时间已到。</b>请不要再向该地址发送 { $amount }。如果你的存入已按时进入区块，会显示在这里；更晚的存入会留在该地址，你可以在 { $from } 上提取到退款地址。
bot-deposit-expired = <b>未按时存入。</b>请不要再向该地址发送 { $amount }。已在途中的资金会在 { $from } 上退款。
bot-deposit-expired-provider = <b>未按时存入。</b>请不要再向该地址发送 { $amount }。已在途中的资金，{ $provider } 可能会在 { $from } 上退款。
bot-deposit-expired-escrow = <b>未按时存入。</b>请不要再向该地址发送 { $amount }。已在途中的资金会留在该地址，你可以在 { $from } 上提取到退款地址。
bot-deposit-seen = <b>已检测到存入。</b>你在 { $from } 上的存入正在等待确认。
bot-deposit-confirmed = <b>存入已确认。</b>如果与转账相符，接下来将在 { $to } 上付款；否则会在 { $from } 上退款。
bot-deposit-paying = <b>付款处理中。</b>你的转账正在 { $to } 上付款。
bot-deposit-refunding = <b>退款处理中。</b>你的存入正在 { $from } 上退款。
bot-deposit-refunded = <b>已退款。</b>你的存入已在 { $from } 上退款。
bot-deposit-held = <b>审核中。</b>你在 { $from } 上的存入很安全。我们会付款或退款。

bot-receipts-turn_on = 开启转账消息
bot-receipts-turn_off = 关闭转账消息
bot-receipts-on = 转账消息已开启。存入、到账、退款或需要处理时，你会收到消息。
bot-receipts-off = 转账消息已关闭。可用 /status 重新开启。

bot-moved-wallet = <b>钱包已转移。</b>{ $wallet } 已通过新的签名关联到另一个 Telegram 账号。如果不是你本人操作，说明他人可以使用此钱包：请把资金转到新钱包。
bot-moved-wallet_list = 我的钱包
