### 以交易所为目的地

exchange-row = 转入 { $name }
exchange-row-add = 填写充值地址
exchange-row-shut = 不可用
exchange-row-unknown = 未知交易所
exchange-row-check = 请检查充值地址
exchange-add_address = 填写充值地址
exchange-add_memo = 填写备注
exchange-change = 更换目的地
exchange-blocked-unknown = 此交易所在 { $network } 上不可用。
exchange-blocked-suspended = { $name } 已暂停充值。{ $reason }
exchange-blocked-token = { $name } 不接受 { $network } 上的 { $token }。

exchange-title = 充值到 { $name }
exchange-confirm_note = 请在交易所页面确认它支持 { $network } 上的 { $token } 充值，且未暂停。
exchange-network = 网络
exchange-networks = 支持的网络
exchange-least = 最低充值
exchange-least-none = 最低数量未知
exchange-credits = 确认数
exchange-credits-after =
    { $count ->
       *[other] { $count } 次
    }
exchange-credits-unknown = 由交易所设定
exchange-address = 你在 { $network } 上的充值地址
exchange-address-note = 请在交易所的 { $token } 充值页选择 { $network } 后复制。
exchange-address-own = 这是你当前连接的钱包，不是交易所充值地址。
exchange-address-lookalike = 与你用过的地址相似，但并不相同。可能是地址投毒。
exchange-memo = 备注（Memo）
exchange-memo-optional = 备注（如交易所显示）
exchange-memo-note = 也称为 Tag 或 Comment。没有它，交易所无法将充值入账到你的账户。
exchange-memo-missing = { $name } 在此网络上要求填写备注。没有备注，充值无法入账。
exchange-memo-unwanted = { $name } 在此网络上不使用备注，请留空。
exchange-memo-too_long = 此备注超过该网络的长度限制，请重新复制。
exchange-memo-unreadable = 此备注含有无效字符或多余空格，请重新复制。
exchange-memo-reserved = 此备注保留给我们自己的转账。请向交易所索取另一个。
exchange-use = 使用此地址
exchange-other = 选择其他交易所
exchange-to_wallet = 改为转到钱包
exchange-failed = 无法加载交易所。

exchange-advice = 首次使用此地址？请先发送少量资金，等 { $name } 入账后再发送其余部分。
exchange-advice-action = 先发送 { $amount }
exchange-advice-small = 这个数量适合测试。{ $name } 入账后，再发送其余部分。

exchange-review = 发送到你在 { $name } 的 { $network } 充值地址
exchange-review-memo = 备注（Memo）
exchange-review-check = 确认之前
exchange-review-network = 交易所为 { $network } 上的 { $token } 显示的正是此地址。发送到其他网络的资金会丢失。
exchange-review-memo_same = 备注与充值页上的完全一致。
exchange-review-plain = 按交易所要求，付款由我们做市商的账户以普通转账发出。
exchange-review-refund = 如果付款失败，资金会退到你发送时使用的钱包，而不是交易所。

exchange-order = 交易所
exchange-order-memo = 备注（Memo）
exchange-order-arrived =
    { $count ->
        [0] { $received } 已到达 { $to } 上的充值地址。确认数足够后 { $name } 会入账；请查看你的交易所账户。
       *[other] { $received } 已到达 { $to } 上的充值地址。{ $count } 次确认后 { $name } 会入账；请查看你的交易所账户。
    }
exchange-order-filling = 正在向你的 { $name } 充值地址发送 { $received }。你可以关闭此页面。
exchange-order-unknown = 交易所 { $id }
exchange-rest = 发送其余部分：{ $amount }
exchange-rest-note = 交易所入账后，可以用同样的方式发送其余部分。
