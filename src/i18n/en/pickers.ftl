### Network list and asset picker

picker-network-from = From Network
picker-network-to = To Network
picker-networks = Networks
picker-all_networks = All networks
picker-asset = Asset
picker-search = Search Network
picker-kind = Kind of network
picker-popular = Popular
picker-tab-all = ALL
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Non-EVM
picker-tab-testnet = Testnet
picker-tab-network = Network
picker-tab-exchange = Exchange
picker-no_route = No route yet
picker-unreachable = No route from { $network } yet
picker-nothing = No network matches “{ $text }”.
picker-none_here = There is no network of this kind here yet.
picker-found =
    { $count ->
        [0] Nothing found
        [one] { $count } result
       *[other] { $count } results
    }
picker-balance_failed = Network congestion or RPC
picker-balance-absent = No balance to show
picker-balance-loading = Loading the balance
