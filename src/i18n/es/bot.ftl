### Lo que dice el bot. Los mensajes son HTML de Telegram: <b> y <code> son marcas; nombres e importes se insertan como texto simple.

bot-language-name = Español

bot-open = Abrir Causeway
bot-open-order = Abrir la transferencia
bot-language-button = Idioma
bot-help-button = ¿Qué sabes hacer?
bot-remind-button = Recordatorios
bot-button-old = Este botón es de un mensaje antiguo. Envía el comando otra vez.
bot-unknown = No he entendido eso. Esto es lo que sé hacer:

bot-command-start = Empezar
bot-command-checkin = Check-in de hoy
bot-command-points = Tus puntos
bot-command-tasks = Qué da puntos ahora
bot-command-invite = Invitar a amigos
bot-command-status = Transferencias en camino
bot-command-history = Transferencias anteriores
bot-command-wallets = Tus wallets vinculadas
bot-command-language = Idioma
bot-command-support = Ayuda de personas
bot-command-help = Qué sé hacer

bot-start-hello = ¡Hola, { $name }!
bot-start-bridge = Causeway mueve tus activos entre redes. Aquí te aviso cuando llega una transferencia y cuando toca un check-in.
bot-start-invited = Un amigo te invita a Causeway. Ábrelo y confirma la invitación antes de tu primera transferencia.
bot-start-order = Tu transferencia está a un toque.
bot-start-place = Esto está a un toque.
bot-start-unknown = Ese enlace ya no lleva a ninguna parte, pero todo lo demás está aquí.
bot-start-link_wallet = Vincula una wallet en la aplicación y sabré de quién mostrar puntos y transferencias.

bot-checkin-done = <b>Check-in de hoy hecho.</b> Vuelve mañana.
bot-checkin-todo = <b>El check-in de hoy está abierto.</b> { $points ->
        [one] Da { $points } punto.
       *[other] Da { $points } puntos.
    }
bot-checkin-week = Esta semana, de lunes a domingo:
bot-checkin-action = Hacer check-in
bot-checkin-calendar = Ver el calendario

bot-points-total = <b>{ $points } puntos</b>, wallet { $wallet }
bot-points-bridges = Transferencias: { $points }
bot-points-check_ins = Check-ins diarios: { $points }
bot-points-friends = Amigos: { $points }
bot-points-campaigns = Campañas: { $points }
bot-points-none = Nada todavía: la primera transferencia o el primer check-in dan algunos.
bot-points-boost = Tus transferencias ganan { $multiplier } veces sus puntos.
bot-points-open = Ver de dónde vienen

bot-tasks-title = Qué da puntos ahora
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
bot-tasks-steps = { $done } de { $all } pasos hechos
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Ahora mismo solo dan puntos las transferencias y el check-in diario.
bot-tasks-more = { $count ->
        [one] Y una más en la aplicación.
       *[other] Y { $count } más en la aplicación.
    }
bot-tasks-open = Abrir las tareas

bot-invite-title = Invita a un amigo a Causeway
bot-invite-description = Envía tu invitación a este chat
bot-invite-message = Mueve tus activos entre redes con <b>Causeway</b> y gana puntos por ello. El botón lo abre con mi invitación.
bot-invite-yours = Tu invitación. Recibes una parte de los puntos que gana cada transferencia de un amigo:
bot-invite-share_text = Mueve tus activos entre redes con Causeway y gana puntos por ello.
bot-invite-choose = Enviar a un chat
bot-invite-share = Compartir el enlace
bot-invite-none = Esta wallet aún no tiene invitación. La obtiene con su primera transferencia o check-in, o al iniciar sesión.
bot-invite-get = Obtener mi enlace

bot-order = <b>{ $amount }</b> de { $from } a { $to }
    { $status }, { $day }
bot-status-none = Ahora mismo no hay nada en camino.
bot-status-open = Abrir { $amount }
bot-history-none = Aún no ha cruzado nada con esta wallet.
bot-history-end = No hay nada anterior.
bot-history-open = Abrir el historial
bot-history-older = Anteriores
bot-history-newest = Recientes

bot-wallets-title = Tus wallets. Muestro los puntos y las transferencias de la elegida:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Aún no hay ninguna wallet vinculada a esta cuenta de Telegram. Abre la aplicación, conecta una wallet y firma una vez; no cuesta nada ni mueve nada.
bot-wallets-link = Vincular una wallet
bot-wallets-choose = Elegir { $wallet }
bot-wallets-unlink = Desvincular { $wallet }
bot-wallets-ask = ¿Desvincular <code>{ $wallet }</code>? Sus puntos y transferencias se quedan. Para vincularla otra vez, la wallet tendrá que firmar.
bot-wallets-keep = Conservarla
bot-wallets-unlink_now = Desvincular
bot-wallets-now = { $wallet } está elegida
bot-wallets-unlinked = { $wallet } está desvinculada
bot-wallets-gone = Esa wallet ya no está vinculada

bot-language-title = ¿En qué idioma hablo?
bot-language-auto = Como en Telegram
bot-language-set = Ahora hablo español

bot-help-title = Esto es lo que sé hacer:
bot-support = Aquí hay personas que pueden ayudarte. Ten la transferencia a mano si se trata de una. Nadie de los nuestros te pide nunca tu frase de recuperación.
bot-support-open = Abrir el soporte
bot-support-none = Cada transferencia dice dónde está y qué hacer. Nadie de los nuestros te pide nunca tu frase de recuperación.

bot-group-hello = Causeway mueve activos entre redes. Todo lo tuyo se queda en un chat privado.
bot-group-private = Aquí leen otros. Sigamos en privado.
bot-group-open = Seguir en privado

bot-inline-route = { $amount }: de { $from } a { $to }
bot-inline-route_text = Envía esta ruta al chat
bot-inline-route_message = Pasa <b>{ $amount }</b> de { $from } a { $to } con Causeway.
bot-inline-bridge = Abrir esta transferencia

bot-problem = No ha funcionado, y no es culpa tuya. Inténtalo de nuevo en un minuto.
bot-problem-api = Causeway no responde ahora mismo. Tus transferencias siguen sin él; inténtalo de nuevo en un minuto.
bot-problem-busy = Mucha gente está preguntando ahora mismo. Inténtalo de nuevo en un minuto.
bot-too_fast = Preguntas más rápido de lo que puedo responder. Espera un minuto, por favor.

bot-command-remind = Recordatorio diario
bot-remind-is_off = No te recuerdo el check-in. ¿Quieres que lo haga una vez al día, salvo que ya lo hayas hecho?
bot-remind-is_on = Te recuerdo el check-in a las <b>{ $time }</b> ({ $zone }), salvo que ya lo hayas hecho.
bot-remind-is_muted = Está silenciado hasta el { $day }.
bot-remind-quiet = Silencio de { $from } a { $to }.
bot-remind-quiet_none = Sin horas de silencio.
bot-remind-in_quiet = Esa hora cae en tus horas de silencio, así que te escribo cuando terminan, a las { $time }.
bot-remind-unknown = Entiendo una hora como <code>/remind 20:30</code> o una zona horaria como <code>/remind Europe/Berlin</code>.
bot-remind-turn_on = Recordármelo
bot-remind-turn_off = Desactivar
bot-remind-times = Hora
bot-remind-times_title = ¿A qué hora?
bot-remind-zones = Zona horaria
bot-remind-zones_title = ¿Qué hora es donde estás? Otras se ponen por su nombre: <code>/remind Asia/Almaty</code>
bot-remind-quiets = Horas de silencio
bot-remind-quiets_title = ¿Cuándo no debo escribirte?
bot-remind-no_quiet = Nunca
bot-remind-back = Atrás
bot-remind-saved = Guardado
