### 历史记录与查找

history-title = 历史记录
history-wallet = 钱包
history-all_wallets = 所有钱包
history-route = { $from } 到 { $to }
history-more = 显示更早的
history-empty-title = 还没有跨链转账
history-empty-text =
    { $count ->
        [1] 一旦检测到存入的资金，此钱包的转账就会显示在这里。
       *[other] 一旦检测到存入的资金，这些钱包的转账就会显示在这里。
    }
history-empty-action = 发起第一笔
history-connect-title = 查看谁的历史？
history-connect-text = 连接钱包即可查看其转账，无需签名。

query-placeholder = 编号、哈希或地址
query-start-title = 转账到哪里了？
query-start-text = 输入转账编号、存入或付款的交易哈希，或钱包地址。一旦检测到存入的资金，任何人都能查询该转账。
query-action = 查找
query-results = 找到的转账
query-nothing-title = 没有找到
query-nothing-text = 请检查首尾是否有遗漏。检测到存入的资金后才能查到转账。
