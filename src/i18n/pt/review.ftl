### A revisão e o caminho pela carteira

recipient-title = Quem recebe em { $network }
recipient-label = Endereço em { $network }
recipient-placeholder = Cole um endereço
recipient-use = Usar este endereço
recipient-use_own = Enviar para minha própria carteira
recipient-connect = Conectar uma carteira em { $network }
recipient-warning-first_use = A primeira transferência daqui para este endereço. Compare cada caractere com o que deram a você: ninguém pode desfazer um pagamento.
recipient-warning-lookalike = Este endereço só parece com um que você conhece: as pontas batem e o meio não. Alguém pode tê-lo plantado.
recipient-other_network = O que você digitou cita outra rede: { $named }. Verifique se o destinatário usa este endereço em { $network } também.

review-title = Revisão
review-on = { $what } em { $network }
review-send = Você envia
review-receive = Você recebe
review-updated = O preço mudou desde que você abriu isto. Os números acima são os novos.
review-recipient = Pago a este endereço em { $network }
review-recipient-own = Esta é a carteira que você conectou.
review-from_wallet = Da carteira
review-custody-escrow-title = Guardado por um contrato.
review-custody-escrow = Seu depósito fica no contrato em { $network } até que o pagamento seja comprovado. Se não vier a tempo, você mesmo o recupera.
review-custody-maker-title = Guardado pelo nosso formador de mercado.
review-custody-maker = Em { $network } não há contrato nosso: você envia direto ao formador de mercado e confia nele até o pagamento. Se o pagamento não puder ser feito, o depósito volta ao seu endereço de reembolso.
review-refund-label = Se não puder ser pago, devolver em { $network } para
review-refund-note = Um endereço da rede de onde você envia que você mesmo controla, não o de uma corretora.
review-refund-own = Usar minha carteira { $address }
review-refund-change = Alterar
review-refund-missing = Digite um endereço de reembolso
review-refund-invalid = Confira o endereço de reembolso
review-confirm = Confirmar e transferir
review-check = Conferir esta transferência
review-check-note = Sua carteira foi consultada e pode ter enviado. Veja esta transferência antes de enviar qualquer coisa de novo.
review-signatures =
    { $count ->
        [one] Sua carteira pergunta uma vez.
       *[other] Sua carteira pergunta no máximo { $count } vezes.
    }
review-wallet_note = Sua carteira mostra o que você aceita. Mantenha esta página aberta até o envio.

stage-ordering = Preparando a transferência
stage-asking-permit = Assine o valor na sua carteira
stage-asking-approve = Aprove na sua carteira
stage-asking-open = Confirme na sua carteira
stage-asking-transfer = Confirme na sua carteira
stage-asking-refund = Confirme na sua carteira
stage-asking-batch = Confirme na sua carteira
stage-confirming = Aguardando a confirmação de { $network }
