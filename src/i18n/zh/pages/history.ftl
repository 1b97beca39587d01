### 历史记录与查找

history-title = 历史记录
history-browser = 在此浏览器中发起
history-wallet = 钱包
history-all_wallets = 所有钱包
history-route = { $from } 到 { $to }
history-more = 加载更多
history-csv = 下载此列表（CSV）
history-empty-title = 还没有转账
history-empty-text =
    { $count ->
        [1] 检测到存入资金后，此钱包的转账会显示在这里。
       *[other] 检测到存入资金后，这些钱包的转账会显示在这里。
    }
history-empty-action = 发起转账
history-empty-swaps = 兑换记录（{ $count }）
history-connect-title = 你的转账
history-connect-text = 连接钱包即可查看其转账，无需签名。

query-placeholder = 编号或哈希
query-start-title = 跟踪转账
query-start-text = 输入转账编号、交易哈希或钱包地址。检测到存入资金后，任何人都可以查询该转账。
query-action = 查找
query-results = 找到的转账
query-nothing-title = 未找到转账
query-nothing-text = 请检查是否粘贴完整。检测到存入资金后才会显示转账。
