### 资金途中会经历什么，显示在表单旁

aside-title = 你的资金如何跨链
aside-picture = 从 { $from } 到 { $to } 的路线
aside-from = 来源网络
aside-to = 目标网络
aside-shore-from = 从
aside-shore-to = 到
aside-escrow-1 = 你将资金存入 { $from } 上的合约。付款得到证明之前，合约不会向任何人支付。
aside-escrow-2 = 做市商用自有资金在 { $to } 上付款给你，通常只需几秒。
aside-escrow-3 = 如果未能及时付款，合约会把你存入的资金退还给你，且只退给你。
aside-maker-1 = 你在 { $from } 上向做市商转账，并以转账编号作为备注。
aside-maker-2 = 做市商通过一个对每笔转账只付一次的合约，在 { $to } 上付款给你。
aside-maker-3 = 如果无法付款，它会把资金退回你指定的地址。
