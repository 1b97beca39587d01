### Lo que el bot dice por sí mismo. HTML de Telegram: <b> es una marca; importes y nombres se insertan como texto simple.

bot-reminder = <b>El check-in de hoy está abierto.</b> Un toque y tu racha de días sigue.
bot-reminder-no_wallet = <b>El check-in de hoy está abierto.</b> Vincula una wallet en la aplicación y tu primer día cuenta.
bot-reminder-open = Hacer check-in
bot-reminder-later = { $hours ->
        [one] En { $hours } hora
       *[other] En { $hours } horas
    }
bot-reminder-mute = Silencio una semana
bot-reminder-off = Sin más recordatorios
bot-reminder-said-later = Te lo recuerdo de nuevo a las { $time }.
bot-reminder-said-muted = No te escribo hasta el { $day }. /remind lo cambia.
bot-reminder-said-too_late = El check-in de hoy se cierra antes. ¿Tienes un momento ahora?
bot-reminder-said-off = Los recordatorios están desactivados. /remind los activa de nuevo.

bot-receipt-deposit_seen = <b>Depósito detectado.</b> { $amount } de { $from } van de camino a { $to }.
bot-receipt-arrived = <b>Ha llegado.</b> { $amount } están en { $to }.
bot-receipt-needs_you = <b>Tu transferencia te necesita.</b> { $amount } no se pagaron a tiempo. Abre la transferencia y recupera tu depósito en { $from }.
bot-receipt-refunded = <b>Reembolsado.</b> Tu depósito de { $amount } se devolvió en { $from }.

bot-receipts-turn_on = Recibir mensajes de transferencias
bot-receipts-turn_off = No recibir más mensajes de transferencias
bot-receipts-on = Te escribo cuando tu transferencia se detecta, llega, vuelve o te necesita.
bot-receipts-off = Ya no escribo sobre transferencias. /status lo activa de nuevo.

bot-moved-wallet = <b>Wallet movida.</b> { $wallet } se vinculó a otra cuenta de Telegram con una firma nueva. Si no fuiste tú, otra persona puede firmar con esta wallet: mueve tus fondos a una nueva.
bot-moved-wallet_list = Mis wallets
