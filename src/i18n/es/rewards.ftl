### Puntos y check-in diario

rewards-points = { $points } ptos.
rewards-points_of = { $wallet }: { $points } ptos.

rewards-check_in-title = Check-in diario
rewards-check_in-open = Check-in diario
rewards-check_in-action = Hacer check-in
rewards-check_in-done = Check-in hecho hoy
rewards-check_in-connect = Conectar una wallet para { $network }
rewards-check_in-other_wallet = Tu wallet no puede hacer check-in en { $network }. Conecta también una para { $network }; la otra sigue conectada.
rewards-check_in-success = Check-in realizado
rewards-check_in-network = Red
rewards-check_in-networks_unknown = No se pudieron cargar las redes. Sin ellas nadie puede hacer check-in.
rewards-check_in-of = Check-in de { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] Un check-in da { $points } punto al día, { $bridged } en un día con transferencia.
       *[other] Un check-in da { $points } puntos al día, { $bridged } en un día con transferencia.
    }
rewards-check_in-rows = Los días seguidos dan más: { $days }. La racha empieza de nuevo cada lunes (UTC).
rewards-check_in-row =
    { $points ->
        [one] { $points } punto más el día { $day }
       *[other] { $points } puntos más el día { $day }
    }
rewards-check_in-double = Ahora el doble de puntos: { $points } por un check-in, { $bridged } en un día con transferencia.

rewards-check_in-calendar = Tus check-ins
rewards-check_in-previous = Mes anterior
rewards-check_in-next = Mes siguiente
rewards-check_in-unknown = No se pudieron cargar tus check-ins.
rewards-check_in-today = { $day }, hoy: hacer check-in
rewards-check_in-checked = { $day }: check-in hecho, { $points } puntos. Abre la transacción
rewards-check_in-counted = { $day }: check-in hecho, { $points } puntos
rewards-check_in-dot = Un día sin check-in
rewards-check_in-not = { $day }: sin check-in

rewards-check_in-next_in = Próximo check-in en { $left }
rewards-check_in-left = El día termina en { $left } (UTC)
rewards-check_in-looking = Comprobando si ya hiciste check-in
rewards-check_in-switching = Cambia a { $network } en tu wallet
rewards-check_in-signing = Confirma en tu wallet
rewards-check_in-landing = En camino en { $network }
rewards-check_in-counting = Contando tus puntos

rewards-problem-check_in_waiting = La red va lenta. Tu check-in contará por sí solo cuando vuelvas a abrir esto.
rewards-problem-check_in_failed = La red rechazó este check-in. No se contó nada; inténtalo de nuevo.
rewards-problem-check_in_day_over = Este check-in era de un día que ya terminó (UTC) y la red lo rechazó. No se contó nada. Haz el check-in de hoy.
rewards-problem-check_in_unsure = No se pudo preguntar al servidor si ya hiciste check-in hoy, así que no se firmó nada.
rewards-problem-check_in_repeated = Check-in repetido
rewards-problem-check_in_not_found = Esta transacción no es un check-in de su día. Haz check-in de nuevo.
rewards-problem-check_in_untraced = Esta wallet ya hizo check-in hoy en esta red, pero no se encontró la transacción. No firmes otra vez: la red lo rechazaría.
rewards-problem-check_in_of_another = Este check-in pertenece a otra wallet.
rewards-problem-check_in_too_old = Este check-in llegó demasiado tarde para contar.
rewards-problem-check_in_unsupported = En esta red no hay check-in.
rewards-problem-check_in_call_stale = El reloj de tu dispositivo está desajustado varios minutos. Ponlo en hora e inténtalo de nuevo.
rewards-problem-check_in_call_repeated = Se envió dos veces. Inténtalo de nuevo.
rewards-problem-wallet_wrong_network = Tu wallet está en otra red. Inténtalo de nuevo.
rewards-problem-wallet_mismatch = Tu wallet está en otra cuenta. Vuelve a la anterior.
