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
portfolio-hidden = Ocultos ({ $count })
portfolio-pin = Fixar no topo
portfolio-unpin = Desafixar
portfolio-hide = Ocultar
portfolio-show = Mostrar de novo
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
portfolio-export-about = Arquivos CSV para planilhas e programas de imposto. Os totais por ano incluem as transferências concluídas, mas não as trocas.
portfolio-export-balances = Saldos
portfolio-export-transfers = Transferências
portfolio-export-years = Totais por ano
portfolio-export-failed = Não foi possível criar o arquivo. Tente de novo.
