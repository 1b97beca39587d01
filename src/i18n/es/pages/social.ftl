### Social tasks: follow, join, verify

social-title-x = Síguenos en X
social-title-discord = Únete a nuestro Discord
social-title-telegram = Únete a nuestro Telegram
social-worth = { $points } puntos
social-worth-trust = { $points } puntos (sin verificar)
social-worth-none = Sin puntos (no se puede verificar)

social-action-follow = Seguir
social-action-join = Unirse
social-action-auth = Autorizar
social-action-verify = Verificar
social-action-verifying = Verificando
social-action-retry = Reintentar
social-action-done = Hecho
social-opens = se abre en una pestaña nueva
social-reopen = Abrir { $platform } otra vez
social-hint-auth = Deja que Discord confirme que eres miembro. No se lee nada más y no se guarda nada.
social-hint-verifying = Confirma en tu wallet si te lo pide. Iniciar sesión es gratis.
social-hint-back = Después vuelve aquí para verificar o pulsa Verificar.
social-done = Hecho.
social-done-points = Hecho. { $points } puntos pendientes.

social-handle = Tu usuario de X
social-handle-missing = Introduce tu usuario de X, por ejemplo @name.
social-handle-invalid = Un usuario de X tiene hasta 15 letras, cifras y guiones bajos.
social-proof = Tu código de verificación
social-proof-copy = Copiar código
social-proof-why = Añade este código a tu biografía de X para que verifiquemos que la cuenta es tuya. Después puedes quitarlo.

social-discord-connect = Discord confirmó la wallet { $wallet }. Conecta esa wallet para verificar.
social-discord-other = Discord confirmó la wallet { $wallet }, pero hay otra conectada. Conecta esa wallet o empieza de nuevo con esta.
social-discord-declined = Lo rechazaste en Discord. No cambió nada y puedes intentarlo de nuevo cuando quieras.
social-discord-failed = Discord no responde. Inténtalo de nuevo en un momento.
social-discord-mismatch = Esta respuesta de Discord no se pidió en esta pestaña, así que la ignoramos. Pulsa Autorizar para empezar de nuevo.

social-failed = No se pudo verificar.
social-wait-seconds = Reintenta en { $seconds } s.
social-wait-minutes = Reintenta en { $minutes } min.
social-problem-verification_failed =
    { $platform ->
        [x] No te vemos entre nuestros seguidores en X. Síguenos con esta cuenta e inténtalo de nuevo.
        [discord] No te vemos entre los miembros de nuestro Discord. Únete con la misma cuenta e inténtalo de nuevo.
       *[telegram] No te vemos entre los miembros de nuestro Telegram. Únete al canal e inténtalo de nuevo.
    }
social-problem-handle_missing = Introduce tu usuario de X, por ejemplo @name, e inténtalo de nuevo.
social-problem-handle_unknown = Esta cuenta de X no existe o está suspendida. Revisa el usuario.
social-problem-account_protected = La lista de seguidos de esta cuenta es privada. Hazla pública durante la comprobación e inténtalo de nuevo.
social-problem-account_unproven = No vemos tu código en la biografía de X de esta cuenta. Añádelo, guarda e inténtalo de nuevo.
social-problem-follow_out_of_sight = Esta cuenta sigue a demasiadas otras para comprobarlo. Deja de seguirnos, síguenos otra vez e inténtalo de nuevo.
social-problem-code_missing = Autoriza primero en Discord.
social-problem-code_refused = La autorización de Discord ha caducado o ya se usó. Autoriza de nuevo.
social-problem-member_pending = Discord espera que aceptes las normas de la comunidad. Acéptalas ahí e inténtalo de nuevo.
social-problem-telegram_not_linked = Esta wallet no está vinculada a ninguna cuenta de Telegram. Abre la app en Telegram, vincula esta wallet e inténtalo de nuevo.
social-problem-account_taken = Esta cuenta ya completó la tarea con otra wallet. Usa otra cuenta o conecta esa wallet.
social-problem-verification_busy = La verificación está saturada en este momento.
social-problem-verification_unavailable = No podemos verificar esta tarea ahora. Inténtalo más tarde.
social-problem-too_many_requests = Demasiados intentos.
social-problem-rate_limited = Demasiados intentos. Espera un momento e inténtalo de nuevo.
social-problem-campaign_not_running = Esta tarea ha terminado y ya no da puntos.
social-problem-campaign_unknown = Esta tarea ya no está disponible.
social-problem-campaign_not_social = Esta tarea ha cambiado. Recarga la página.
social-problem-platform_mismatch = Esta tarea ha cambiado. Recarga la página.
social-problem-wallet_rejected = Lo rechazaste en tu wallet. No cambió nada.
