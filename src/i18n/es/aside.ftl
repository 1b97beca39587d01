### Qué pasa con el dinero por el camino, junto al formulario

aside-title = Cómo cruza tu dinero
aside-picture = Una línea de { $from } a { $to }
aside-from = la red de origen
aside-to = la red de destino
aside-shore-from = De
aside-shore-to = A
aside-escrow-1 = Depositas en un contrato en { $from }. No puede pagar a nadie hasta que el pago quede demostrado.
aside-escrow-2 = Un creador de mercado te paga en { $to } con sus propios fondos, normalmente en segundos.
aside-escrow-3 = Si eso no ocurre a tiempo, el contrato te devuelve tu depósito a ti, y a nadie más.
aside-maker-1 = Envías al creador de mercado en { $from }, con el identificador de la transferencia como memo.
aside-maker-2 = Te paga en { $to } mediante un contrato que paga cada transferencia una sola vez.
aside-maker-3 = Si no puede, devuelve el depósito a la dirección que indicaste.
