### 核对与钱包中的步骤

review-title = 核对
review-on = { $what }，{ $network }
review-send = 你发送
review-receive = 你收到
review-updated = 打开此页面后价格有变动。上面显示的是最新数量。
review-recipient = { $network } 上的收款方
review-recipient-own = 这是你当前连接的钱包。
review-from_wallet = 来自钱包
review-custody-escrow-title = 由智能合约保管。
review-custody-escrow = 付款得到证明之前，你的资金保存在 { $network } 的托管合约中。如果付款失败，一键即可退款。
review-custody-address = 你存入的资金先进入归你的退款地址所有的合约地址，再转入 { $network } 的托管合约，直到付款得到证明。如果到账太晚或付款失败，可提取到你的退款地址。
review-custody-maker-title = 由我们的做市商保管。
review-custody-maker = { $network } 没有托管合约：付款之前由做市商保管你的资金。如果付款失败，资金会退到你的退款地址。
review-custody-provider-title = 由外部服务商完成。
review-custody-provider = 此路线不使用我们在 { $network } 上的托管合约：付款之前由服务商保管你的资金。如果付款失败，服务商会把资金退到你的退款地址。
review-custody-provider_contract = 付款之前由服务商的智能合约保管你的资金。如果付款失败，该合约会退款给你，或允许你在服务商处取消转账。
review-custody-direct-title = 直接付给收款方。
review-custody-direct = 这笔付款途中无人保管，因此无法退款。确认前请核对收款方。
review-refund-label = { $network } 上的退款地址
review-refund-note = 请使用来源网络上由你自己控制的地址，不要用交易所地址。
review-refund-note-address = 请使用 { $network } 上由你自己控制的地址，不要用交易所地址。未付出的资金只能转到该地址。
review-refund-own = 使用我的钱包 { $address }
review-refund-change = 更改
review-refund-missing = 请输入退款地址
review-refund-invalid = 请检查退款地址
review-confirm = 确认并跨链
review-get_address = 获取存入地址
review-address_note = 尚未发送任何资金：你会得到一个地址，可从任意钱包或交易所付款。
review-time = 付款时限
review-check = 查看此转账
review-check-note = 你的钱包可能已经发送了这笔交易。再次发送前，请先查看此转账。
review-signatures =
    { $count ->
        [1] 钱包会请你确认一次。
       *[other] 钱包最多会请你确认 { $count } 次。
    }
review-wallet_note = 请在钱包中核对详情。存入交易发送前，请保持此页面打开。

stage-ordering = 正在准备转账…
stage-asking-permit = 请在钱包中授权额度
stage-asking-sign = 请在钱包中签名存入
stage-asking-approve = 请在钱包中授权额度
stage-asking-open = 请在钱包中确认
stage-asking-transfer = 请在钱包中确认
stage-asking-swap = 请在钱包中确认
stage-asking-refund = 请在钱包中确认
stage-asking-batch = 请在钱包中确认
stage-confirming = 等待 { $network } 确认

review-loss = 你收到的价值比发送的少 { $percent }。
review-loss-least = 最坏情况下，你收到的价值比发送的少 { $percent }。
review-loss-accept = 我接受这一损失
review-loss-type = 输入 { $number } 以接受这一损失
review-loss-missing = 请先接受上述损失
review-replaced = { $from } 不再为此转账报价，将改由 { $to } 完成。请查看上方的条款。
review-replaced-accept = 使用 { $to } 继续
review-loss-best = 你收到的金额比最佳报价少 { $percent }。
review-loss-best_send = 你支付的金额比最佳报价多 { $percent }。
review-unpriced = 某项资产的美元价值未知，因此无法显示此转账的成本。请自行比较数量。
