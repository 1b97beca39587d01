### 网络列表与资产选择

picker-network-from = 来源网络
picker-network-to = 目标网络或交易所
picker-networks = 网络
picker-all_networks = 所有网络
picker-asset = 资产
picker-asset-search = 搜索代号、名称或地址
picker-asset-list = { $network } 上的资产
picker-asset-nothing = { $network } 上没有与“{ $text }”匹配的资产。
picker-asset-no_address = { $network } 上没有此地址的资产。请检查网络，并警惕只从链接或陌生人处得知的代币。
picker-unreachable_to = 暂无到 { $network } 的路线
picker-swap_first = 先兑换，再跨链
picker-same_symbol = 不是这里支持的 { $symbol }
picker-resembles = 仿冒 { $symbol }
picker-recent = 最近使用
picker-formerly = 原名 { $symbol }，无需迁移
picker-native = { $symbol }，原名 { $former }
picker-pin = 置顶 { $symbol }
picker-search = 搜索网络
picker-kind = 网络类型
picker-popular = 热门
picker-tab-all = 全部
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = 非 EVM
picker-tab-testnet = 测试网
picker-tab-network = 网络
picker-tab-exchange = 交易所
picker-no_route = 暂无路线
picker-no_route-wallets_only = 可以连接，暂不支持转账
picker-no_route-unproven = 完成测试前暂不开放
picker-unreachable = 暂无从 { $network } 出发的路线
picker-nothing = 没有与“{ $text }”匹配的网络。
picker-found_in = 位于
picker-none_here = 暂无此类网络。
picker-found =
    { $count ->
        [0] 没有找到
       *[other] { $count } 个结果
    }
picker-balance_failed = 网络或 RPC 拥堵
picker-balance-absent = 无余额
picker-balance-loading = 正在加载余额
picker-exchange-title = 转到交易所网络
picker-exchange-list = 交易所
picker-exchange-suspended = 已暂停充值
picker-exchange-unsupported = 在这里的可用网络上不接受 { $token }
picker-exchange-none = 暂无可用交易所。
picker-exchange-loading = 正在加载交易所
picker-exchange-failed = 无法加载交易所。
picker-exchange-blocked-loading = 交易所仍在加载。
picker-exchange-blocked-token = 转到交易所仅支持 ETH、USDC、USDT 和 BTC。
picker-exchange-blocked-network = 此代币没有可用的交易所网络。
picker-exchange-confirm = 请确认 { $name } 支持在你所选网络上充值 { $token }，且未暂停。
picker-exchange-back = 其他交易所
