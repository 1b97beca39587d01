### O que os endereços fizeram em cada rede

tracker-intro = Consulte qualquer endereço. Sem carteira e sem assinatura.
tracker-show = Ver atividade
tracker-own = Adicionar minha carteira
tracker-private = Os endereços ficam no link desta página. Nós os consultamos sem registrá-los.
tracker-too-many = Até { $most } endereços por vez. Você inseriu { $count }.
tracker-start-title = Seu histórico on-chain em um só lugar
tracker-start-text = Insira um ou mais endereços para ver transações, dias ativos, volume e gás em cada rede.
tracker-none-title = Nenhuma atividade ainda
tracker-none-text = Estes endereços não enviaram transações em nenhuma destas redes.
tracker-off-title = O rastreador não está configurado aqui
tracker-off-text = Este serviço ainda não tem uma fonte de atividade das redes.
tracker-failed-title = Não foi possível carregar o rastreador
tracker-failed-text = O servidor não está respondendo. Tente novamente em instantes.
tracker-hidden = Abra o app web para usar o rastreador.
tracker-degraded =
    { $count ->
        [one] { $networks } não está respondendo, então faltam seus números.
       *[other] { $networks } não estão respondendo, então faltam seus números.
    }
tracker-quiet =
    { $count ->
        [one] Nenhuma atividade em mais 1 rede.
       *[other] Nenhuma atividade em mais { $count } redes.
    }
tracker-prices = Conta apenas transações enviadas. Os valores em dólares usam os preços de hoje. O gás pode não incluir as taxas de dados dos rollups.
tracker-unpriced = Moedas sem preço não entram nos valores em dólares.
tracker-stale = Uma rede não está respondendo, então alguns números são anteriores.
tracker-at-least = pelo menos { $figure }
tracker-before = antes de { $date }
tracker-transactions = Transações
tracker-days = Dias ativos
tracker-weeks = Semanas ativas
tracker-months = Meses ativos
tracker-networks-used = Redes usadas
tracker-contracts = Contratos usados
tracker-volume = Volume enviado
tracker-gas = Gás gasto
tracker-first = Primeira atividade
tracker-last = Última atividade
tracker-day-count =
    { $count ->
        [one] 1 dia ativo
       *[other] { $count } dias ativos
    }
tracker-chart = Transações por mês
tracker-table = Ver como tabela
tracker-month = Mês
tracker-others = Outras redes
tracker-by-network = Por rede
tracker-by-address = Por endereço
tracker-sort = Ordenar por
tracker-csv = Baixar CSV
tracker-csv-copy = Copiar em CSV
tracker-share = Compartilhar
tracker-share-title = Compartilhe sua atividade
tracker-share-post = { $transactions } transações em { $days } dias e { $networks } redes.
tracker-share-text = Copiar texto
tracker-share-link = Copiar link com endereços
tracker-share-private = A publicação não inclui seus endereços.
tracker-more = Pontos e emblemas
tracker-back = Rastreador L2
tracker-page-read = Lido de { $network }.
tracker-page-list = Da lista que este serviço carregou.
tracker-page-start = Digite endereços para ver quanto { $symbol } eles têm. Não é preciso conectar uma carteira.
tracker-page-unlisted-title = Ainda sem dados
tracker-page-unlisted-text = Este serviço não carregou dados para esta página.
