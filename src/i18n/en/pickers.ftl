### Network list and asset picker

picker-network-from = From Network
picker-network-to = To Network
picker-networks = Networks
picker-asset = Asset
picker-search = Search Network
picker-kind = Kind of network
picker-popular = Popular
picker-tab-all = ALL
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Non-EVM
picker-tab-testnet = Testnet
picker-no_route = No route yet
picker-unreachable = No route from { $network } yet
picker-nothing = No network matches “{ $text }”.
picker-balance_failed = Network congestion or RPC
