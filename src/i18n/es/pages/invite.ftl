### Referrals: inviting friends and being invited

invite-link = Tu enlace de referido
invite-copy = Copiar enlace
invite-qr = Código QR con tu enlace de referido
invite-share = Compartir
invite-share-title = Causeway
invite-share-text = Transfiere activos entre redes con Causeway y gana puntos:
invite-stat-referees = Amigos
invite-stat-bridges = Sus transferencias
invite-stat-points = Tus puntos
invite-stat-waiting = { $points } pendientes

invite-rules = Cómo funciona
invite-rule-share = Ganas el { $percent } % de los puntos de cada transferencia de tus amigos. Sus puntos no se reducen.
invite-rule-some = Ganas una parte de los puntos de cada transferencia de tus amigos. Sus puntos no se reducen.
invite-rule-first = Tu amigo abre el enlace, conecta una wallet y confirma el referido antes de su primera transferencia. El primer referido confirmado es definitivo.
invite-rule-wait =
    { $hours ->
        [one] Los puntos de la transferencia de un amigo quedan pendientes una hora, por si la red la revierte.
       *[other] Los puntos de la transferencia de un amigo quedan pendientes { $hours } horas, por si la red la revierte.
    }
invite-rule-wait_some = Los puntos de la transferencia de un amigo quedan pendientes un tiempo, por si la red la revierte.

invite-friends = Tus referidos
invite-friends-empty = Aún no tienes referidos. Los amigos que se unan con tu enlace aparecerán aquí.
invite-friend-came = Se unió el { $day }
invite-friend-joined = Aún sin transferencias
invite-friend-ended = Referido anulado por el operador
invite-friend-waiting = +{ $points } pendientes
invite-friend-bridges =
    { $bridges ->
        [one] { $bridges } transferencia
       *[other] { $bridges } transferencias
    }

invite-none = Tu enlace de referido
invite-none-text = Conecta una wallet para obtener tu enlace y ver tus referidos. Las wallets nuevas inician sesión una vez; es gratis.
invite-wanted = Esta wallet es nueva aquí. Inicia sesión una vez para crear tu enlace; es una firma gratuita, no una transacción.
invite-wanted-action = Obtener mi enlace

invite-came = Un amigo te invitó
invite-came-text = Confirma con tu wallet para dar a tu amigo una parte de tus puntos por transferencias. Es gratis y conservas todos tus puntos.
invite-came-confirm = Confirmar con la wallet
invite-came-decline = No, gracias
invite-came-bound = Referido confirmado
invite-came-bound-text = Tu amigo gana puntos cuando haces transferencias. Tú conservas todos los tuyos.

invite-ask = Un amigo te invitó. Confirma antes de tu primera transferencia o no contará; es gratis.
invite-remembered = Tu referido está guardado. Conecta una wallet y confírmalo antes de tu primera transferencia.
invite-own_link = Este es tu propio enlace de referido. Solo cuenta para los amigos que lo abran.
invite-review = Un amigo te invitó. El referido solo cuenta si lo confirmas antes de tu primera transferencia.
invite-review-action = Confirmar antes el referido

invite-problem-referral_self = Es tu propio enlace de referido. Compártelo con tus amigos.
invite-problem-referral_cycle = Este referido viene de alguien a quien invitaste, así que no puede contar.
invite-problem-referral_taken = Ya confirmaste otro referido y no se puede cambiar.
invite-problem-referral_late = Los referidos solo cuentan antes de la primera transferencia, y esta wallet ya ha hecho alguna.
invite-problem-referral_ended = El operador anuló el referido de esta wallet, así que no puede usar otro.
invite-problem-referral_unknown = Este enlace de referido ya no es válido.
invite-problem-wallet_rejected = Lo rechazaste en tu wallet. No cambió nada y puedes confirmarlo más tarde.

invite-task = Invitar a amigos
invite-task-text = Una parte de los puntos de cada transferencia de tus amigos
invite-task-action = Compartir
