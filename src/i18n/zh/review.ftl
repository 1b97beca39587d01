### 核对与钱包中的步骤

recipient-title = { $network } 上的收款方
recipient-label = { $network } 上的地址
recipient-placeholder = 粘贴地址
recipient-use = 使用此地址
recipient-use_own = 发送到我自己的钱包
recipient-connect = 连接 { $network } 的钱包
recipient-warning-first_use = 这是首次从这里转到此地址。请与对方给你的地址逐字核对：付款无法撤回。
recipient-warning-lookalike = 此地址只是看起来像你用过的地址：首尾相同，中间不同。可能是有人故意投放的。
recipient-other_network = 你输入的内容指向另一个网络：{ $named }。请确认收款人在 { $network } 上也使用此地址。

review-title = 核对
review-on = { $what }，{ $network }
review-send = 你发送
review-receive = 你收到
review-updated = 打开此页面后价格有变动。上面显示的是新数字。
review-recipient = 付款到 { $network } 上的此地址
review-recipient-own = 这是你已连接的钱包。
review-from_wallet = 来自钱包
review-custody-escrow-title = 由合约保管。
review-custody-escrow = 付款得到证明之前，你存入的资金一直在 { $network } 的合约中。如未及时付款，你可以自行取回。
review-custody-maker-title = 由我们的做市商保管。
review-custody-maker = 我们在 { $network } 上没有合约：你直接把资金发送给做市商，并在付款前信任它。如果无法付款，资金会退回你的退款地址。
review-refund-label = 如果无法付款，请退回到 { $network } 上的
review-refund-note = 请填写来源网络上由你自己掌控的地址，不要用交易所的地址。
review-refund-own = 使用我的钱包 { $address }
review-refund-change = 更改
review-refund-missing = 请输入退款地址
review-refund-invalid = 请检查退款地址
review-confirm = 确认并跨链
review-check = 查看此转账
review-check-note = 已请求你的钱包，可能已经发送。再次发送前，请先查看此转账。
review-signatures =
    { $count ->
        [1] 你的钱包会请求你一次。
       *[other] 你的钱包最多会请求你 { $count } 次。
    }
review-wallet_note = 你的钱包会显示你所同意的内容。发送完成前请不要关闭此页面。

stage-ordering = 正在准备转账
stage-asking-permit = 请在钱包中签名授权数量
stage-asking-approve = 请在钱包中授权
stage-asking-open = 请在钱包中确认
stage-asking-transfer = 请在钱包中确认
stage-asking-refund = 请在钱包中确认
stage-asking-batch = 请在钱包中确认
stage-confirming = 等待 { $network } 确认
