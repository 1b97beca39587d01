### Networks, wallets and apps as cards

ecosystem-search = 搜索网络、钱包和应用
ecosystem-tags = 筛选
ecosystem-count = { $count } 个结果
ecosystem-none = 未找到结果
ecosystem-none-text = 换个词试试，或显示全部。
ecosystem-clear = 显示全部
ecosystem-all = 查看全部（{ $count }）
ecosystem-failed = 无法加载生态
ecosystem-failed-text = 请检查网络连接后重试。
ecosystem-apps-failed = 暂时无法加载应用。
ecosystem-network = 手续费以 { $symbol } 支付
ecosystem-bridge = 跨链到此网络
ecosystem-on_more = { $networks } 等，另有 { $count } 个
ecosystem-ready = 可连接
ecosystem-tag-networks = 网络
ecosystem-tag-wallets = 钱包
ecosystem-tag-apps = 应用
ecosystem-tag-swap = 兑换
ecosystem-tag-lend = 借贷
ecosystem-tag-stake = 质押
ecosystem-tag-trade = 交易
ecosystem-tag-nft = NFT
ecosystem-tag-names = 域名
