### 跨链表单

bridge-title = 跨链
bridge-amount = 发送数量
bridge-max = 最大
bridge-max-label = ：使用最大数量
bridge-balance = 余额 { $amount }
bridge-flip = 调换网络
bridge-network-from = 来源网络：
bridge-network-to = 目标网络：
bridge-asset = 资产：
bridge-at_least = 至少 { $amount } { $symbol }
bridge-eta = 约 { $time }后
bridge-limits = { $min } 至 { $max }
bridge-safe-escrow = 付款得到证明之前，你的资金保存在智能合约中。如果付款失败，一键即可退款。
bridge-safe-maker = 此路线上，付款之前由我们的做市商保管你存入的资金。如果付款失败，资金会退回你选择的地址。
bridge-safe-provider = 此路线由外部服务商完成转账。确认页会说明由谁保管你的存款。

main-loading = 正在加载网络…
main-retry = 重试
main-offline = 你已离线
main-no_route = 此组合暂无路线
main-not_open = 尚未开放
main-hidden_on_surface = 此处不可用
main-connect = 连接钱包
main-resuming = 正在重新连接钱包…
main-enter_amount = 输入数量
main-amount_invalid = 请检查数量
main-below_minimum = 数量过低
main-above_maximum = 数量过高
main-insufficient = { $symbol } 不足
main-insufficient_gas = { $symbol } 不足以支付网络费
main-recipient_missing = 输入 { $network } 地址
main-recipient_invalid = 请检查收款地址
main-switch = 切换到 { $network }
main-switching = 请在钱包中确认
main-quoting = 正在获取报价…
main-requote = 刷新报价
main-outdated = 报价已过期，正在刷新…
main-refused = 暂不可用
main-review = 核对

recipient-row = 收款方
recipient-own = 我的钱包 { $address }
recipient-other = { $address }
recipient-invalid = 请检查地址
recipient-choose = 选择
