### The review and the wallet requests

review-title = Revisión
review-on = { $what } en { $network }
review-send = Envías
review-receive = Recibes
review-updated = El precio cambió después de abrir esta página. Los importes de arriba están actualizados.
review-recipient = Destinatario en { $network }
review-recipient-own = Es tu wallet conectada.
review-from_wallet = Desde la wallet
review-custody-escrow-title = En un contrato inteligente.
review-custody-escrow = Tus fondos quedan en el contrato de custodia en { $network } hasta que se verifica el pago. Si falla, pide el reembolso con un toque.
review-custody-address = Tu depósito va a una dirección de contrato que pertenece a tu dirección de reembolso y luego al contrato de custodia en { $network } hasta que se verifica el pago. Si llega tarde o el pago falla, retíralo a tu dirección de reembolso.
review-custody-maker-title = En manos de nuestro creador de mercado.
review-custody-maker = { $network } no tiene contrato de custodia: el creador de mercado guarda tus fondos hasta el pago. Si el pago falla, los reembolsa a tu dirección de reembolso.
review-custody-provider-title = Liquidada por un proveedor externo.
review-custody-provider = Esta ruta no usa nuestro contrato de custodia en { $network }: el proveedor guarda tus fondos hasta el pago. Si el pago falla, el proveedor los reembolsa a tu dirección de reembolso.
review-custody-provider_contract = El contrato inteligente del proveedor guarda tus fondos hasta el pago. Si falla, ese contrato te los reembolsa o te permite cancelar la transferencia con el proveedor.
review-custody-direct-title = Pago directo al destinatario.
review-custody-direct = Nadie custodia este pago por el camino, así que no se puede reembolsar. Comprueba el destinatario antes de confirmar.
review-refund-label = Dirección de reembolso en { $network }
review-refund-note = Usa una dirección que controles en la red de origen, no la de un exchange.
review-refund-note-address = Usa una dirección que controles en { $network }, no la de un exchange. Lo que no se pague solo puede ir a ella.
review-refund-own = Usar mi wallet { $address }
review-refund-change = Cambiar
review-refund-missing = Añade dirección de reembolso
review-refund-invalid = Revisa dirección de reembolso
review-confirm = Confirmar y transferir
review-get_address = Obtener dirección de depósito
review-address_note = Aún no se envía nada: recibes una dirección a la que puedes pagar desde cualquier wallet o exchange.
review-time = Tiempo para pagar
review-check = Ver esta transferencia
review-check-note = Puede que tu wallet ya haya enviado esta transacción. Revisa la transferencia antes de volver a enviar.
review-signatures =
    { $count ->
        [one] Tu wallet te pedirá confirmar una vez.
       *[other] Tu wallet te pedirá confirmar hasta { $count } veces.
    }
review-wallet_note = Revisa los detalles en tu wallet. No cierres esta página hasta que se envíe el depósito.

stage-ordering = Preparando transferencia…
stage-asking-permit = Aprueba el gasto en tu wallet
stage-asking-sign = Firma el depósito en tu wallet
stage-asking-approve = Aprueba el gasto en tu wallet
stage-asking-open = Confirma en tu wallet
stage-asking-transfer = Confirma en tu wallet
stage-asking-swap = Confirma en tu wallet
stage-asking-refund = Confirma en tu wallet
stage-asking-batch = Confirma en tu wallet
stage-confirming = Esperando confirmación en { $network }

review-loss = Recibes un { $percent } menos de valor del que envías.
review-loss-least = En el peor caso, recibes un { $percent } menos de valor del que envías.
review-loss-accept = Acepto esta pérdida
review-loss-type = Escribe { $number } para aceptar esta pérdida
review-loss-missing = Acepta la pérdida de arriba
review-replaced = { $from } ya no cotiza esta transferencia, así que la realizaría { $to }. Revisa las condiciones de arriba.
review-replaced-accept = Continuar con { $to }
review-loss-best = Recibes un { $percent } menos que con la mejor cotización.
review-loss-best_send = Pagas un { $percent } más que con la mejor cotización.
review-unpriced = Se desconoce el valor en dólares de un activo, así que no se puede mostrar el costo de esta transferencia. Compara tú las cantidades.
