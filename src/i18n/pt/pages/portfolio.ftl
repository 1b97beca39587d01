portfolio-total = Valor total
portfolio-change = { $change } desde { $when }
portfolio-unchanged = Sem mudanças desde { $when }
portfolio-refresh = Atualizar
portfolio-pending =
    { $count ->
        [one] Lendo mais 1 lista de saldos…
       *[other] Lendo mais { $count } listas de saldos…
    }
portfolio-degraded =
    { $count ->
        [one] { $networks } não responde e não está incluída no total. Continuamos tentando.
       *[other] { $networks } não respondem e não estão incluídas no total. Continuamos tentando.
    }
portfolio-unpriced =
    { $count ->
        [one] 1 ativo não tem preço e não está no total.
       *[other] { $count } ativos não têm preço e não estão no total.
    }
portfolio-uncounted =
    { $count ->
        [one] 1 ativo oculto não está no total.
       *[other] { $count } ativos ocultos não estão no total.
    }
portfolio-uncounted-show = Mostrar
portfolio-unread =
    { $count ->
        [one] Não é possível ler o saldo de 1 token importado agora.
       *[other] Não é possível ler os saldos de { $count } tokens importados agora.
    }
portfolio-by-asset = Por ativo
portfolio-by-network = Por rede
portfolio-other = Outros
portfolio-assets = Ativos
portfolio-networks =
    { $count ->
        [one] 1 rede
       *[other] { $count } redes
    }
portfolio-hide-small = Ocultar saldos abaixo de US$ 1
portfolio-small =
    { $count ->
        [one] 1 saldo pequeno está oculto.
       *[other] { $count } saldos pequenos estão ocultos.
    }
portfolio-hidden = Mostrar ocultos ({ $count })
portfolio-imported = Token importado
portfolio-misleading = Possível golpe
portfolio-mark-same_symbol = O nome imita o de um token listado.
portfolio-mark-lure = O nome leva a um site ou promete uma recompensa. Não siga.
portfolio-mark-mixed_letters = O nome usa letras de alfabetos diferentes para imitar outro token.
portfolio-more = Mostrar mais { $count }
portfolio-pin = Fixar no topo
portfolio-unpin = Desafixar
portfolio-hide = Ocultar
portfolio-show = Mostrar de novo
portfolio-remove = Remover dos ativos
portfolio-bridge = Enviar pela ponte
portfolio-swap = Trocar
portfolio-addresses = Endereços
portfolio-connected = Conectado
portfolio-watched = Acompanhado
portfolio-watch = Acompanhar um endereço
portfolio-watch-about = Veja os saldos de qualquer endereço sem conectar a carteira. O endereço fica salvo só neste navegador.
portfolio-address = Endereço
portfolio-watch-kind = Redes
portfolio-watch-add = Acompanhar
portfolio-watch-wrong = Não é um endereço de nenhuma rede disponível. Confira e tente de novo.
portfolio-unwatch = Parar de acompanhar { $address }
portfolio-unwatched = Você não acompanha mais { $address }.
portfolio-undo = Desfazer
portfolio-empty-title = Tudo o que você tem, em um só lugar
portfolio-empty-text = Conecte suas carteiras ou acompanhe um endereço para ver todos os saldos juntos.
portfolio-none-title = Ainda não há saldos
portfolio-none-text = Esses endereços não têm ativos compatíveis.
portfolio-failed-title = Não foi possível carregar o portfólio
portfolio-failed-text = O servidor não responde. Seus fundos não são afetados.
portfolio-export = Exportar
portfolio-export-about = Arquivos CSV para planilhas e programas de imposto. Os valores são os do momento de cada transferência ou troca; os desconhecidos ficam vazios.
portfolio-export-balances = Saldos
portfolio-export-history = Histórico
portfolio-export-years = Resumo anual
portfolio-export-assets = Totais por ativo
portfolio-export-failed = Não foi possível criar o arquivo. Tente de novo.
portfolio-export-scope = O histórico e os resumos são de { $address }. Sua carteira pode pedir que você entre antes.
portfolio-export-scope_telegram = Os arquivos são das carteiras vinculadas à sua conta do Telegram.
portfolio-export-connect = Conecte uma carteira para exportar o histórico dela.
portfolio-export-ready = Seu arquivo está pronto.
portfolio-export-save = Salvar { $file }
portfolio-years-open = Mostrar resumo
portfolio-years-none = Ainda não há transferências nem trocas.
portfolio-years-failed = Não foi possível carregar o resumo. Tente de novo.
portfolio-years-transfers = Transferências
portfolio-years-swaps = Trocas
portfolio-years-fees = Taxas
portfolio-years-gas = Taxas de rede
portfolio-years-networks = Redes
portfolio-years-points = Pontos ganhos
portfolio-years-unpriced =
    { $count ->
        [one] { $count } sem valor conhecido
       *[other] { $count } sem valor conhecido
    }
portfolio-years-unknown =
    { $count ->
        [one] desconhecidas em { $count } transação
       *[other] desconhecidas em { $count } transações
    }
approvals-title = Aprovações de tokens
approvals-about = Contratos inteligentes que podem gastar tokens da sua carteira. Revogue os que você não usa.
approvals-checking =
    { $count ->
        [one] Verificando 1 rede…
       *[other] Verificando { $count } redes…
    }
approvals-none = Nenhuma aprovação aberta encontrada.
approvals-degraded =
    { $count ->
        [one] { $networks } não responde, então faltam as aprovações dessa rede. Continuamos tentando.
       *[other] { $networks } não respondem, então faltam as aprovações dessas redes. Continuamos tentando.
    }
approvals-unlimited = Sem limite
approvals-at-risk = { $usd } em risco
approvals-escrow = Contrato de custódia da ponte
approvals-unknown = Contrato desconhecido
approvals-unlisted = Token fora da lista
approvals-permit2 = Outros apps podem gastar este token pelo Permit2. Revogar encerra isso também.
approvals-inside = Dentro do Permit2, até: { $when }
approvals-inside-endless = Dentro do Permit2, sem data de término
approvals-revoke = Revogar
approvals-revoke-of = Revogar a aprovação de { $symbol } para { $spender } em { $network }
approvals-asking = Confirme na sua carteira
approvals-confirming = Aguardando confirmação em { $network }…
approvals-done = Revogada
approvals-revoked = Aprovação de { $symbol } para { $spender } em { $network } revogada.
approvals-still-open = A transação foi concluída, mas a aprovação continua aberta.
approvals-other-account = Sua carteira mudou para outra conta. Volte à anterior e tente novamente.
approvals-scope = Inclui as redes em que esta carteira tem ativos.
approvals-scope-all = Inclui todas as redes do seu portfólio.
approvals-others =
    { $count ->
        [one] Verificar mais 1 rede
       *[other] Verificar mais { $count } redes
    }
approvals-searched = Aprovações mais antigas podem faltar. Verificado desde: { $networks }.
found-title = Outros tokens
found-about = Seus endereços podem ter tokens que não estão na nossa lista. Qualquer pessoa pode enviar tokens para você, então adicione só os que conhece.
found-search = Buscar tokens
found-searching =
    { $count ->
        [one] Buscando em 1 rede…
       *[other] Buscando em { $count } redes…
    }
found-none = Nenhum outro token encontrado.
found-degraded =
    { $count ->
        [one] { $networks } não responde, então faltam os tokens dessa rede. Continuamos tentando.
       *[other] { $networks } não respondem, então faltam os tokens dessas redes. Continuamos tentando.
    }
found-add = Adicionar
found-add-of = Adicionar { $symbol } em { $network }
found-added = { $symbol } em { $network }: adicionado aos seus ativos.
found-searched = Tokens que chegaram antes podem faltar. Verificado desde: { $networks }.
found-scope = Inclui as redes do seu portfólio. As redes em que seus endereços têm ativos são verificadas primeiro.
found-left-out = Não verificado, porque há redes demais: { $networks }.
found-more =
    { $count ->
        [one] mais 1
       *[other] mais { $count }
    }
found-whole = Verificado por completo com um explorador: { $networks }.
found-cut = { $networks }: nem todos os tokens aparecem, porque são muitos.
found-added-hidden = { $symbol } em { $network }: adicionado aos seus ativos ocultos.
