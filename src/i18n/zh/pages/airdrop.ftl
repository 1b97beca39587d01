### 查询地址获得的空投

airdrop-intro = 查询你的地址分配到多少 { $symbol }。
airdrop-addresses = EVM 地址，每行一个
airdrop-placeholder = 粘贴一个或多个地址
airdrop-query = 查询
airdrop-private = 我们不记录地址。
airdrop-input-empty = 请输入地址。
airdrop-input-wrong = 地址错误。
airdrop-lines-wrong =
    { $count ->
       *[other] 请检查第 { $list } 行：EVM 地址有 42 个字符，以 0x 开头。
    }
airdrop-capitals =
    { $count ->
        [1] 校验和无效：{ $list }。请检查地址是否有误。
       *[other] 校验和无效：{ $list }。请检查这些地址是否有误。
    }
airdrop-failed = 网络拥堵。
airdrop-earlier = 上次查询失败。以下是之前一次查询的结果。
airdrop-start-title = 暂无结果
airdrop-start-text = 输入地址，查看其分配到的 { $symbol }。无需连接钱包。
airdrop-unlisted = 此空投的分配数据尚未导入。
airdrop-progress = 已查询 { $done } / { $all }
airdrop-results = 结果
airdrop-total = 合计
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] 此地址没有分配。
           *[other] 此地址有分配。
        }
       *[other] { $found ->
            [0] 这 { $all } 个地址都没有分配。
           *[other] { $all } 个地址中有 { $found } 个有分配。
        }
    }
airdrop-next-title = 下一步
airdrop-next-failed = 无法加载网络。
airdrop-next-again = 重试
airdrop-bridge = 跨链
airdrop-bridge-to = 跨链到 { $network }
airdrop-hidden-title = 此处不可用
airdrop-hidden-text = 请打开网页版查询空投。
