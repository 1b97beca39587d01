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
portfolio-uncounted =
    { $count ->
       *[other] { $count } 种已隐藏的资产未计入总额。
    }
portfolio-uncounted-show = 显示
portfolio-unread =
    { $count ->
       *[other] 目前无法读取 { $count } 种已导入代币的余额。
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
portfolio-hidden = 显示已隐藏（{ $count }）
portfolio-imported = 已导入的代币
portfolio-misleading = 疑似诈骗
portfolio-mark-same_symbol = 名称仿冒已列出的代币。
portfolio-mark-lure = 名称指向网站或承诺奖励。请勿点击或访问。
portfolio-mark-mixed_letters = 名称混用不同文字体系的字母，以仿冒其他代币。
portfolio-more = 再显示 { $count } 项
portfolio-pin = 置顶
portfolio-unpin = 取消置顶
portfolio-hide = 隐藏
portfolio-show = 重新显示
portfolio-remove = 从资产中移除
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
portfolio-export-about = 供电子表格和报税工具使用的 CSV 文件。价值为每笔转账或兑换发生时的价值；未知的价值留空。
portfolio-export-balances = 余额
portfolio-export-history = 历史记录
portfolio-export-years = 年度汇总
portfolio-export-assets = 按资产汇总
portfolio-export-failed = 无法生成文件。请重试。
portfolio-export-scope = 历史记录和汇总涵盖 { $address }。钱包可能会先要求你登录。
portfolio-export-scope_telegram = 文件涵盖已关联到你 Telegram 账号的钱包。
portfolio-export-connect = 连接钱包以导出其历史记录。
portfolio-export-ready = 文件已准备好。
portfolio-export-save = 保存 { $file }
portfolio-years-open = 查看汇总
portfolio-years-none = 还没有转账或兑换。
portfolio-years-failed = 无法加载汇总。请重试。
portfolio-years-transfers = 转账
portfolio-years-swaps = 兑换
portfolio-years-fees = 费用
portfolio-years-gas = 网络费
portfolio-years-networks = 网络
portfolio-years-points = 获得的积分
portfolio-years-unpriced =
    { $count ->
       *[other] { $count } 笔价值未知
    }
portfolio-years-unknown =
    { $count ->
       *[other] { $count } 笔交易未知
    }
approvals-title = 代币授权
approvals-about = 可动用你钱包中代币的智能合约。请撤销不再使用的授权。
approvals-checking =
    { $count ->
       *[other] 正在检查 { $count } 个网络…
    }
approvals-none = 未发现有效授权。
approvals-degraded =
    { $count ->
       *[other] { $networks } 没有响应，其授权未列出。我们会继续重试。
    }
approvals-unlimited = 无限额
approvals-at-risk = { $usd } 存在风险
approvals-escrow = 跨链桥的托管合约
approvals-unknown = 未知智能合约
approvals-unlisted = 未列出的代币
approvals-permit2 = 其他应用可通过 Permit2 使用此代币。撤销后也会一并终止。
approvals-inside = 在 Permit2 内，有效期至 { $when }
approvals-inside-endless = 在 Permit2 内，无到期日
approvals-revoke = 撤销
approvals-revoke-of = 撤销 { $network } 上 { $spender } 的 { $symbol } 授权
approvals-asking = 请在钱包中确认
approvals-confirming = 正在等待 { $network } 确认…
approvals-done = 已撤销
approvals-revoked = 已撤销 { $network } 上 { $spender } 的 { $symbol } 授权。
approvals-still-open = 交易已成功，但授权仍然有效。
approvals-other-account = 你的钱包切换到了其他账户。请切换回来后重试。
approvals-scope = 涵盖此钱包持有资产的网络。
approvals-scope-all = 涵盖你资产组合中的所有网络。
approvals-others =
    { $count ->
       *[other] 检查另外 { $count } 个网络
    }
approvals-searched = 可能缺少更早的授权。检查起点：{ $networks }。
found-title = 其他代币
found-about = 你的地址可能持有未列出的代币。任何人都可以向你发送代币，因此请只添加你认识的代币。
found-search = 查找代币
found-searching =
    { $count ->
       *[other] 正在搜索 { $count } 个网络…
    }
found-none = 未发现其他代币。
found-degraded =
    { $count ->
       *[other] { $networks } 没有响应，其代币未列出。我们会继续重试。
    }
found-add = 添加
found-add-of = 添加 { $network } 上的 { $symbol }
found-added = 已将 { $network } 上的 { $symbol } 添加到资产。
found-searched = 可能缺少更早收到的代币。检查起点：{ $networks }。
found-scope = 涵盖你资产组合中的网络，优先搜索你的地址持有资产的网络。
found-left-out = 网络过多，未搜索：{ $networks }。
found-more =
    { $count ->
       *[other] 另外 { $count } 个
    }
found-whole = 已通过区块浏览器完整搜索：{ $networks }。
found-cut = { $networks }：代币过多，未全部列出。
found-added-hidden = 已将 { $network } 上的 { $symbol } 添加到隐藏资产。
