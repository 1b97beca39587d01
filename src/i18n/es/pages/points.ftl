### The points page

points-phase = Los puntos se basan en las transacciones del puente de la fase 2, que empezó después del 6/12/2023.
points-phase-label = Cómo se calculan los puntos
points-total = Total
points-tile-bridge = Puente
points-tile-quest = Misiones
points-tile-referral = Referidos
points-tile-check_in = Check-in
points-extra-bridge_v1 = Puente, fase 1
points-extra-referral_v1 = Referidos, fase 1
points-extra-pool = Pool
points-learn_more = Más información
points-failed = No se pudieron cargar tus puntos. Lo que has ganado está a salvo.
points-coming = { $points } puntos más pendientes
points-coming_until = { $points } puntos más pendientes, acreditados a más tardar el { $day }

points-boost-made =
    { $bridges ->
        [0] Aún no has hecho transferencias.
        [one] Has hecho { $bridges } transferencia.
       *[other] Has hecho { $bridges } transferencias.
    }
points-boost-next = A partir de la transferencia { $from }, cada una gana { $factor }.
points-boost-top = Tienes el multiplicador máximo.
points-boost-from = desde la transferencia { $from }

points-why = Historial de puntos
points-why-empty = Aún no hay puntos. Aquí aparecerán las transferencias, check-ins y tareas que dan puntos.
points-why-more = Cargar más
points-why-pending = Pendiente hasta el { $day }
points-why-bridge = Transferencia { $number }
points-why-boosted = { $base } puntos con un multiplicador de { $factor }
points-why-check_in = Check-in del { $day }
points-why-bridged_day = con una transferencia ese día
points-why-bridged_later = extra por una transferencia el mismo día
points-why-double = puntos dobles
points-why-streak =
    { $days ->
        [one] racha de { $days } día
       *[other] racha de { $days } días
    }
points-why-step =
    { $transfers ->
        [one] por { $transfers } transferencia
       *[other] por { $transfers } transferencias
    }
points-why-deployments =
    { $count ->
        [one] por { $count } contrato desplegado
        [many] por { $count } de contratos desplegados
       *[other] por { $count } contratos desplegados
    }
points-why-extra = por completar todos los pasos
points-why-share = por compartirla
points-why-social = por la tarea social
points-why-referral = Transferencia de un amigo
points-why-referral-share = { $percent } % de los puntos de { $friend }
points-why-pool = Fondo, { $day }
points-why-pool-held = al menos { $amount } en { $network } todo el día
points-why-granted = Añadido por el operador
points-why-revoked = Retirado por el operador
points-why-taken_once = Corrección
points-why-taken_once-text = el operador ya había retirado estos puntos
points-why-taken_back = Puntos anulados
points-why-transfer_undone = la red revirtió la transferencia
points-why-check_in_undone = la red revirtió el check-in
points-why-bridge_of_day_undone = la red revirtió la transferencia de ese día, así que el check-in cuenta sin ella
points-why-streak_changed = se revirtió un check-in anterior, así que la racha es más corta
points-why-campaign_not_reached = este paso ya no cuenta porque se revirtió una transferencia o cambió la campaña
points-why-social_changed = dejaste de seguirnos, saliste o se reinició la tarea
points-why-one_person = la wallet de tu amigo y la tuya están vinculadas a la misma cuenta de Telegram
points-why-invitation_ended = el operador anuló el referido
points-why-of_friend = la transferencia de un amigo ya no cuenta
points-why-other = Puntos

points-week = Esta semana
points-week-streak =
    { $days ->
        [one] racha de { $days } día
       *[other] racha de { $days } días
    }
points-week-rule = Los días terminan a medianoche UTC.
points-week-star = La estrella marca un extra por racha. Las rachas se reinician cada lunes.
points-week-of = Check-ins de { $wallet }
points-day-claimed =
    { $points ->
        [one] { $day }: check-in hecho, { $points } punto
       *[other] { $day }: check-in hecho, { $points } puntos
    }
points-day-today = { $day }, hoy: haz check-in y gana { $points } puntos o más
points-day-missed = { $day }: perdido
points-day-before = { $day }: antes de tu primer check-in
points-day-coming = { $day }
points-day-special = { $day }: { $points } puntos extra

points-tasks = Tareas con puntos
points-task-check_in = { $points } puntos, o { $bridged } si haces una transferencia ese día

points-earn-title = Cómo ganar puntos
points-earn-text = Conecta una wallet para ver tus puntos y ganar más.
points-earn-bridge = Puente
points-earn-bridge-text = Más puntos a { $top }; { $other } a otras redes, { $least } con otros tokens
points-earn-bridge-flat = { $other } a cualquier red, { $least } con otros tokens
points-earn-check_in-text = { $points } puntos, más extras por transferir ese día y por rachas
points-earn-boost = Multiplicador
points-earn-boost-text = Transfiere más y gana más: { $factor } desde la transferencia { $bridges }
points-earn-up_to = hasta { $points }

points-activities = Campañas
points-theme-left = Quedan { $days } d { $hours } h { $minutes } min
points-theme-range = { $start } – { $end }
points-activity-made = { $made } de { $asked }
points-activity-progress =
    { $asked ->
        [one] { $made } de { $asked } transferencia
       *[other] { $made } de { $asked } transferencias
    }
points-activity-steps =
    { $asked ->
        [one] { $made } de { $asked } paso
       *[other] { $made } de { $asked } pasos
    }
points-activity-deployments =
    { $asked ->
        [one] { $made } de { $asked } contrato
        [many] { $made } de { $asked } de contratos
       *[other] { $made } de { $asked } contratos
    }
points-activity-done = Completada
points-activity-ended = Terminada
points-activity-step = +{ $points } PTS
points-activity-bonus = +{ $points } extra por completar todos los pasos

points-order = +{ $points } puntos
points-order-counted = acreditados

points-panel = Multiplica tus puntos
points-panel-more = Más misiones
points-panel-previous = Misión anterior
points-panel-next = Misión siguiente
points-panel-all = Todos los puntos y misiones

events-title = Eventos
events-people = { $people } participantes
events-coming = Próximamente
events-ended = Terminados: { $count }
