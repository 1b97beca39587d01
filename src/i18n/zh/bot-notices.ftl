### 机器人主动发送的消息，使用 Telegram 的 HTML：<b> 是标记，数量和名称以纯文本填入。

bot-reminder = <b>今日可以签到。</b>轻点一下，连续天数继续累积。
bot-reminder-no_wallet = <b>今日可以签到。</b>在应用中关联钱包，就从第一天开始累积。
bot-reminder-open = 签到
bot-reminder-later = { $hours } 小时后
bot-reminder-mute = 一周内不提醒
bot-reminder-off = 不再提醒
bot-reminder-said-later = 我会在 { $time } 再次提醒你。
bot-reminder-said-muted = 在 { $day } 之前我不会提醒。可用 /remind 更改。
bot-reminder-said-too_late = 今日签到在那之前就会结束。现在有空吗？
bot-reminder-said-off = 提醒已关闭。可用 /remind 重新开启。

bot-receipt-deposit_seen = <b>已检测到存入。</b>来自 { $from } 的 { $amount } 正发往 { $to }。
bot-receipt-arrived = <b>已到账。</b>{ $amount } 已在 { $to }。
bot-receipt-needs_you = <b>转账需要你处理。</b>{ $amount } 未能及时付款。请打开转账，在 { $from } 取回你存入的资金。
bot-receipt-refunded = <b>已退款。</b>你存入的 { $amount } 已在 { $from } 退回。

bot-receipts-turn_on = 开始发送转账消息
bot-receipts-turn_off = 停止发送转账消息
bot-receipts-on = 转账被检测到、到账、退回或需要你处理时，我会发消息。
bot-receipts-off = 我不再发转账消息。可用 /status 重新打开。

bot-moved-wallet = <b>钱包已转移。</b>{ $wallet } 已通过新的签名关联到另一个 Telegram 账号。如果不是你本人操作，说明有人可以用此钱包签名：请把资金转到新钱包。
bot-moved-wallet_list = 我的钱包
