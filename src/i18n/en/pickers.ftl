### Network list and asset picker

picker-network-from = From Network
picker-network-to = To Network Or Exchange
picker-networks = Networks
picker-all_networks = All networks
picker-asset = Asset
picker-asset-search = Search by symbol, name or address
picker-asset-list = Assets on { $network }
picker-asset-nothing = No asset on { $network } matches “{ $text }”.
picker-asset-no_address = None of the assets offered on { $network } has this address. Check the network, and be wary of a token that only a link or a stranger told you of.
picker-unreachable_to = No route to { $network } yet
picker-same_symbol = Not the { $symbol } offered here
picker-resembles = Not { $symbol }, only looks like it
picker-recent = Recent
picker-formerly = formerly { $symbol }, nothing to migrate
picker-pin = Pin { $symbol }
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
picker-found_in = Found in
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
picker-exchange-title = To Exchange Network
picker-exchange-list = Exchanges
picker-exchange-suspended = Takes no deposits at present
picker-exchange-unsupported = Takes no { $token } on a network that can be reached from here
picker-exchange-none = No exchange is offered here yet.
picker-exchange-loading = Loading exchanges
picker-exchange-failed = The list of exchanges could not be loaded.
picker-exchange-blocked-loading = Exchanges are still loading.
picker-exchange-blocked-token = Exchanges can be paid in ETH, USDC, USDT and BTC only.
picker-exchange-blocked-network = No network for exchange deposits can be reached from here with this token.
picker-exchange-confirm = Please confirm that { $name } supports deposits of { $token } on the network you choose and has not suspended them.
picker-exchange-back = Other exchanges
