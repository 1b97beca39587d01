### Networks, wallets and apps as cards

ecosystem-search = Buscar redes, carteiras e apps
ecosystem-tags = Filtrar
ecosystem-count =
    { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }
ecosystem-none = Nada encontrado
ecosystem-none-text = Tente outra palavra ou mostre tudo.
ecosystem-clear = Mostrar tudo
ecosystem-all = Ver tudo ({ $count })
ecosystem-failed = Não foi possível carregar o ecossistema
ecosystem-failed-text = Verifique sua conexão e tente de novo.
ecosystem-apps-failed = Não é possível carregar os aplicativos agora.
ecosystem-network = As taxas são pagas em { $symbol }
ecosystem-bridge = Enviar para esta rede
ecosystem-on_more = { $networks } e mais { $count }
ecosystem-ready = Pronta para conectar
ecosystem-tag-networks = Redes
ecosystem-tag-wallets = Carteiras
ecosystem-tag-apps = Apps
ecosystem-tag-swap = Trocas
ecosystem-tag-lend = Empréstimos
ecosystem-tag-stake = Staking
ecosystem-tag-trade = Trading
ecosystem-tag-nft = NFTs
ecosystem-tag-names = Nomes
