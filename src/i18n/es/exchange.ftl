### Un exchange como destino

exchange-row = A { $name }
exchange-row-add = Añade la dirección de depósito
exchange-row-shut = no disponible
exchange-row-unknown = Exchange desconocido
exchange-row-check = Revisa la dirección de depósito
exchange-add_address = Añadir dirección de depósito
exchange-add_memo = Añadir el memo
exchange-change = Cambiar el destino
exchange-blocked-unknown = No conocemos ningún exchange así en { $network }.
exchange-blocked-suspended = { $name } ha suspendido los depósitos. { $reason }
exchange-blocked-token = { $name } no acepta { $token } en { $network }.

exchange-title = Depositar en { $name }
exchange-confirm_note = Confirma en la página del propio exchange que acepta depósitos de { $token } en { $network } y que no los ha suspendido.
exchange-network = Red
exchange-networks = Redes que acepta
exchange-least = Abona a partir de
exchange-least-none = sin mínimo conocido
exchange-credits = Abona tras
exchange-credits-after =
    { $count ->
        [one] 1 confirmación
       *[other] { $count } confirmaciones
    }
exchange-credits-unknown = las confirmaciones que pida
exchange-address = Tu dirección de depósito en { $network }
exchange-address-note = Cópiala de la página de depósito de { $token } del exchange, con { $network } seleccionada allí.
exchange-address-own = Es la wallet que has conectado, no una dirección que te haya dado un exchange.
exchange-address-lookalike = Esta dirección solo se parece a una que conoces: coinciden los extremos y no el centro. Alguien puede haberla colocado.
exchange-memo = Memo
exchange-memo-optional = Memo, si el exchange muestra uno
exchange-memo-note = La página de depósito puede llamarlo memo, tag o comentario. Sin él, el exchange no sabe que el depósito es tuyo.
exchange-memo-missing = { $name } pide un memo en esta red. Sin él, el depósito no se abonaría.
exchange-memo-unwanted = { $name } no usa memo en esta red. Déjalo vacío.
exchange-memo-too_long = Es más largo que un memo de esta red. Cópialo de nuevo.
exchange-memo-unreadable = Contiene un carácter que ningún exchange usa o un espacio en un extremo. Cópialo de nuevo.
exchange-memo-reserved = Este memo se confundiría con una transferencia nuestra. Pide otro al exchange.
exchange-use = Usar esta dirección de depósito
exchange-other = Elegir otro exchange
exchange-to_wallet = Enviar mejor a una wallet
exchange-failed = No se pudo cargar la lista de exchanges.

exchange-advice = La primera vez a esta dirección: envía un importe pequeño y espera a que { $name } lo muestre. Después envía el resto.
exchange-advice-action = Enviar antes { $amount }
exchange-advice-small = Un buen importe para una prueba. Cuando { $name } lo muestre, envía el resto.

exchange-review = Se paga a tu dirección de depósito de { $name } en { $network }
exchange-review-memo = Memo
exchange-review-check = Comprueba antes de confirmar
exchange-review-network = El exchange muestra exactamente esta dirección para { $token } en { $network }. En cualquier otra red el dinero se pierde.
exchange-review-memo_same = El memo es el de la página de depósito, carácter por carácter.
exchange-review-plain = Se paga con una transferencia simple desde la cuenta de nuestro creador de mercado, como piden los exchanges.
exchange-review-refund = Si no se puede pagar, vuelve a la wallet desde la que envías, nunca al exchange.

exchange-order = Exchange
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received } están en la dirección de depósito en { $to }. { $name } los abona cuando tengan las confirmaciones que pide; solo el exchange puede mostrártelo.
        [one] { $received } están en la dirección de depósito en { $to }. { $name } los abona tras 1 confirmación según su propia cuenta; solo el exchange puede mostrártelo.
       *[other] { $received } están en la dirección de depósito en { $to }. { $name } los abona tras { $count } confirmaciones según su propia cuenta; solo el exchange puede mostrártelo.
    }
exchange-order-filling = { $received } van de camino a tu dirección de depósito en { $name }. Puedes cerrar esta página.
exchange-order-unknown = Exchange n.º { $id }
exchange-rest = Enviar el resto: { $amount }
exchange-rest-note = Cuando el exchange muestre este importe en tu cuenta, el resto puede ir por el mismo camino.
