account-connect-title = Conecta una wallet
account-connect-text = Tus sesiones y datos pertenecen a tu wallet.
account-signin-title = Inicia sesión para ver tus sesiones
account-signin-text = Tu wallet firma un mensaje. Es gratis y no mueve fondos.
account-signin = Iniciar sesión
account-away = No se pueden cargar tus sesiones
account-sessions = Sesiones
account-session-unknown = Dispositivo desconocido
account-session-current = Este dispositivo
account-session-seen = Último uso: { $when }
account-session-end = Cerrar
account-session-end_one = Cerrar la sesión en { $device }
account-sessions-end_others = Cerrar las demás sesiones
account-sessions-end_all = Cerrar sesión en todas partes
account-end-ask = ¿Cerrar esta sesión?
account-end-ask_all = ¿Cerrar sesión en todas partes?
account-end-text = Tendrás que iniciar sesión de nuevo con tu wallet.
account-end-stay = Mantener la sesión
account-data = Tus datos
account-data-wallet = Incluye { $address }.
account-data-wallet_linked = Incluye { $address } y su vínculo con Telegram.
account-data-telegram =
    { $count ->
        [0] Incluye tu cuenta de Telegram.
        [one] Incluye tu cuenta de Telegram y su wallet vinculada.
       *[other] Incluye tu cuenta de Telegram y sus { $count } wallets vinculadas.
    }
account-export = Descargar mis datos
account-export-ready = Tu archivo está listo.
account-export-save = Guardar { $file }
account-delete-title = Eliminar tus datos
account-delete-text = Elimina tus sesiones, tu actividad, los vínculos con Telegram y tu código de referido. Las transferencias y los puntos confirmados siguen registrados con la dirección de tu wallet.
account-delete-unavailable = La eliminación aún no está configurada en este sitio. Mientras tanto, puedes descargar tus datos y cerrar sesión en todas partes.
account-delete = Eliminar mis datos
account-delete-ask = ¿Eliminar tus datos?
account-delete-warning = No se puede deshacer. Las transferencias en curso continuarán.
account-delete-remains = Los puntos confirmados siguen registrados por dirección de wallet, pero la clasificación deja de mostrarlos, salvo que vuelvas a ella.
account-delete-signature = Antes, tu wallet te pide firmar un mensaje.
account-delete-keep = Conservar mis datos
account-ended = Has cerrado sesión
account-ended-text = Cierra la app y ábrela de nuevo para iniciar sesión.
account-deleted = Tus datos se han eliminado
account-deleted-text = Las transferencias en curso continuarán.
