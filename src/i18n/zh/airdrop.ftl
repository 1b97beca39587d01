### 查询地址获得的空投

airdrop-intro = 查看你的地址获得了多少 { $symbol }。
airdrop-addresses = EVM 地址，每行一个
airdrop-placeholder = 粘贴一个或多个地址
airdrop-query = 查询
airdrop-private = 我们不记录地址：查询后即忘。
airdrop-input-empty = 请输入地址。
airdrop-input-wrong = 地址错误。
airdrop-lines-wrong =
    { $count ->
       *[other] 请检查第 { $list } 行：EVM 地址有 42 个字符，以 0x 开头。
    }
airdrop-capitals =
    { $count ->
        [1] { $list } 的大小写校验不符，可能有字符输错。请重新复制以确认。
       *[other] 以下地址的大小写校验不符，可能有字符输错：{ $list }。请重新复制以确认。
    }
airdrop-failed = 网络拥堵。
airdrop-earlier = 上次查询失败。以下是之前一次查询的结果。
airdrop-start-title = 尚未查询
airdrop-start-text = 输入你的地址，这里会显示每个地址获得的 { $symbol }。无需连接钱包。
airdrop-progress = 已查询 { $done } / { $all }
airdrop-results = 结果
airdrop-total = 合计
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] 此地址没有获得代币。
           *[other] 此地址获得了代币。
        }
       *[other] { $found ->
            [0] 这 { $all } 个地址都没有获得代币。
           *[other] { $all } 个地址中有 { $found } 个获得了代币。
        }
    }
airdrop-next-title = 接下来去哪里
airdrop-next-failed = 无法加载网络。
airdrop-next-again = 重试
airdrop-bridge = 跨链
airdrop-bridge-to = 跨链到 { $network }
airdrop-hidden-title = 此处不可用
airdrop-hidden-text = 请打开网页版查询空投。
