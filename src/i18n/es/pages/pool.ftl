### Fondos: precio por participación, depósito, retiro, cola y riesgo

pool-about = Presta al creador de mercado y comparte lo que ganan sus pagos.
pool-choose = Fondo
pool-title = { $symbol } en { $network }
pool-failed-title = No se pueden cargar los fondos
pool-none-title = No hay ningún fondo abierto
pool-none-text = El operador de esta aplicación no tiene ningún fondo ahora mismo.
pool-unread = Ahora mismo no se puede leer { $network }, así que no se muestran sus cifras. Tus participaciones no se ven afectadas.
pool-price = Precio por participación
pool-apr = Rendimiento anual
pool-apr-note = De los pagos de los últimos 30 días
pool-apr-short = Aún no hay suficiente historial
pool-apr-unread = Ahora no se pueden leer los ingresos
pool-utilization = Utilización
pool-utilization-note = Prestado al creador de mercado
pool-points =
    { $count ->
        [one] { $points } punto por cada { $amount } y día completo (UTC)
       *[other] { $points } puntos por cada { $amount } y día completo (UTC)
    }
pool-fact-total = Activos totales
pool-fact-lent = Prestado
pool-fact-idle = Disponible
pool-fact-due = Vence el préstamo más antiguo
pool-fact-income = Ingresos del próximo día
pool-overdue = Un préstamo vencía el { $time } y no se ha devuelto. Hasta que se devuelva o se dé por perdido, nadie puede depositar, retirar ni pedir prestado.
pool-unbooked = Han vencido { $amount }: el { $share } de los activos del fondo. El precio por participación aún los incluye. Si se dan por perdidos, baja de { $price } a { $after }.
pool-loss = El { $time } se dieron por perdidos { $amount }. El precio por participación incluye esta pérdida.
pool-proposed = Desde el { $time } pueden aplicarse nuevas condiciones: hasta { $hourly } por hora y { $outstanding } en total, con una comisión de { $fee }. Si no estás de acuerdo, solicita tu retiro antes.
pool-risk = Qué puedes perder
pool-risk-most = Un creador de mercado deshonesto puede llevarse como máximo { $amount }. Todos los depositantes comparten esa pérdida.
pool-risk-lent = Es el límite de todos los préstamos juntos, o todo lo que hay en el fondo si tiene menos. El límite por hora lo ralentiza.
pool-risk-overdue = En cuanto un préstamo vence sin devolverse, no se presta nada más.
pool-risk-early = Una pérdida llega al precio por participación solo cuando un préstamo vence y se da por perdido. Hasta su vencimiento, otros aún pueden retirar al precio anterior a la pérdida.
pool-risk-governor = El operador elige quién pide prestado y da por perdidos los préstamos vencidos. No puede mover tokens y solo puede subir un límite tras el plazo de aviso.
pool-risk-queue = Los tokens prestados no se pueden retirar hasta que se devuelven. Entonces los retiros esperan en una cola.
pool-terms = Límites y condiciones
pool-term-lendable = Se puede prestar ahora
pool-term-hourly = Límite por hora
pool-term-outstanding = Límite de todos los préstamos
pool-term-fee = Comisión por préstamo
pool-term-due = Se devuelve en
pool-term-timelock = Plazo de aviso de nuevas condiciones
pool-term-queue = Cola de retiros
pool-queue-empty = Vacía
pool-queue-length = { $count ->
        [one] { $count } solicitud, { $amount }
        [many] { $count } de solicitudes, { $amount }
       *[other] { $count } solicitudes, { $amount }
    }
pool-contract = Contrato del fondo
pool-copy = Copiar la dirección del contrato del fondo
pool-read-at = Leído en el bloque { $block }, { $time }
pool-form = Depositar o retirar
pool-deposit = Depositar
pool-withdraw = Retirar
pool-deposit-amount = Importe que depositas
pool-withdraw-amount = Importe que retiras
pool-deposit-balance = En tu wallet: { $amount }
pool-withdraw-balance = En el fondo: { $amount }
pool-enter = Introduce un importe
pool-misread = Esto no es un importe. Introduce un número, como 0,25.
pool-too-precise = { $symbol } tiene hasta { $count } decimales.
pool-too-small = Este importe no alcanza para una participación.
pool-deposit-too-much = Es más de lo que tiene tu wallet.
pool-withdraw-too-much = Es más de lo que valen tus participaciones.
pool-request-too-small = La cola acepta solicitudes desde { $amount }.
pool-not-listed = Esta dirección no puede depositar. Pide al operador que la añada.
pool-stopped = Detenido: un préstamo está vencido
pool-get-shares = Recibes unas { $shares } participaciones.
pool-at-once = Llega a tu wallet al instante.
pool-queued = Los tokens están prestados ahora. Tu solicitud entra en la cola y se paga a medida que se devuelven los préstamos.
pool-queued-part = Al instante solo se pueden retirar { $amount }. Si quieres más, tu solicitud entra en la cola y se paga a medida que se devuelven los préstamos.
pool-review-deposit = Depositas
pool-review-withdraw = Retiras
pool-review-request = Solicitas
pool-review-shares = Participaciones que recibes, aprox.
pool-review-give = Participaciones que entregas
pool-review-risk = Estás prestando. Un creador de mercado deshonesto puede llevarse como máximo { $amount }, que compartirían todos los depositantes.
pool-review-queue = Hasta que se paga, tu solicitud sigue ganando y puede perder valor. Puedes cancelarla cuando quieras.
pool-confirm-deposit = Depositar
pool-confirm-withdraw = Retirar
pool-confirm-request = Entrar en la cola
pool-sign-one = Tu wallet te pregunta una vez.
pool-sign-two = Tu wallet te pide primero aprobar exactamente este importe y después depositarlo.
pool-title-asking = Confirma en tu wallet
pool-title-unsure = Revisa tu wallet
pool-title-unknown = Buscando tu transacción
pool-title-pending = Esperando confirmación
pool-title-approving = Aprobando
pool-title-next = Aprobado
pool-title-failed = La transacción falló
pool-title-replaced = Transacción reemplazada
pool-title-other = Otra transacción
pool-text-asking = No se envía nada hasta que confirmes.
pool-text-unsure = Puede que tu wallet ya la haya enviado. Revisa su actividad antes de volver a intentarlo.
pool-text-unknown = { $network } aún no muestra tu transacción. Si tu wallet la descartó, no se ha movido nada.
pool-text-pending = Esperando confirmación en { $network }. Puedes cerrar esta página.
pool-text-next = El fondo puede tomar exactamente este importe. Continúa con el depósito.
pool-text-done = { $network } lo ha confirmado.
pool-text-failed = { $network } rechazó la transacción. Solo se gastó la comisión de red.
pool-text-replaced = Tu wallet envió otra transacción en su lugar, así que nada cambió en el fondo.
pool-text-other = Esta transacción en { $network } no llama al fondo. Revisa la actividad de tu wallet.
pool-done-deposit = Depositado
pool-done-withdraw = Retirado
pool-done-request = Añadida a la cola
pool-done-cancel = Solicitud cancelada
pool-done-pay = Cola pagada
pool-done-collect = Cobrado
pool-amount = Importe
pool-shares = Participaciones
pool-go-on = Continuar con el depósito
pool-close = Listo
pool-position = Tu posición
pool-position-empty = Aquí aparecen tus participaciones, solicitudes y pagos.
pool-withdrawable = Se puede retirar ahora
pool-requests = Solicitudes de retiro
pool-place-first = Se paga a continuación
pool-place = { $count ->
        [one] { $count } solicitud antes, { $amount }
        [many] { $count } de solicitudes antes, { $amount }
       *[other] { $count } solicitudes antes, { $amount }
    }
pool-place-number = N.º { $place }
pool-cancel = Cancelar
pool-pay = Pagar la cola con tokens disponibles
pool-collectable = { $amount } de tus solicitudes están listos. Ya no ganan ni pierden nada.
pool-collect = Cobrar { $amount }
pool-history = Tu actividad
pool-history-unread = Ahora no se puede leer tu actividad.
pool-history-empty = Aquí aparecen tus depósitos y retiros.
pool-history-since = Desde el { $day }
pool-entry-shares = { $shares } participaciones
pool-entry-deposit = Depósito
pool-entry-withdraw = Retiro
pool-entry-request = Solicitud de retiro
pool-entry-cancel = Solicitud cancelada
pool-entry-paid = Solicitud pagada
pool-entry-collect = Cobrado
problem-pool_unknown = Esta versión de la aplicación no conoce este fondo, así que no le enviará nada.
problem-pool_wallet = Esta wallet no puede usar fondos. Conecta una wallet EVM.
