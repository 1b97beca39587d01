### Invitar a amigos y haber sido invitado

invite-link = Tu invitación
invite-copy = Copiar el enlace
invite-qr = Un código con tu invitación para la cámara de otro dispositivo
invite-share = Compartir
invite-share-title = Causeway
invite-share-text = Mueve tus activos entre redes con Causeway y gana puntos por ello:
invite-stat-referees = Amigos
invite-stat-bridges = Sus transferencias
invite-stat-points = Tus puntos
invite-stat-waiting = { $points } más en camino

invite-rules = Cómo funciona
invite-rule-share = Recibes el { $percent } % de los puntos que gana cada transferencia de un amigo. Tu amigo no pierde nada.
invite-rule-some = Recibes una parte de los puntos que gana cada transferencia de un amigo. Tu amigo no pierde nada.
invite-rule-first = Tu amigo abre el enlace, conecta una wallet y confirma la invitación antes de su primera transferencia. La primera invitación es la que vale.
invite-rule-wait =
    { $hours ->
        [one] Los puntos de la transferencia de un amigo esperan una hora antes de contar, porque todavía podría deshacerse.
       *[other] Los puntos de la transferencia de un amigo esperan { $hours } horas antes de contar, porque todavía podría deshacerse.
    }
invite-rule-wait_some = Los puntos de la transferencia de un amigo esperan un tiempo antes de contar, porque todavía podría deshacerse.

invite-friends = Amigos que vinieron
invite-friends-empty = Nadie todavía. Aquí aparecerá quien venga con tu enlace y lo confirme.
invite-friend-came = Vino el { $day }
invite-friend-joined = aún sin transferencias
invite-friend-ended = el operador anuló esta invitación
invite-friend-waiting = +{ $points } en camino
invite-friend-bridges =
    { $bridges ->
        [one] { $bridges } transferencia
       *[other] { $bridges } transferencias
    }

invite-none = Un enlace propio
invite-none-text = Conecta una wallet para obtener tu enlace y ver quién vino con él. Si la wallet es nueva aquí, inicia sesión una vez; no cuesta nada.
invite-wanted = Esta wallet es nueva aquí. Inicia sesión con ella una vez y tu enlace estará listo. Es una firma, no una transacción: no cuesta nada.
invite-wanted-action = Obtener mi enlace

invite-came = Has venido por una invitación
invite-came-text = Confírmala con tu wallet y quien te invitó recibirá además una parte de tus puntos del puente. A ti no te cuesta nada: ni comisión ni puntos.
invite-came-confirm = Confirmar con la wallet
invite-came-later = No, gracias
invite-came-bound = Tu invitación está confirmada
invite-came-bound-text = Quien te invitó recibe puntos por tus transferencias. Los tuyos siguen siendo tuyos.

invite-ask = Has venido por una invitación. Confírmala antes de tu primera transferencia: después ya no puede contar. No te cuesta nada.
invite-remembered = Tu invitación está guardada. Cuando conectes una wallet, confírmala antes de la primera transferencia.
invite-own_link = Este es tu propio enlace de invitación. Cuenta para los amigos que lo abran, no para ti.
invite-review = Has venido por una invitación. Solo cuenta si se confirma antes de la primera transferencia.
invite-review-action = Confirmar antes la invitación

invite-problem-referral_self = Es tu propia invitación. Compártela con tus amigos.
invite-problem-referral_cycle = Esta invitación viene de alguien a quien invitaste tú, así que no puede contar.
invite-problem-referral_taken = Ya confirmaste otra invitación antes, y esa es la que vale.
invite-problem-referral_late = Una invitación solo cuenta antes de la primera transferencia, y esta wallet ya ha hecho alguna.
invite-problem-referral_ended = El operador anuló la invitación de esta wallet, así que no puede aceptar otra.
invite-problem-referral_unknown = Ya nadie invita con este enlace.
invite-problem-wallet_rejected = Lo rechazaste en tu wallet. No ha cambiado nada; puedes confirmarlo más tarde.

invite-task = Invitar a amigos
invite-task-text = Una parte de los puntos de cada transferencia de tus amigos
invite-task-action = Compartir
