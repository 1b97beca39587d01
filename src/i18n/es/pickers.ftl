### Network list and asset picker

picker-network-from = Red de origen
picker-network-to = Red o exchange de destino
picker-networks = Redes
picker-all_networks = Todas las redes
picker-asset = Activo
picker-asset-search = Buscar símbolo, nombre o dirección
picker-asset-list = Activos en { $network }
picker-asset-nothing = Ningún activo de { $network } coincide con «{ $text }».
picker-asset-no_address = Ningún activo de { $network } tiene esta dirección. Revisa la red y ten cuidado con tokens que solo conozcas por un enlace o un desconocido.
picker-unreachable_to = Aún no hay ruta a { $network }
picker-swap_first = Intercambio y transferencia
picker-same_symbol = No es el { $symbol } admitido aquí
picker-resembles = Imitación de { $symbol }
picker-recent = Recientes
picker-formerly = antes { $symbol }, sin migración
picker-native = { $symbol }, antes { $former }
picker-pin = Fijar { $symbol }
picker-search = Buscar red
picker-kind = Tipo de red
picker-popular = Populares
picker-tab-all = TODAS
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = No EVM
picker-tab-testnet = Testnet
picker-tab-network = Red
picker-tab-exchange = Exchange
picker-no_route = Aún sin ruta
picker-no_route-wallets_only = Puedes conectarte, pero aún no usar el puente
picker-no_route-unproven = Desactivada hasta completar las pruebas
picker-unreachable = Aún no hay ruta desde { $network }
picker-nothing = Ninguna red coincide con «{ $text }».
picker-found_in = Encontrada en
picker-none_here = Aún no hay redes de este tipo.
picker-found =
    { $count ->
        [0] Sin resultados
        [one] { $count } resultado
       *[other] { $count } resultados
    }
picker-balance_failed = Red o RPC congestionados
picker-balance-absent = Sin saldo
picker-balance-loading = Cargando saldo
picker-exchange-title = A la red de un exchange
picker-exchange-list = Exchanges
picker-exchange-suspended = Depósitos suspendidos
picker-exchange-unsupported = No acepta { $token } en las redes disponibles aquí
picker-exchange-none = Aún no hay exchanges disponibles.
picker-exchange-loading = Cargando exchanges
picker-exchange-failed = No se pudieron cargar los exchanges.
picker-exchange-blocked-loading = Los exchanges aún se están cargando.
picker-exchange-blocked-token = Las transferencias a exchanges solo admiten ETH, USDC, USDT y BTC.
picker-exchange-blocked-network = Ninguna red de exchange está disponible para este token.
picker-exchange-confirm = Confirma que { $name } admite depósitos de { $token } en la red que elijas y que no los ha suspendido.
picker-exchange-back = Otros exchanges
