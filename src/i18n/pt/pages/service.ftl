### Status do serviço e números de provedores e rotas

service-ok = Nenhum problema conhecido no momento.
service-delayed = Transferências por { $names } estão demorando mais do que o cotado.
service-paused = Os pagamentos estão pausados em { $names }.
service-unreachable = Sem conexão com { $names } no momento; as transferências podem demorar mais.
service-failing = As transferências de teste estão falhando ou atrasadas: { $names }.
service-find = Esperando uma transferência? Encontre-a para ver a etapa atual.
service-as_of = Dados das { $time }
service-networks = Redes
service-network-ok = Funcionando
service-network-paused = Pagamentos pausados
service-network-unreachable = Sem conexão
service-networks-ok =
    { $count ->
        [one] { $count } rede funcionando
       *[other] { $count } redes funcionando
    }
service-checks = Transferências de teste
service-checks-about = Nós mesmos enviamos pequenas transferências para verificar estas rotas. Elas não contam nos números abaixo.
service-check-ok = Entregue
service-check-failed = Falhou
service-check-overdue = Com atraso
service-checked = Última verificação há { $time }
service-check-share = { $arrived } de { $count } entregues em 7 dias
service-routes = Provedores e rotas
service-about = Medido nas transferências feitas aqui. Uma transferência só conta como entregue se vimos o pagamento na rede de destino; reembolsos e atrasos contam contra o provedor. O tempo vai do depósito ao pagamento.
service-days = Últimos { $count } dias
service-empty-title = Ainda não há números
service-empty-text = Eles aparecem depois que transferências forem feitas aqui.
service-route = Rota
service-route-text = De { $from } para { $to }
service-transfers = Transferências
service-arrived = Entregues
service-time = Tempo, mediana
service-shortfall = Abaixo da cotação, mediana
service-within = 95% em até { $value }
service-late = Com atraso
service-refunded = Reembolsadas
service-unknown = Ainda sem dados
service-sample-under_5 = Menos de 5 transferências
service-sample-under_10 = Menos de 10 transferências
service-sample-few_senders = Poucos remetentes para mostrar números
service-few =
    { $count ->
        [one] { $count } rota com poucas transferências
       *[other] { $count } rotas com poucas transferências
    }
service-reported = Só segundo o provedor, sem contar: { $count }
service-failed-title = Status indisponível
service-failed-text = Não foi possível carregar os números atuais. As transferências em andamento não são afetadas.
