### Points and the daily check-in

rewards-check_in-title = Check-in diario
rewards-check_in-action = Hacer check-in
rewards-check_in-connect = Conectar una wallet para { $network }
rewards-check_in-other_wallet = Tu wallet no puede hacer check-in en { $network }. Conecta una para { $network }: esa wallet recibe los puntos.
rewards-check_in-network = Red
rewards-check_in-networks_unknown = No se pudieron cargar las redes. El check-in no está disponible hasta que carguen.
rewards-check_in-of = Check-in de { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] Gana { $points } punto al día, o { $bridged } si haces una transferencia ese día.
       *[other] Gana { $points } puntos al día, o { $bridged } si haces una transferencia ese día.
    }
rewards-check_in-rows = Las rachas dan más: { $days }. Se reinician cada lunes (UTC).
rewards-check_in-row =
    { $points ->
        [one] +{ $points } punto el día { $day }
       *[other] +{ $points } puntos el día { $day }
    }
rewards-check_in-double = Puntos dobles: { $points } por check-in, o { $bridged } si haces una transferencia ese día.

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
rewards-check_in-looking = Comprobando el estado de hoy…
rewards-check_in-switching = Cambia a { $network } en tu wallet
rewards-check_in-signing = Confirma en tu wallet
rewards-check_in-landing = Confirmando en { $network }…
rewards-check_in-counting = Sumando tus puntos…

rewards-problem-check_in_waiting = La red va lenta. Vuelve a abrir esta página más tarde para completar tu check-in.
rewards-problem-check_in_failed = La red rechazó este check-in. No se contó nada; inténtalo de nuevo.
rewards-problem-check_in_day_over = El día terminó (UTC) antes de confirmarse el check-in, así que no cuenta. Haz el check-in de hoy.
rewards-problem-check_in_unsure = No pudimos comprobar el estado de hoy, así que no se firmó nada. Inténtalo de nuevo.
rewards-problem-check_in_repeated = Check-in repetido
rewards-problem-check_in_not_found = Esta transacción no es un check-in de su día. Haz check-in de nuevo.
rewards-problem-check_in_untraced = Ya hiciste check-in hoy en esta red, pero no encontramos la transacción. No firmes otra vez: la red la rechazaría.
rewards-problem-check_in_of_another = Este check-in pertenece a otra wallet.
rewards-problem-check_in_too_old = Este check-in se envió demasiado tarde para contar.
rewards-problem-check_in_unsupported = El check-in no está disponible en esta red.
rewards-problem-check_in_call_stale = El reloj de tu dispositivo no es correcto. Ajústalo e inténtalo de nuevo.
rewards-problem-check_in_call_repeated = Esta solicitud se envió dos veces. Inténtalo de nuevo.
rewards-problem-wallet_wrong_network = Tu wallet está en la red equivocada. Inténtalo de nuevo.
rewards-problem-wallet_mismatch = Tu wallet cambió a otra cuenta. Vuelve a la anterior e inténtalo de nuevo.
