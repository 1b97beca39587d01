### Replies of the bot. They are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Español

bot-open = Abrir Causeway
bot-open-order = Abrir transferencia
bot-language-button = Idioma
bot-help-button = Ayuda
bot-remind-button = Recordatorios
bot-button-old = Este botón ha caducado. Envía el comando otra vez.
bot-unknown = Comando no reconocido. Comandos disponibles:

bot-command-start = Iniciar el bot
bot-command-checkin = Check-in de hoy
bot-command-points = Tus puntos
bot-command-tasks = Cómo ganar puntos
bot-command-invite = Invitar a amigos
bot-command-status = Transferencias en curso
bot-command-history = Historial de transferencias
bot-command-export = Exportar saldos e historial
bot-command-pay = Solicitar un pago
bot-command-wallets = Tus wallets vinculadas
bot-command-language = Idioma
bot-command-support = Contactar con soporte
bot-command-help = Lista de comandos

bot-start-hello = ¡Hola, { $name }!
bot-start-bridge = Causeway transfiere tus activos entre redes. Recibe mensajes aquí cuando llegue una transferencia o toque el check-in.
bot-start-invited = Un amigo te invitó a Causeway. Abre la app y confirma el referido antes de tu primera transferencia.
bot-start-order = Abre tu transferencia aquí abajo.
bot-start-place = Ábrelo aquí abajo.
bot-start-unknown = Ese enlace ya no es válido. Puedes seguir usando todo lo demás.
bot-start-link_wallet = Vincula una wallet en la app para ver aquí tus puntos y transferencias.

bot-checkin-done = <b>Check-in de hoy hecho.</b> Vuelve mañana.
bot-checkin-todo = <b>El check-in de hoy está abierto.</b> { $points ->
        [one] Gana { $points } punto.
       *[other] Gana { $points } puntos.
    }
bot-checkin-week = Esta semana, de lunes a domingo:
bot-checkin-action = Hacer check-in
bot-checkin-calendar = Abrir calendario

bot-points-total = <b>{ $points } puntos</b>, wallet { $wallet }
bot-points-bridges = Transferencias: { $points }
bot-points-check_ins = Check-ins: { $points }
bot-points-friends = Referidos: { $points }
bot-points-campaigns = Campañas: { $points }
bot-points-pool = Fondo: { $points }
bot-points-none = Aún no tienes puntos. Haz una transferencia o un check-in para ganarlos.
bot-points-boost = Tus transferencias ganan { $multiplier }× puntos.
bot-points-open = Ver detalles

bot-tasks-title = Cómo ganar puntos
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = No hay tareas por ahora. Haz transferencias y el check-in diario para ganar puntos.
bot-tasks-more =
    { $count ->
        [one] 1 tarea más en la app.
       *[other] { $count } tareas más en la app.
    }
bot-tasks-open = Abrir tareas

bot-invite-title = Invita a un amigo a Causeway
bot-invite-description = Envía tu enlace de referido a este chat
bot-invite-message = Transfiere activos entre redes con <b>Causeway</b> y gana puntos. Ábrela con mi enlace de referido.
bot-invite-yours = Tu enlace de referido. Gana una parte de los puntos de cada transferencia de tus amigos:
bot-invite-share_text = Transfiere activos entre redes con Causeway y gana puntos.
bot-invite-choose = Enviar a un chat
bot-invite-share = Compartir enlace
bot-invite-none = Esta wallet aún no tiene enlace de referido. Haz una transferencia o un check-in, o inicia sesión, para obtenerlo.
bot-invite-get = Obtener mi enlace

bot-order = <b>{ $amount }</b> de { $from } a { $to }
    { $status }, { $day }
bot-status-none = No hay transferencias en curso.
bot-status-open = Abrir { $amount }
bot-history-none = Aún no hay transferencias con esta wallet.
bot-history-end = No hay transferencias anteriores.
bot-history-open = Abrir historial
bot-history-older = Anteriores
bot-history-newest = Más recientes
bot-export-title =
    <b>Exportar</b>
    { $count ->
        [one] Archivos CSV de tu wallet vinculada.
       *[other] Archivos CSV de tus { $count } wallets vinculadas.
    }
bot-export-about = Elige un archivo. Los valores son los del momento de cada transferencia o intercambio; si no se conocen, quedan vacíos.
bot-export-button = Exportar a un archivo
bot-export-balances = Saldos
bot-export-history = Historial
bot-export-years = Resumen anual
bot-export-assets = Totales por activo
bot-export-sent = Archivo enviado
bot-export-empty = Aún no hay nada que exportar
bot-export-limit = Has pedido muchos archivos. Inténtalo de nuevo dentro de una hora.
bot-export-too_large = Este archivo es demasiado grande para un mensaje. Abre el portafolio en la aplicación para descargarlo.

bot-wallets-title = Tus wallets. Se muestran los puntos y las transferencias de la seleccionada:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Aún no hay ninguna wallet vinculada a esta cuenta de Telegram. Abre la app, conecta una wallet y firma una vez; es gratis y no mueve fondos.
bot-wallets-link = Vincular una wallet
bot-wallets-choose = Seleccionar { $wallet }
bot-wallets-unlink = Desvincular { $wallet }
bot-wallets-ask = ¿Desvincular <code>{ $wallet }</code>? Sus puntos y transferencias se conservan. Para volver a vincularla, tendrás que firmar con ella.
bot-wallets-keep = Conservar wallet
bot-wallets-unlink_now = Desvincular
bot-wallets-now = { $wallet } seleccionada
bot-wallets-unlinked = { $wallet } desvinculada
bot-wallets-gone = Esa wallet ya no está vinculada

bot-language-title = Elige un idioma
bot-language-auto = Como en Telegram
bot-language-set = Idioma cambiado a español

bot-help-title = Comandos disponibles:
bot-support = Contacta con soporte aquí abajo. Si es por una transferencia, ten su enlace a mano. Nunca te pediremos tu frase de recuperación.
bot-support-open = Contactar con soporte
bot-support-none = Abre una transferencia para ver su estado y los siguientes pasos. Nunca te pediremos tu frase de recuperación.

bot-group-hello = Causeway transfiere activos entre redes. Tus puntos y transferencias solo se muestran en un chat privado.
bot-group-private = Este es un chat de grupo. Continúa en privado para que nadie vea tus datos.
bot-group-open = Continuar en privado

bot-inline-route = { $amount }: de { $from } a { $to }
bot-inline-route_text = Envía esta ruta al chat
bot-inline-route_message = Transfiere <b>{ $amount }</b> de { $from } a { $to } con Causeway.
bot-inline-bridge = Abrir ruta

bot-problem = Algo salió mal por nuestra parte. Inténtalo de nuevo en un minuto.
bot-problem-api = No podemos conectar con Causeway ahora. Las transferencias en curso no se ven afectadas; inténtalo de nuevo en un minuto.
bot-problem-busy = Tenemos muchas solicitudes ahora mismo. Inténtalo de nuevo en un minuto.
bot-too_fast = Demasiados mensajes a la vez. Espera un minuto.

bot-command-remind = Recordatorio diario
bot-remind-is_off = Los recordatorios diarios están desactivados. Actívalos para recibir un mensaje si aún no has hecho check-in.
bot-remind-is_on = Recordatorio diario a las <b>{ $time }</b> ({ $zone }), los días en que aún no hayas hecho check-in.
bot-remind-is_muted = Silenciado hasta el { $day }.
bot-remind-quiet = Horas de silencio: de { $from } a { $to }.
bot-remind-quiet_none = Sin horas de silencio.
bot-remind-in_quiet = Esa hora cae en tus horas de silencio, así que el recordatorio llega cuando terminan, a las { $time }.
bot-remind-unknown = Envía una hora, por ejemplo <code>/remind 20:30</code>, o una zona horaria, por ejemplo <code>/remind Europe/Madrid</code>.
bot-remind-turn_on = Activar
bot-remind-turn_off = Desactivar
bot-remind-times = Hora
bot-remind-times_title = Elige una hora
bot-remind-zones = Zona horaria
bot-remind-zones_title = ¿Qué hora es donde estás? Para otras zonas, envía un nombre: <code>/remind America/Bogota</code>
bot-remind-quiets = Horas de silencio
bot-remind-quiets_title = Elige tus horas de silencio
bot-remind-no_quiet = Ninguna
bot-remind-back = Atrás
bot-remind-saved = Guardado

bot-pay = Crea un enlace de pago en la app y envíalo a quien va a pagar. Puede pagar desde cualquier red compatible, y ambos pueden ver el estado.
bot-pay-unread = La solicitud no está clara. Envía /pay con un importe, un token y, si quieres, una red, por ejemplo <code>/pay 25 USDC base</code>.
bot-pay-open = Crear enlace de pago
bot-start-pay = Abre la solicitud de pago.
