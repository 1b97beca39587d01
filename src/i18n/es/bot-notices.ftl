### Messages that the bot sends on its own. They are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Tu check-in diario está listo.</b> Haz check-in para mantener tu racha.
bot-reminder-no_wallet = <b>Tu check-in diario está listo.</b> Vincula una wallet en la app para empezar tu racha.
bot-reminder-open = Hacer check-in
bot-reminder-later = { $hours ->
        [one] En { $hours } hora
       *[other] En { $hours } horas
    }
bot-reminder-mute = Silenciar una semana
bot-reminder-off = Desactivar recordatorios
bot-reminder-said-later = Próximo recordatorio a las { $time }.
bot-reminder-said-muted = Recordatorios silenciados hasta el { $day }. Usa /remind para cambiarlo.
bot-reminder-said-too_late = El check-in de hoy se cierra antes. ¿Hacer check-in ahora?
bot-reminder-said-off = Recordatorios desactivados. Usa /remind para volver a activarlos.

bot-receipt-deposit_seen = <b>Depósito detectado.</b> Tu transferencia de { $amount } de { $from } va en camino a { $to }.
bot-receipt-arrived = <b>Transferencia completada.</b> Tu transferencia de { $amount } llegó a { $to }.
bot-receipt-arrived_open = <b>Transferencia completada.</b> Tu transferencia llegó a { $to }.
bot-receipt-needs_you = <b>Acción requerida.</b> Tu transferencia de { $amount } no se pagó a tiempo. Ábrela para pedir el reembolso en { $from }.
bot-receipt-held = <b>En revisión.</b> { $provider } no ha completado tu transferencia de { $amount }. Ábrela para ver qué puedes hacer.
bot-receipt-refunded = <b>Reembolsado.</b> Tu depósito de { $amount } se reembolsó en { $from }.

bot-request-paid = <b>Solicitud pagada.</b> Los { $amount } que solicitaste llegaron a { $to }.
bot-request-open = Abrir la solicitud

bot-deposit-created =
    <b>Dirección de depósito.</b> Envía exactamente <code>{ $number }</code> { $symbol } en { $from }, una sola vez, en un plazo de { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } (hasta las { $time } UTC) a:
    <code>{ $address }</code>
    Llegará a { $to }. Si tu exchange descuenta una comisión del importe, súmala.
bot-deposit-note = Un depósito insuficiente, tardío o repetido se reembolsa.
bot-deposit-note-provider = { $provider } puede reembolsar un depósito insuficiente o tardío.
bot-deposit-note-escrow = Si envías menos, la dirección espera el resto. Un excedente o un depósito tardío se queda en ella, y puedes retirarlo a tu dirección de reembolso.
bot-deposit-memo = Memo obligatorio: <code>{ $memo }</code>
bot-deposit-late = <b>Se acabó el tiempo.</b> Ya no envíes { $amount } a la dirección. Si tu depósito entró a tiempo en un bloque, aparecerá aquí; uno posterior se reembolsa en { $from }.
bot-deposit-late-provider = <b>Se acabó el tiempo.</b> Ya no envíes { $amount } a la dirección. Si tu depósito entró a tiempo en un bloque, aparecerá aquí; { $provider } puede reembolsar uno posterior en { $from }.
bot-deposit-late-escrow = <b>Se acabó el tiempo.</b> Ya no envíes { $amount } a la dirección. Si tu depósito entró a tiempo en un bloque, aparecerá aquí; uno posterior se queda en la dirección, y puedes retirarlo a tu dirección de reembolso en { $from }.
bot-deposit-expired = <b>Sin depósito a tiempo.</b> No envíes { $amount } a la dirección. Un depósito en camino se reembolsa en { $from }.
bot-deposit-expired-provider = <b>Sin depósito a tiempo.</b> No envíes { $amount } a la dirección. { $provider } puede reembolsar un depósito en camino en { $from }.
bot-deposit-expired-escrow = <b>Sin depósito a tiempo.</b> No envíes { $amount } a la dirección. Un depósito en camino se queda en la dirección, y puedes retirarlo a tu dirección de reembolso en { $from }.
bot-deposit-seen = <b>Depósito detectado.</b> Tu depósito en { $from } está a la espera de confirmaciones.
bot-deposit-confirmed = <b>Depósito confirmado.</b> Si coincide con la transferencia, lo pagaremos en { $to }; si no, lo reembolsaremos en { $from }.
bot-deposit-paying = <b>Pago en curso.</b> Estamos pagando tu transferencia en { $to }.
bot-deposit-refunding = <b>Reembolso en curso.</b> Estamos reembolsando tu depósito en { $from }.
bot-deposit-refunded = <b>Reembolsado.</b> Tu depósito se reembolsó en { $from }.
bot-deposit-held = <b>En revisión.</b> Tu depósito en { $from } está a salvo. Lo pagaremos o lo reembolsaremos.

bot-receipts-turn_on = Activar mensajes de transferencias
bot-receipts-turn_off = Desactivar mensajes de transferencias
bot-receipts-on = Mensajes de transferencias activados. Te avisaremos de depósitos, llegadas, reembolsos y acciones requeridas.
bot-receipts-off = Mensajes de transferencias desactivados. Usa /status para volver a activarlos.

bot-moved-wallet = <b>Wallet movida.</b> { $wallet } se vinculó a otra cuenta de Telegram con una firma nueva. Si no fuiste tú, alguien más tiene acceso a esta wallet: mueve tus fondos a una nueva.
bot-moved-wallet_list = Mis wallets
