### Lista de redes e seletor de ativos

picker-network-from = Rede de origem
picker-network-to = Rede ou corretora de destino
picker-networks = Redes
picker-all_networks = Todas as redes
picker-asset = Ativo
picker-asset-search = Símbolo, nome ou endereço
picker-asset-list = Ativos em { $network }
picker-asset-nothing = Nenhum ativo em { $network } corresponde a “{ $text }”.
picker-asset-no_address = Nenhum dos ativos oferecidos em { $network } tem este endereço. Confira a rede e desconfie de um token de que só um link ou um estranho falou.
picker-unreachable_to = Ainda não há rota para { $network }
picker-same_symbol = Não é o { $symbol } oferecido aqui
picker-resembles = Não é { $symbol }, só se parece
picker-recent = Recente
picker-formerly = antes { $symbol }, não é preciso migrar
picker-pin = Fixar { $symbol }
picker-search = Buscar rede
picker-kind = Tipo de rede
picker-popular = Populares
picker-tab-all = TODAS
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Não EVM
picker-tab-testnet = Testes
picker-tab-network = Rede
picker-tab-exchange = Corretora
picker-no_route = Ainda sem rota
picker-unreachable = Ainda não há rota a partir de { $network }
picker-nothing = Nenhuma rede corresponde a “{ $text }”.
picker-found_in = Encontrada em
picker-none_here = Ainda não há redes deste tipo aqui.
picker-found =
    { $count ->
        [0] Nada encontrado
        [one] { $count } resultado
       *[other] { $count } resultados
    }
picker-balance_failed = Rede ou RPC congestionada
picker-balance-absent = Nenhum saldo para mostrar
picker-balance-loading = Carregando o saldo
picker-exchange-title = Para a rede de uma corretora
picker-exchange-list = Corretoras
picker-exchange-suspended = Não aceita depósitos no momento
picker-exchange-unsupported = Não aceita { $token } em nenhuma rede acessível daqui
picker-exchange-none = Nenhuma corretora é oferecida aqui ainda.
picker-exchange-loading = Carregando corretoras
picker-exchange-failed = Não foi possível carregar a lista de corretoras.
picker-exchange-blocked-loading = As corretoras ainda estão carregando.
picker-exchange-blocked-token = Corretoras só podem ser pagas em ETH, USDC, USDT e BTC.
picker-exchange-blocked-network = Com este token, nenhuma rede para depósitos em corretoras é acessível daqui.
picker-exchange-confirm = Confirme que { $name } aceita depósitos de { $token } na rede que você escolher e não os suspendeu.
picker-exchange-back = Outras corretoras
