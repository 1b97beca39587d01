### An exchange as destination

exchange-row = Para { $name }
exchange-row-add = Adicione o endereço
exchange-row-shut = Indisponível
exchange-row-unknown = Corretora desconhecida
exchange-row-check = Verifique o endereço
exchange-add_address = Adicionar endereço de depósito
exchange-add_memo = Adicionar memo
exchange-change = Alterar destino
exchange-blocked-unknown = Esta corretora não está disponível em { $network }.
exchange-blocked-suspended = { $name } suspendeu os depósitos. { $reason }
exchange-blocked-token = { $name } não aceita { $token } em { $network }.

exchange-title = Depositar na { $name }
exchange-confirm_note = Confirme na página da corretora que ela aceita depósitos de { $token } em { $network } e não os suspendeu.
exchange-network = Rede
exchange-networks = Redes aceitas
exchange-least = Depósito mínimo
exchange-least-none = Mínimo desconhecido
exchange-credits = Confirmações
exchange-credits-after = { $count }
exchange-credits-unknown = Definidas pela corretora
exchange-address = Seu endereço de depósito em { $network }
exchange-address-note = Copie-o da página de depósito de { $token } da corretora, com { $network } selecionada.
exchange-address-own = Esta é a sua carteira conectada, não um endereço de depósito de corretora.
exchange-address-lookalike = Parece um endereço que você já usou, mas não é o mesmo. Pode ser envenenamento de endereço.
exchange-memo = Memo
exchange-memo-optional = Memo (se a corretora mostrar um)
exchange-memo-note = Também chamado de tag ou comentário. Sem ele, a corretora não consegue creditar o depósito a você.
exchange-memo-missing = { $name } exige um memo nesta rede. Sem ele, seu depósito não será creditado.
exchange-memo-unwanted = { $name } não usa memos nesta rede. Deixe em branco.
exchange-memo-too_long = Este memo é longo demais para esta rede. Copie-o de novo.
exchange-memo-unreadable = Este memo tem um caractere inválido ou um espaço a mais. Copie-o de novo.
exchange-memo-reserved = Este memo é reservado para nossas transferências. Peça outro à corretora.
exchange-use = Usar este endereço
exchange-other = Escolher outra corretora
exchange-to_wallet = Enviar para uma carteira
exchange-failed = Não foi possível carregar as corretoras.

exchange-advice = Primeira vez com este endereço? Envie um valor pequeno, espere { $name } creditar e depois envie o resto.
exchange-advice-action = Enviar { $amount } antes
exchange-advice-small = Bom valor para um teste. Quando { $name } creditar, envie o resto.

exchange-review = Enviado ao seu endereço de depósito na { $name } em { $network }
exchange-review-memo = Memo
exchange-review-check = Antes de confirmar
exchange-review-network = A corretora mostra exatamente este endereço para { $token } em { $network }. Fundos enviados por outra rede são perdidos.
exchange-review-memo_same = O memo é exatamente igual ao da página de depósito.
exchange-review-plain = O pagamento é uma transferência simples da conta do nosso formador de mercado, como as corretoras exigem.
exchange-review-refund = Se o pagamento falhar, o reembolso vai para a carteira de origem, não para a corretora.

exchange-order = Corretora
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] Sua transferência de { $received } chegou ao endereço de depósito em { $to }. { $name } credita após as confirmações necessárias; confira sua conta na corretora.
        [one] Sua transferência de { $received } chegou ao endereço de depósito em { $to }. { $name } credita após { $count } confirmação; confira sua conta na corretora.
       *[other] Sua transferência de { $received } chegou ao endereço de depósito em { $to }. { $name } credita após { $count } confirmações; confira sua conta na corretora.
    }
exchange-order-filling = Enviando { $received } ao seu endereço de depósito na { $name }. Você pode fechar esta página.
exchange-order-unknown = Corretora { $id }
exchange-rest = Enviar o resto: { $amount }
exchange-rest-note = Quando a corretora creditar este valor, você pode enviar o resto do mesmo jeito.
