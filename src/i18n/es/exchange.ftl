### An exchange as destination

exchange-row = A { $name }
exchange-row-add = Añade la dirección
exchange-row-shut = No disponible
exchange-row-unknown = Exchange desconocido
exchange-row-check = Revisa la dirección
exchange-add_address = Añadir dirección de depósito
exchange-add_memo = Añadir memo
exchange-change = Cambiar destino
exchange-blocked-unknown = Este exchange no está disponible en { $network }.
exchange-blocked-suspended = { $name } ha suspendido los depósitos. { $reason }
exchange-blocked-token = { $name } no acepta { $token } en { $network }.

exchange-title = Depositar en { $name }
exchange-confirm_note = Confirma en la página del exchange que admite depósitos de { $token } en { $network } y que no los ha suspendido.
exchange-network = Red
exchange-networks = Redes admitidas
exchange-least = Depósito mínimo
exchange-least-none = Sin mínimo conocido
exchange-credits = Confirmaciones
exchange-credits-after = { $count }
exchange-credits-unknown = Las decide el exchange
exchange-address = Tu dirección de depósito en { $network }
exchange-address-note = Cópiala de la página de depósito de { $token } del exchange, con { $network } seleccionada.
exchange-address-own = Es tu wallet conectada, no una dirección de depósito de un exchange.
exchange-address-lookalike = Se parece a una dirección que has usado, pero no es la misma. Podría ser envenenamiento de direcciones.
exchange-memo = Memo
exchange-memo-optional = Memo (si el exchange muestra uno)
exchange-memo-note = También llamado tag o comentario. Sin él, el exchange no puede acreditarte el depósito.
exchange-memo-missing = { $name } exige un memo en esta red. Sin él, tu depósito no se acreditará.
exchange-memo-unwanted = { $name } no usa memos en esta red. Déjalo vacío.
exchange-memo-too_long = Este memo es demasiado largo para esta red. Cópialo de nuevo.
exchange-memo-unreadable = Este memo tiene un carácter no válido o un espacio de más. Cópialo de nuevo.
exchange-memo-reserved = Este memo está reservado para nuestras transferencias. Pide otro al exchange.
exchange-use = Usar esta dirección
exchange-other = Elegir otro exchange
exchange-to_wallet = Enviar a una wallet
exchange-failed = No se pudieron cargar los exchanges.

exchange-advice = ¿Primera vez con esta dirección? Envía un importe pequeño, espera a que { $name } lo acredite y luego envía el resto.
exchange-advice-action = Enviar antes { $amount }
exchange-advice-small = Buen importe para una prueba. Cuando { $name } lo acredite, envía el resto.

exchange-review = Se envía a tu dirección de depósito de { $name } en { $network }
exchange-review-memo = Memo
exchange-review-check = Antes de confirmar
exchange-review-network = El exchange muestra exactamente esta dirección para { $token } en { $network }. Los fondos enviados por otra red se pierden.
exchange-review-memo_same = El memo coincide exactamente con el de la página de depósito.
exchange-review-plain = El pago es una transferencia simple desde la cuenta de nuestro creador de mercado, como exigen los exchanges.
exchange-review-refund = Si el pago falla, el reembolso va a la wallet desde la que envías, no al exchange.

exchange-order = Exchange
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] Tu transferencia de { $received } llegó a la dirección de depósito en { $to }. { $name } la acredita tras las confirmaciones necesarias; revisa tu cuenta del exchange.
        [one] Tu transferencia de { $received } llegó a la dirección de depósito en { $to }. { $name } la acredita tras { $count } confirmación; revisa tu cuenta del exchange.
       *[other] Tu transferencia de { $received } llegó a la dirección de depósito en { $to }. { $name } la acredita tras { $count } confirmaciones; revisa tu cuenta del exchange.
    }
exchange-order-filling = Enviando { $received } a tu dirección de depósito de { $name }. Puedes cerrar esta página.
exchange-order-unknown = Exchange { $id }
exchange-rest = Enviar el resto: { $amount }
exchange-rest-note = Cuando el exchange acredite este importe, puedes enviar el resto del mismo modo.
