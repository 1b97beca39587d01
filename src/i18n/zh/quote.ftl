### 转账的费用、到账时间和报价有效期

bridge-fees = 费用
bridge-arrives = 到账
bridge-signatures =
    { $count ->
       *[other] { $count } 次签名
    }
bridge-limits-label = 限额
bridge-quote = 报价有效期
bridge-quote-left = { $count } 秒
bridge-quote-over = 正在刷新…

fee-gas_compensation = { $network } 的网络费
fee-deposit_gas = 存入的网络费
fee-bridge_fee = 跨链费 { $percent }
fee-channel_fee = 合作方费用

quote-market_maker = 做市商
quote-choose-title = 选择报价
quote-choose-about = 按通常实际到账排序：扣除费用后的汇率，经常达不到报价的服务商排在后面。
quote-choose-about-exact = 按含费用的总成本排序，经常达不到报价的服务商排在后面。
quote-history-how = 统计方法
quote-compare = { $count } 个报价
quote-pending = 可能还有 { $count } 个
quote-through = { $provider }（经 { $name }）
quote-via = 经 { $name }
quote-send = 你发送 { $amount }
quote-tag-best = 推荐
quote-tag-fastest = 最快
quote-tag-lowest_gas = 网络费最低
quote-tag-simplest = 签名最少
quote-history-missed = 经常失败
quote-history-late = 经常延迟
quote-history-shortfall = 经常少到账
quote-history-new = 转账还不多
quote-history-weaker = 目前不够可靠
quote-cost = 费用 { $cost }
quote-network_fee = 预计网络费 { $cost }
quote-declined = { $count } 个服务商没有报价
quote-custody-escrow = 托管合约
quote-custody-maker = 由做市商保管
quote-custody-provider = 由 { $name } 保管
quote-custody-provider_contract = 由 { $name } 的合约保管
quote-custody-direct = 直接付给收款方
quote-minimum = 至少收到
quote-by_address = 用其他钱包或交易所付款
quote-pays_request = 支付一笔付款请求
quote-request_ended = 此转账已与付款请求不符。如要支付该请求，请恢复其金额、代币和收款人。
quote-by_wallet = 用已连接的钱包付款

fee-native = 协议费（另付）

gas-label = 到账附带 Gas
gas-in_fee = 到账附带 Gas，已含在网络费中
gas-adds = 附带 { $amount }（{ $usd }），用于支付 { $network } 的网络费。
gas-empty = 收款人在 { $network } 上还没有 { $symbol }。
gas-none = 此服务商不支持
quote-no_gas = 到账不附带 Gas
review-gas = 另有 { $amount } 用于支付网络费

gasless-note = 你在 { $network } 上没有 { $symbol } 支付网络费：改为签名即可，费用从金额中扣除。
gasless-waiting = 已签名。做市商即将为你存入。
gasless-opening = 做市商正在为你存入。
gasless-expired = 签名在存入前已过期。资金仍在你的钱包中。
gasless-authorization_used = 此签名已被使用或取消。资金仍在你的钱包中。
gasless-deposit_unfunded = 你的钱包已没有这笔金额，因此未能存入。
gasless-refused = 未能存入。资金仍在你的钱包中。
quote-swap_after = 到账后兑换
