### 转账的收款人

recipient-title = { $network } 上的收款方
recipient-label = { $network } 上的地址
recipient-placeholder = 粘贴地址
recipient-name_pending = 正在查询域名…
recipient-name_moved = { $name } 已不再指向此地址。请重新选择收款方。
recipient-use = 使用此地址
recipient-use_own = 使用我自己的钱包
recipient-connect = 连接 { $network } 的钱包
recipient-warning-first_use = 你从未向此地址转过账。请逐字核对：付款无法撤销。
recipient-warning-lookalike = 与你用过的地址相似，但并不相同。可能是地址投毒。
recipient-other_network = 你粘贴的是其他网络的地址：{ $named }。请确认收款方在 { $network } 上也使用此地址。
