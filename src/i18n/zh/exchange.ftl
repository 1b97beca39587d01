### 以交易所为目的地

exchange-row = 转入 { $name }
exchange-row-add = 填写充值地址
exchange-row-shut = 不可用
exchange-row-unknown = 未知交易所
exchange-row-check = 请检查充值地址
exchange-add_address = 填写充值地址
exchange-add_memo = 填写备注
exchange-change = 更换目的地
exchange-blocked-unknown = 我们不知道 { $network } 上有这家交易所。
exchange-blocked-suspended = { $name } 已暂停充值。{ $reason }
exchange-blocked-token = { $name } 不接受 { $network } 上的 { $token }。

exchange-title = 充值到 { $name }
exchange-confirm_note = 请在交易所页面确认它接受 { $network } 上的 { $token } 充值，且未暂停。
exchange-network = 网络
exchange-networks = 支持的网络
exchange-least = 最低入账数量
exchange-least-none = 未知最低要求
exchange-credits = 入账条件
exchange-credits-after =
    { $count ->
       *[other] { $count } 次确认后
    }
exchange-credits-unknown = 以交易所要求的确认数为准
exchange-address = 你在 { $network } 上的充值地址
exchange-address-note = 请在交易所的 { $token } 充值页选择 { $network }，再复制该地址。
exchange-address-own = 这是你已连接的钱包，不是交易所给你的地址。
exchange-address-lookalike = 此地址只是看起来像你用过的地址：首尾相同，中间不同。可能是有人故意投放的。
exchange-memo = 备注（Memo）
exchange-memo-optional = 备注（如交易所有显示）
exchange-memo-note = 充值页上可能称为 memo、tag 或备注。没有它，交易所无法识别这笔充值属于你。
exchange-memo-missing = { $name } 在此网络上要求填写备注，否则充值无法入账。
exchange-memo-unwanted = { $name } 在此网络上不使用备注，请留空。
exchange-memo-too_long = 超过此网络备注的长度，请重新复制。
exchange-memo-unreadable = 其中含有交易所不会使用的字符，或首尾有空格。请重新复制。
exchange-memo-reserved = 此备注会被误认为是我们的转账。请向交易所索取另一个。
exchange-use = 使用此充值地址
exchange-other = 选择其他交易所
exchange-to_wallet = 改为转到钱包
exchange-failed = 无法加载交易所列表。

exchange-advice = 首次转到此地址：请先发送少量资金，等 { $name } 显示到账后，再发送其余部分。
exchange-advice-action = 先发送 { $amount }
exchange-advice-small = 这个数量适合测试。{ $name } 显示到账后，再发送其余部分。

exchange-review = 付款到你在 { $name } 的 { $network } 充值地址
exchange-review-memo = 备注（Memo）
exchange-review-check = 确认前请核对
exchange-review-network = 交易所为 { $network } 上的 { $token } 显示的正是此地址。若在其他网络，资金将会丢失。
exchange-review-memo_same = 备注与充值页上的逐字相同。
exchange-review-plain = 按交易所的要求，由我们做市商的账户以普通转账支付。
exchange-review-refund = 如果无法支付，资金会退回你发送时所用的钱包，绝不会退到交易所。

exchange-order = 交易所
exchange-order-memo = 备注（Memo）
exchange-order-arrived =
    { $count ->
        [0] { $received } 已到达 { $to } 上的充值地址。{ $name } 会在达到其要求的确认数后入账；只有交易所能向你显示结果。
       *[other] { $received } 已到达 { $to } 上的充值地址。{ $name } 会在其自行统计的 { $count } 次确认后入账；只有交易所能向你显示结果。
    }
exchange-order-filling = { $received } 正在转往你在 { $name } 的充值地址。你可以关闭此页面。
exchange-order-unknown = 交易所 { $id }
exchange-rest = 发送其余部分：{ $amount }
exchange-rest-note = 等交易所在你的账户中显示这笔金额后，其余部分可以用同样的方式发送。
