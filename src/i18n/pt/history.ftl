### Histórico e busca

history-title = Histórico
history-wallet = Carteira
history-all_wallets = Todas as carteiras
history-route = { $from } para { $to }
history-more = Mostrar mais antigas
history-empty-title = Nada atravessou ainda
history-empty-text =
    { $count ->
        [one] As transferências desta carteira aparecem aqui assim que o depósito é detectado.
       *[other] As transferências destas carteiras aparecem aqui assim que o depósito é detectado.
    }
history-empty-action = Fazer a primeira
history-connect-title = Histórico de quem?
history-connect-text = Conecte uma carteira para ver as transferências dela. Não é preciso assinar nada.

query-placeholder = ID, hash ou endereço
query-start-title = Onde está agora?
query-start-text = Digite o ID de uma transferência, o hash do depósito ou do pagamento, ou o endereço de uma carteira. Qualquer pessoa pode consultar uma transferência depois que o depósito é detectado.
query-action = Buscar
query-results = Transferências encontradas
query-nothing-title = Nada encontrado
query-nothing-text = Confira se não falta nada no começo nem no fim. Uma transferência pode ser encontrada depois que o depósito é detectado.
