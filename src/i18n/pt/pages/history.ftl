### History and search

history-title = Histórico
history-browser = Iniciadas neste navegador
history-wallet = Carteira
history-all_wallets = Todas as carteiras
history-route = { $from } para { $to }
history-more = Carregar mais
history-csv = Baixar esta lista em CSV
history-empty-title = Nenhuma transferência ainda
history-empty-text =
    { $count ->
        [one] As transferências desta carteira aparecem aqui quando o depósito é detectado.
       *[other] As transferências destas carteiras aparecem aqui quando o depósito é detectado.
    }
history-empty-action = Fazer uma transferência
history-empty-swaps = Trocas ({ $count })
history-connect-title = Suas transferências
history-connect-text = Conecte uma carteira para ver as transferências dela. Você não precisa assinar nada.

query-placeholder = ID ou hash
query-start-title = Acompanhar uma transferência
query-start-text = Digite um ID de transferência, hash de transação ou endereço de carteira. Qualquer pessoa pode buscar uma transferência depois que o depósito é detectado.
query-action = Buscar
query-results = Transferências encontradas
query-nothing-title = Nenhuma transferência encontrada
query-nothing-text = Confira se você colou o texto completo. As transferências aparecem quando o depósito é detectado.
