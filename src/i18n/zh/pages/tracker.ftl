### 地址在各网络的活动

tracker-intro = 可查询任意地址，无需钱包和签名。
tracker-show = 查看活动
tracker-own = 添加我的钱包
tracker-private = 地址只保留在本页链接中，我们查询时不作记录。
tracker-too-many = 一次最多查询 { $most } 个地址，你输入了 { $count } 个。
tracker-start-title = 一览你的链上历史
tracker-start-text = 输入一个或多个地址，查看各网络的交易、活跃天数、交易量和 Gas。
tracker-none-title = 暂无活动
tracker-none-text = 这些地址在这些网络上都没有发送过交易。
tracker-off-title = 此处尚未设置追踪
tracker-off-text = 本服务还没有网络活动的数据来源。
tracker-failed-title = 无法加载追踪页面
tracker-failed-text = 服务器没有响应，请稍后再试。
tracker-hidden = 请打开网页版使用追踪功能。
tracker-degraded =
    { $count ->
       *[other] { $networks } 没有响应，因此缺少其数据。
    }
tracker-quiet =
    { $count ->
       *[other] 另有 { $count } 个网络没有活动。
    }
tracker-prices = 只统计发送的交易。美元价值按今日价格计算。Gas 可能不含 Rollup 的数据费用。
tracker-unpriced = 没有价格的代币不计入美元价值。
tracker-stale = 有网络没有响应，部分数据较旧。
tracker-at-least = 至少 { $figure }
tracker-before = { $date } 之前
tracker-transactions = 交易数
tracker-days = 活跃天数
tracker-weeks = 活跃周数
tracker-months = 活跃月数
tracker-networks-used = 使用的网络
tracker-contracts = 交互的合约
tracker-volume = 发送总额
tracker-gas = Gas 消耗
tracker-first = 首次活动
tracker-last = 最近活动
tracker-day-count =
    { $count ->
       *[other] 活跃 { $count } 天
    }
tracker-chart = 每月交易数
tracker-table = 以表格显示
tracker-month = 月份
tracker-others = 其他网络
tracker-by-network = 按网络
tracker-by-address = 按地址
tracker-sort = 排序
tracker-csv = 下载 CSV
tracker-csv-copy = 复制为 CSV
tracker-share = 分享
tracker-share-title = 分享你的活动
tracker-share-post = 我在 { $networks } 个网络上，{ $days } 天里发送了 { $transactions } 笔交易。
tracker-share-text = 复制文字
tracker-share-link = 复制含地址的链接
tracker-share-private = 帖子不包含你的地址。
tracker-more = 积分与徽章
tracker-back = L2 追踪
tracker-page-read = 数据读取自 { $network }。
tracker-page-list = 来自本服务加载的名单。
tracker-page-start = 输入地址，查看其持有多少 { $symbol }。无需连接钱包。
tracker-page-unlisted-title = 暂无数据
tracker-page-unlisted-text = 本服务尚未加载此页面的数据。
