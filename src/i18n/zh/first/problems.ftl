### 为什么不能进行，以及如何解决

problem-offline = 你已离线。进行中的转账会继续。
problem-api_unreachable = 无法连接我们的服务器。进行中的转账不受影响。
problem-no_route = 暂无从 { $from } 到 { $to } 的路线。
no_route-nothing_set_up = 此跨链桥尚未开放，因为还没有设置任何网络。你的钱包和资金不受影响；请稍后再来。
problem-no_quote = 暂无可用报价。
problem-recipient_from_link = 此收款地址来自链接。发送前请完整核对该地址。
problem-amount_invalid = 请输入数量，例如 0.25。
problem-amount_too_precise = 此资产最多支持 { $decimals } 位小数。
problem-below_minimum = 此路线的最小数量为 { $amount }。
problem-above_maximum = 此路线的最大数量为 { $amount }。
problem-insufficient_balance = 你在 { $network } 上有 { $balance }。
problem-insufficient_gas = 你还需要约 { $amount } 来支付 { $network } 的网络费。
problem-unknown = 出错了。未经你确认，我们不会发送任何资金。

fix-use_amount = 使用 { $amount }
fix-change_recipient = 更换收款方
