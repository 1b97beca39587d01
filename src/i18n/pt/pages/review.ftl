### The review and the wallet requests

review-title = Revisão
review-on = { $what } em { $network }
review-send = Você envia
review-receive = Você recebe
review-updated = O preço mudou depois que você abriu esta página. Os valores acima estão atualizados.
review-recipient = Destinatário em { $network }
review-recipient-own = Esta é a sua carteira conectada.
review-from_wallet = Da carteira
review-custody-escrow-title = Em um contrato inteligente.
review-custody-escrow = Seus fundos ficam no contrato de custódia em { $network } até o pagamento ser comprovado. Se falhar, peça o reembolso com um toque.
review-custody-address = Seu depósito vai para um endereço de contrato que pertence ao seu endereço de reembolso e depois para o contrato de custódia em { $network } até o pagamento ser comprovado. Se atrasar ou o pagamento falhar, saque-o para o seu endereço de reembolso.
review-custody-maker-title = Com nosso formador de mercado.
review-custody-maker = { $network } não tem contrato de custódia: o formador de mercado guarda seus fundos até o pagamento. Se o pagamento falhar, ele reembolsa no seu endereço de reembolso.
review-custody-provider-title = Liquidada por um provedor externo.
review-custody-provider = Esta rota não usa nosso contrato de custódia em { $network }: o provedor guarda seus fundos até o pagamento. Se o pagamento falhar, o provedor os reembolsa no seu endereço de reembolso.
review-custody-provider_contract = O contrato inteligente do provedor guarda seus fundos até o pagamento. Se falhar, esse contrato reembolsa você ou permite cancelar a transferência com o provedor.
review-custody-direct-title = Pago direto ao destinatário.
review-custody-direct = Ninguém guarda este pagamento no caminho, por isso ele não pode ser reembolsado. Confira o destinatário antes de confirmar.
review-refund-label = Endereço de reembolso em { $network }
review-refund-note = Use um endereço seu na rede de origem, não o de uma corretora.
review-refund-note-address = Use um endereço seu em { $network }, não o de uma corretora. O que não for pago só pode ir para ele.
review-refund-own = Usar minha carteira { $address }
review-refund-change = Alterar
review-refund-missing = Digite um endereço de reembolso
review-refund-invalid = Revise o endereço de reembolso
review-confirm = Confirmar e transferir
review-get_address = Obter endereço de depósito
review-address_note = Nada é enviado ainda: você recebe um endereço que pode pagar de qualquer carteira ou corretora.
review-time = Tempo para pagar
review-check = Ver esta transferência
review-check-note = Sua carteira pode já ter enviado esta transação. Confira a transferência antes de enviar de novo.
review-signatures =
    { $count ->
        [one] Sua carteira pedirá que você confirme uma vez.
       *[other] Sua carteira pedirá que você confirme até { $count } vezes.
    }
review-wallet_note = Confira os detalhes na sua carteira. Mantenha esta página aberta até o depósito ser enviado.

stage-ordering = Preparando transferência…
stage-asking-permit = Aprove o gasto na sua carteira
stage-asking-sign = Assine o depósito na sua carteira
stage-asking-approve = Aprove o gasto na sua carteira
stage-asking-open = Confirme na sua carteira
stage-asking-transfer = Confirme na sua carteira
stage-asking-swap = Confirme na sua carteira
stage-asking-refund = Confirme na sua carteira
stage-asking-batch = Confirme na sua carteira
stage-confirming = Aguardando confirmação em { $network }

review-loss = Você recebe { $percent } a menos em valor do que envia.
review-loss-least = No pior caso, você recebe { $percent } a menos em valor do que envia.
review-loss-accept = Aceito esta perda
review-loss-type = Digite { $number } para aceitar esta perda
review-loss-missing = Aceite a perda acima
review-replaced = { $from } não cota mais esta transferência, então { $to } a realizaria. Confira as condições acima.
review-replaced-accept = Continuar com { $to }
review-loss-best = Você recebe { $percent } a menos que com a melhor cotação.
review-loss-best_send = Você paga { $percent } a mais que com a melhor cotação.
review-unpriced = O valor em dólares de um ativo é desconhecido, então não é possível mostrar o custo desta transferência. Compare os valores por conta própria.
