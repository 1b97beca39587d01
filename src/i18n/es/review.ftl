### La revisión y el paso por la wallet

recipient-title = Quién recibe en { $network }
recipient-label = Dirección en { $network }
recipient-placeholder = Pega una dirección
recipient-use = Usar esta dirección
recipient-use_own = Enviar a mi propia wallet
recipient-connect = Conectar una wallet en { $network }
recipient-warning-first_use = Es la primera transferencia desde aquí a esta dirección. Compara cada carácter con la que te dieron: nadie puede recuperar un pago.
recipient-warning-lookalike = Esta dirección solo se parece a una que conoces: coinciden los extremos y no el centro. Alguien puede haberla colocado.
recipient-other_network = Lo que introdujiste menciona otra red: { $named }. Asegúrate de que el destinatario también usa esta dirección en { $network }.

review-title = Revisión
review-on = { $what } en { $network }
review-send = Envías
review-receive = Recibes
review-updated = El precio ha cambiado desde que abriste esto. Las cifras de arriba son las nuevas.
review-recipient = Se paga a esta dirección en { $network }
review-recipient-own = Es la wallet que has conectado.
review-from_wallet = Desde la wallet
review-custody-escrow-title = Lo guarda un contrato.
review-custody-escrow = Tu depósito queda en el contrato de { $network } hasta que el pago quede demostrado. Si no llega a tiempo, lo recuperas tú.
review-custody-maker-title = Lo guarda nuestro creador de mercado.
review-custody-maker = En { $network } no hay ningún contrato nuestro: envías directamente al creador de mercado y confías en él hasta el pago. Si el pago no puede hacerse, el depósito vuelve a tu dirección de reembolso.
review-refund-label = Si no se puede pagar, devolverlo en { $network } a
review-refund-note = Una dirección de la red desde la que envías que controles tú, no una de un exchange.
review-refund-own = Usar mi wallet { $address }
review-refund-change = Cambiar
review-refund-missing = Introduce una dirección de reembolso
review-refund-invalid = Revisa la dirección de reembolso
review-confirm = Confirmar y transferir
review-check = Comprobar esta transferencia
review-check-note = Se preguntó a tu wallet y puede que lo haya enviado. Mira esta transferencia antes de enviar nada otra vez.
review-signatures =
    { $count ->
        [one] Tu wallet te pregunta una vez.
       *[other] Tu wallet te pregunta como máximo { $count } veces.
    }
review-wallet_note = Tu wallet muestra lo que aceptas. Mantén esta página abierta hasta que se envíe.

stage-ordering = Preparando la transferencia
stage-asking-permit = Firma el importe en tu wallet
stage-asking-approve = Aprueba en tu wallet
stage-asking-open = Confirma en tu wallet
stage-asking-transfer = Confirma en tu wallet
stage-asking-refund = Confirma en tu wallet
stage-asking-batch = Confirma en tu wallet
stage-confirming = Esperando la confirmación de { $network }
