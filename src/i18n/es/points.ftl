### La página de puntos

points-mine = Mis puntos
points-phase = Los puntos se basan en las transacciones del puente de la fase 2, que empezó después del 6/12/2023.
points-phase-label = En qué se basan los puntos
points-total = En total
points-tile-bridge = Puente
points-tile-quest = Misiones
points-tile-referral = Amigos
points-tile-check_in = Check-in diario
points-extra-bridge_v1 = Puente, fase 1
points-extra-referral_v1 = Amigos, fase 1
points-extra-pool = Fondo
points-learn_more = Más información
points-failed = No se pudieron cargar tus puntos. Lo que has ganado está a salvo.
points-coming = { $points } más en camino
points-coming_until = { $points } más en camino, todos antes del { $day }

points-boost-made =
    { $bridges ->
        [0] Aún no has usado el puente.
        [one] Has hecho { $bridges } transferencia.
       *[other] Has hecho { $bridges } transferencias.
    }
points-boost-next = Desde la transferencia número { $from } cada una gana { $factor }.
points-boost-top = Es el multiplicador más alto.
points-boost-from = desde la transferencia número { $from }

points-why = ¿Por qué recibí esto?
points-why-empty = Nada todavía. Aquí aparece con su motivo cada transferencia, check-in y tarea que da puntos.
points-why-more = Mostrar anteriores
points-why-pending = Cuenta el { $day }
points-why-bridge = Transferencia número { $number }
points-why-boosted = { $base } puntos con un multiplicador de { $factor }
points-why-check_in = Check-in del { $day }
points-why-bridged_day = con una transferencia ese día
points-why-bridged_later = extra por una transferencia el mismo día
points-why-double = el doble de puntos
points-why-streak =
    { $days ->
        [one] tras { $days } día seguido
       *[other] tras { $days } días seguidos
    }
points-why-step =
    { $transfers ->
        [one] por { $transfers } transferencia
       *[other] por { $transfers } transferencias
    }
points-why-extra = por completar todos los pasos
points-why-share = por compartirla
points-why-social = por la tarea social
points-why-referral = Transferencia de un amigo
points-why-referral-share = { $percent } % de los puntos de { $friend }
points-why-granted = Otorgado por el operador
points-why-revoked = Retirado por el operador
points-why-taken_once = No se retira dos veces
points-why-taken_once-text = el operador ya había retirado estos puntos
points-why-taken_back = Retirado
points-why-transfer_undone = la transferencia se deshizo en su red
points-why-check_in_undone = el check-in se deshizo en su red
points-why-bridge_of_day_undone = la transferencia de ese día se deshizo, así que el check-in cuenta sin ella
points-why-streak_changed = se deshizo un día anterior, así que sigue a menos días seguidos
points-why-campaign_not_reached = el paso de la campaña ya no cuenta: se deshizo una transferencia o cambió la campaña
points-why-social_changed = dejaste de seguir o de ser miembro, o la tarea se cuenta de nuevo
points-why-one_person = la wallet del amigo y la tuya están vinculadas a una misma cuenta de Telegram
points-why-invitation_ended = el operador anuló la invitación de ese amigo
points-why-of_friend = la transferencia de un amigo ya no cuenta
points-why-other = Puntos

points-week = Esta semana
points-week-streak =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
points-week-rule = Los días terminan a medianoche UTC.
points-week-star = Una estrella marca el día que paga más por los días seguidos anteriores; la racha empieza de nuevo cada lunes.
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
points-day-special = { $day }: { $points } puntos más

points-tasks = Tareas para ganar
points-task-check_in = { $points } puntos, { $bridged } en un día con transferencia

points-earn-title = Puntos por lo que haces
points-earn-text = Conecta una wallet para ver sus puntos y ganar más.
points-earn-bridge = Puente
points-earn-bridge-text = A { $top } lo máximo, a otras redes { $other }, con otros tokens { $least }
points-earn-bridge-flat = A cualquier red { $other }, con otros tokens { $least }
points-earn-check_in-text = { $points } puntos, más en un día con transferencia y por días seguidos
points-earn-boost = Multiplicador
points-earn-boost-text = Cuantas más transferencias, más gana cada una: desde la número { $bridges }, { $factor }
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
points-activity-done = Hecho
points-activity-ended = Terminada
points-activity-step = +{ $points } PTS
points-activity-bonus = +{ $points } extra por completarla

points-order = +{ $points } puntos
points-order-counted = ya cuentan

points-panel = Multiplica tus puntos
points-panel-more = Más misiones
points-panel-previous = Misión anterior
points-panel-next = Misión siguiente
points-panel-all = Todos los puntos y misiones

events = Eventos
events-people = { $people } participantes
events-coming = Próximamente
events-ended = Terminados: { $count }
