### Network list and asset picker

picker-network-from = From Network
picker-network-to = To Network Or Exchange
picker-networks = Networks
picker-all_networks = All networks
picker-asset = Asset
picker-asset-search = Search by symbol, name or address
picker-asset-list = Assets on { $network }
picker-asset-nothing = No asset on { $network } matches “{ $text }”.
picker-asset-no_address = No asset on { $network } has this address. Check the network, and be careful with tokens you only know from a link or a stranger.
picker-unreachable_to = No route to { $network } yet
picker-swap_first = Swap, then bridge
picker-same_symbol = Not the { $symbol } supported here
picker-resembles = Lookalike of { $symbol }
picker-recent = Recent
picker-formerly = formerly { $symbol }, no migration needed
picker-native = { $symbol }, formerly { $former }
picker-pin = Pin { $symbol }
picker-search = Search Network
picker-kind = Network type
picker-popular = Popular
picker-tab-all = ALL
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Non-EVM
picker-tab-testnet = Testnet
picker-tab-network = Network
picker-tab-exchange = Exchange
picker-no_route = No route yet
picker-no_route-wallets_only = You can connect, but not bridge yet
picker-no_route-unproven = Off until fully tested
picker-unreachable = No route from { $network } yet
picker-nothing = No network matches “{ $text }”.
picker-found_in = Found in
picker-none_here = No networks of this type yet.
picker-found =
    { $count ->
        [0] Nothing found
        [one] { $count } result
       *[other] { $count } results
    }
picker-balance_failed = Network congestion or RPC
picker-balance-absent = No balance
picker-balance-loading = Loading balance
picker-exchange-title = To Exchange Network
picker-exchange-list = Exchanges
picker-exchange-suspended = Deposits suspended
picker-exchange-unsupported = Doesn’t accept { $token } on the networks available here
picker-exchange-none = No exchanges available yet.
picker-exchange-loading = Loading exchanges
picker-exchange-failed = Couldn’t load exchanges.
picker-exchange-blocked-loading = Exchanges are still loading.
picker-exchange-blocked-token = Exchange transfers support ETH, USDC, USDT and BTC only.
picker-exchange-blocked-network = No exchange network is available for this token.
picker-exchange-confirm = Please confirm that { $name } supports { $token } deposits on the network you choose and hasn’t suspended them.
picker-exchange-back = Other exchanges
