### 为什么不能进行，以及如何解决

problem-offline = 你已离线。已在途中的转账会继续进行，无需你操作。
problem-api_unreachable = 无法连接我们的服务器。已在途中的转账会自动继续。
problem-timeout = 服务器响应超时，请稍后再试。
problem-rate_limited = 请求过于频繁，请稍候再试。
problem-no_route = 目前没有从 { $from } 到 { $to } 的路线。
no_route-network_off = { $network } 已停用。
no_route-settlement_missing = { $network } 尚未设置结算。
no_route-nothing_set_up = 此跨链桥尚未开放：运营方还没有设置任何网络。您的钱包和资金不受影响；请稍后再来，或联系运营方。
no_route-none_added = 尚未添加 { $network } 的任何路线。
no_route-all_off = { $network } 的所有路线均已停用。
no_route-surface = 此处无法从 { $network } 转出或转入。请在浏览器中打开应用。
problem-no_quote = 目前没有人为此转账报价。
problem-recipient_from_link = 收款地址来自链接。发送前请完整核对该地址。
problem-amount_invalid = 请输入数量，例如 0.25。
problem-amount_too_precise = 此资产最多 { $decimals } 位小数。
problem-below_minimum = 此路线的最小转账数量为 { $amount }。
problem-above_maximum = 此路线的最大转账数量为 { $amount }。
problem-insufficient_balance = 你在 { $network } 上有 { $balance }。
problem-insufficient_gas = { $network } 的网络费约为 { $amount }，除发送数量外，钱包中还需留有这笔费用。
problem-wallets_not_configured = 网络仍在加载，请稍后再试。
problem-unknown = 出了点问题。没有你的确认，不会再发送任何资金。

fix-use_amount = 使用 { $amount }
fix-change_recipient = 更换收款方
