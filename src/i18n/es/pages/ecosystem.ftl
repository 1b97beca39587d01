### Networks, wallets and apps as cards

ecosystem-search = Buscar redes, wallets y apps
ecosystem-tags = Filtrar
ecosystem-count =
    { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }
ecosystem-none = No se encontró nada
ecosystem-none-text = Prueba con otra palabra o muestra todo.
ecosystem-clear = Mostrar todo
ecosystem-all = Ver todo ({ $count })
ecosystem-failed = No se puede cargar el ecosistema
ecosystem-failed-text = Comprueba tu conexión y vuelve a intentarlo.
ecosystem-apps-failed = Ahora mismo no se pueden cargar las aplicaciones.
ecosystem-network = Las comisiones se pagan en { $symbol }
ecosystem-bridge = Puente hacia esta red
ecosystem-on_more = { $networks } y { $count } más
ecosystem-ready = Lista para conectar
ecosystem-tag-networks = Redes
ecosystem-tag-wallets = Wallets
ecosystem-tag-apps = Apps
ecosystem-tag-swap = Swaps
ecosystem-tag-lend = Préstamos
ecosystem-tag-stake = Staking
ecosystem-tag-trade = Trading
ecosystem-tag-nft = NFT
ecosystem-tag-names = Nombres
