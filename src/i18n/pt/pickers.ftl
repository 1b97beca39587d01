### Network list and asset picker

picker-network-from = Rede de origem
picker-network-to = Rede ou corretora de destino
picker-networks = Redes
picker-all_networks = Todas as redes
picker-asset = Ativo
picker-asset-search = Buscar símbolo, nome ou endereço
picker-asset-list = Ativos em { $network }
picker-asset-nothing = Nenhum ativo em { $network } corresponde a “{ $text }”.
picker-asset-no_address = Nenhum ativo em { $network } tem este endereço. Verifique a rede e tenha cuidado com tokens que você só conhece por um link ou um estranho.
picker-unreachable_to = Ainda não há rota para { $network }
picker-swap_first = Troca e transferência
picker-same_symbol = Não é o { $symbol } aceito aqui
picker-resembles = Imitação de { $symbol }
picker-recent = Recentes
picker-formerly = antes { $symbol }, sem migração
picker-native = { $symbol }, antes { $former }
picker-pin = Fixar { $symbol }
picker-search = Buscar rede
picker-kind = Tipo de rede
picker-popular = Populares
picker-tab-all = TODAS
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Não EVM
picker-tab-testnet = Testnet
picker-tab-network = Rede
picker-tab-exchange = Corretora
picker-no_route = Ainda sem rota
picker-no_route-wallets_only = Você pode conectar, mas ainda não transferir
picker-no_route-unproven = Desativada até a conclusão dos testes
picker-unreachable = Ainda não há rota a partir de { $network }
picker-nothing = Nenhuma rede corresponde a “{ $text }”.
picker-found_in = Encontrada em
picker-none_here = Ainda não há redes deste tipo.
picker-found =
    { $count ->
        [0] Nenhum resultado
        [one] { $count } resultado
       *[other] { $count } resultados
    }
picker-balance_failed = Rede ou RPC congestionados
picker-balance-absent = Sem saldo
picker-balance-loading = Carregando saldo
picker-exchange-title = Para a rede de uma corretora
picker-exchange-list = Corretoras
picker-exchange-suspended = Depósitos suspensos
picker-exchange-unsupported = Não aceita { $token } nas redes disponíveis aqui
picker-exchange-none = Nenhuma corretora disponível ainda.
picker-exchange-loading = Carregando corretoras
picker-exchange-failed = Não foi possível carregar as corretoras.
picker-exchange-blocked-loading = As corretoras ainda estão carregando.
picker-exchange-blocked-token = Transferências para corretoras aceitam só ETH, USDC, USDT e BTC.
picker-exchange-blocked-network = Nenhuma rede de corretora está disponível para este token.
picker-exchange-confirm = Confirme que { $name } aceita depósitos de { $token } na rede que você escolher e não os suspendeu.
picker-exchange-back = Outras corretoras
