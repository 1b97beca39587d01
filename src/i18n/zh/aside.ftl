### 资金途中会经历什么，显示在表单旁

aside-title = 运作方式
aside-picture = 从 { $from } 到 { $to } 的转账
aside-from = 来源网络
aside-to = 目标网络
aside-shore-from = 从
aside-shore-to = 到
aside-escrow-1 = 你将资金存入 { $from } 上的托管合约。付款得到证明之前，合约不会向任何人支付。
aside-escrow-2 = 做市商用自有资金在 { $to } 上付款给你，通常只需几秒。
aside-escrow-3 = 如果未能及时付款，合约会向你全额退款。
aside-maker-1 = 你在 { $from } 上将资金存入做市商，并以转账编号作为备注。
aside-maker-2 = 做市商通过合约在 { $to } 上付款给你，该合约对每笔转账只付一次。
aside-maker-3 = 如果付款失败，资金会退回你选择的地址。
