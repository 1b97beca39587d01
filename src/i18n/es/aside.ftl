### How a transfer works, next to the form

aside-title = Cómo funciona
aside-picture = Transferencia de { $from } a { $to }
aside-from = la red de origen
aside-to = la red de destino
aside-shore-from = De
aside-shore-to = A
aside-escrow-1 = Depositas en un contrato de custodia en { $from }. No paga a nadie hasta que se verifica el pago.
aside-escrow-2 = Un creador de mercado te paga en { $to } con sus propios fondos, normalmente en segundos.
aside-escrow-3 = Si el pago no se hace a tiempo, el contrato te reembolsa el total.
aside-maker-1 = Envías tu depósito al creador de mercado en { $from }, con el ID de transferencia como memo.
aside-maker-2 = Te paga en { $to } mediante un contrato que paga cada transferencia una sola vez.
aside-maker-3 = Si el pago falla, envía el reembolso a la dirección que elegiste.
