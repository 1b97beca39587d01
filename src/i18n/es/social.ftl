### Tareas sociales: seguir, unirse y lo que ve la plataforma

social-title-x = Síguenos en X
social-title-discord = Únete a nuestro Discord
social-title-telegram = Únete a nuestro Telegram
social-worth = { $points } puntos
social-worth-trust = { $points } puntos; confiamos en tu palabra
social-worth-none = Sin puntos: aquí nadie puede comprobarlo

social-action-follow = Seguir
social-action-join = Unirse
social-action-auth = Autorizar
social-action-verify = Verificar
social-action-verifying = Verificando
social-action-retry = Reintentar
social-action-done = Hecho
social-opens = se abre en una pestaña nueva
social-reopen = Abrir { $platform } otra vez
social-hint-auth = Un paso más: deja que Discord muestre que eres miembro. No se lee nada más y no se guarda nada.
social-hint-verifying = Confirma en tu wallet si te lo pide. Iniciar sesión no cuesta nada.
social-hint-back = Vuelve aquí después: entonces se verifica. O pulsa Verificar.
social-done = Hecho.
social-done-points = Hecho: { $points } puntos van de camino.

social-handle = Tu nombre en X
social-handle-missing = Introduce tu nombre en X, por ejemplo @name.
social-handle-invalid = Un nombre en X tiene hasta 15 letras, cifras y guiones bajos.
social-proof = Tu código para X
social-proof-copy = Copiar el código
social-proof-why = Pon este código en la biografía de tu perfil de X para que veamos que la cuenta es tuya. Tras la verificación puedes quitarlo.

social-discord-connect = Discord ha respondido para la wallet { $wallet }. Conéctala para verificar.
social-discord-other = Discord ha respondido para la wallet { $wallet }, que no es la conectada ahora. Conéctala para verificar o empieza de nuevo con esta.
social-discord-declined = Lo rechazaste en Discord. No ha cambiado nada; puedes mostrar tu membresía en cualquier momento.
social-discord-failed = Discord no pudo responder. Inténtalo otra vez en un momento.
social-discord-mismatch = Lo que devolvió Discord no se pidió en esta pestaña, así que no se usó. Pulsa Autorizar para empezar de nuevo.

social-failed = No se pudo verificar.
social-wait-seconds = Reintenta en { $seconds } s.
social-wait-minutes = Reintenta en { $minutes } min.
social-problem-verification_failed =
    { $platform ->
        [x] X no muestra que nos sigues. Síguenos con la cuenta de este nombre e inténtalo de nuevo.
        [discord] Discord no te muestra como miembro. Únete primero a la comunidad e inténtalo de nuevo con la misma cuenta.
       *[telegram] Telegram no te muestra como miembro. Únete primero al canal e inténtalo de nuevo.
    }
social-problem-handle_missing = Introduce tu nombre en X, por ejemplo @name, e inténtalo de nuevo.
social-problem-handle_unknown = No existe esa cuenta en X o está suspendida. Revisa el nombre.
social-problem-account_protected = Esta cuenta no muestra a quién sigue. Hazla pública durante la comprobación e inténtalo de nuevo.
social-problem-account_unproven = X no muestra tu código en la biografía de esta cuenta. Ponlo ahí, guarda e inténtalo de nuevo.
social-problem-follow_out_of_sight = Esta cuenta sigue a demasiadas personas para encontrarnos entre ellas. Deja de seguirnos, síguenos otra vez e inténtalo de nuevo.
social-problem-code_missing = Deja primero que Discord muestre tu membresía.
social-problem-code_refused = El permiso de Discord ya se usó o ha caducado. Dalo otra vez.
social-problem-member_pending = Discord aún espera que aceptes las normas de la comunidad. Acéptalas allí e inténtalo de nuevo.
social-problem-telegram_not_linked = Ninguna cuenta de Telegram está vinculada a esta wallet. Abre la aplicación en Telegram, vincula allí esta wallet y verifica de nuevo.
social-problem-account_taken = Esta cuenta ya hizo la tarea para otra wallet. Usa otra cuenta o conecta esa wallet.
social-problem-verification_busy = Mucha gente está verificando en este momento.
social-problem-verification_unavailable = La tarea no se puede verificar ahora mismo. No es culpa tuya; inténtalo más tarde.
social-problem-too_many_requests = Demasiados intentos a la vez.
social-problem-rate_limited = Demasiados intentos a la vez. Espera un momento e inténtalo de nuevo.
social-problem-campaign_not_running = Esta tarea ha terminado y ya no da puntos.
social-problem-campaign_unknown = Esta tarea ya no se ofrece.
social-problem-campaign_not_social = Esta tarea ha cambiado. Vuelve a cargar la página.
social-problem-platform_mismatch = Esta tarea ha cambiado. Vuelve a cargar la página.
social-problem-wallet_rejected = Lo rechazaste en tu wallet. No ha cambiado nada.
