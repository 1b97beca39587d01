### Lista de redes y selector de activos

picker-network-from = Red de origen
picker-network-to = Red o exchange de destino
picker-networks = Redes
picker-all_networks = Todas las redes
picker-asset = Activo
picker-asset-search = Símbolo, nombre o dirección
picker-asset-list = Activos en { $network }
picker-asset-nothing = Ningún activo de { $network } coincide con «{ $text }».
picker-asset-no_address = Ninguno de los activos ofrecidos en { $network } tiene esta dirección. Revisa la red y desconfía de un token del que solo te habló un enlace o un desconocido.
picker-unreachable_to = Aún no hay ruta a { $network }
picker-same_symbol = No es el { $symbol } que se ofrece aquí
picker-resembles = No es { $symbol }, solo se le parece
picker-recent = Reciente
picker-formerly = antes { $symbol }, no hay que migrar nada
picker-pin = Fijar { $symbol }
picker-search = Buscar red
picker-kind = Tipo de red
picker-popular = Populares
picker-tab-all = TODAS
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = No EVM
picker-tab-testnet = Pruebas
picker-tab-network = Red
picker-tab-exchange = Exchange
picker-no_route = Aún sin ruta
picker-unreachable = Aún no hay ruta desde { $network }
picker-nothing = Ninguna red coincide con «{ $text }».
picker-found_in = Encontrada en
picker-none_here = Aquí aún no hay redes de este tipo.
picker-found =
    { $count ->
        [0] No se encontró nada
        [one] { $count } resultado
       *[other] { $count } resultados
    }
picker-balance_failed = Red o RPC congestionada
picker-balance-absent = No hay saldo que mostrar
picker-balance-loading = Cargando el saldo
picker-exchange-title = A la red de un exchange
picker-exchange-list = Exchanges
picker-exchange-suspended = Ahora no acepta depósitos
picker-exchange-unsupported = No acepta { $token } en ninguna red a la que se pueda llegar desde aquí
picker-exchange-none = Aquí aún no se ofrece ningún exchange.
picker-exchange-loading = Cargando exchanges
picker-exchange-failed = No se pudo cargar la lista de exchanges.
picker-exchange-blocked-loading = Los exchanges aún se están cargando.
picker-exchange-blocked-token = A los exchanges solo se puede pagar en ETH, USDC, USDT y BTC.
picker-exchange-blocked-network = Con este token no se llega desde aquí a ninguna red para depositar en un exchange.
picker-exchange-confirm = Confirma que { $name } admite depósitos de { $token } en la red que elijas y que no los ha suspendido.
picker-exchange-back = Otros exchanges
