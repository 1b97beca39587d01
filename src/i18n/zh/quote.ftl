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
