portfolio-total = 总价值
portfolio-change = 自 { $when } 以来 { $change }
portfolio-unchanged = 自 { $when } 以来无变化
portfolio-refresh = 刷新
portfolio-pending =
    { $count ->
       *[other] 还在读取 { $count } 份余额…
    }
portfolio-degraded =
    { $count ->
       *[other] { $networks } 没有响应，未计入总额。我们会继续重试。
    }
portfolio-unpriced =
    { $count ->
       *[other] { $count } 种资产没有价格，未计入总额。
    }
portfolio-by-asset = 按资产
portfolio-by-network = 按网络
portfolio-other = 其他
portfolio-assets = 资产
portfolio-networks =
    { $count ->
       *[other] { $count } 个网络
    }
portfolio-hide-small = 隐藏低于 1 美元的余额
portfolio-small =
    { $count ->
       *[other] 已隐藏 { $count } 项小额余额。
    }
portfolio-hidden = 已隐藏（{ $count }）
portfolio-pin = 置顶
portfolio-unpin = 取消置顶
portfolio-hide = 隐藏
portfolio-show = 重新显示
portfolio-bridge = 跨链
portfolio-swap = 兑换
portfolio-addresses = 地址
portfolio-connected = 已连接
portfolio-watched = 关注中
portfolio-watch = 关注地址
portfolio-watch-about = 无需连接钱包即可查看任意地址的余额。地址只保存在此浏览器中。
portfolio-address = 地址
portfolio-watch-kind = 网络
portfolio-watch-add = 关注
portfolio-watch-wrong = 这不是此处任何网络的地址。请检查后重试。
portfolio-unwatch = 取消关注 { $address }
portfolio-unwatched = 已取消关注 { $address }。
portfolio-undo = 撤销
portfolio-empty-title = 在一处查看全部资产
portfolio-empty-text = 连接钱包或关注一个地址，即可一起查看所有余额。
portfolio-none-title = 暂无余额
portfolio-none-text = 这些地址没有受支持的资产。
portfolio-failed-title = 无法加载资产组合
portfolio-failed-text = 服务器没有响应。你的资金不受影响。
portfolio-export = 导出
portfolio-export-about = 供电子表格和报税工具使用的 CSV 文件。年度汇总只含已完成的转账，不含兑换。
portfolio-export-balances = 余额
portfolio-export-transfers = 转账
portfolio-export-years = 年度汇总
portfolio-export-failed = 无法生成文件。请重试。
