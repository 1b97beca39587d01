### Inside Telegram

telegram-start-unknown = No pudimos leer el enlace que abrió la app, así que esta es la página de inicio.

telegram-launch-failed = No has iniciado sesión con Telegram. Aún puedes hacer transferencias.
telegram-launch-init_data_expired = Tu inicio de sesión con Telegram ha caducado. Cierra la app y ábrela de nuevo.
telegram-launch-init_data_future = No pudimos iniciar sesión porque el reloj de tu dispositivo está adelantado. Corrige la hora y abre la app de nuevo.
telegram-launch-init_data_invalid = No pudimos verificar tu inicio de sesión con Telegram. Cierra la app y ábrela desde el bot.
telegram-launch-init_data_missing = Telegram no compartió tu cuenta, así que no has iniciado sesión. Abre la app desde el bot.
telegram-launch-init_data_used = Has cerrado sesión. Cierra la app y ábrela de nuevo para iniciar sesión.
telegram-launch-telegram_off = Este sitio no tiene bot de Telegram, así que no puedes iniciar sesión aquí. Aún puedes hacer transferencias.
telegram-launch-offline = Sin conexión. Iniciaremos tu sesión cuando vuelvas a conectarte.
telegram-launch-timeout = El inicio de sesión tardó demasiado. Aún puedes hacer transferencias.

telegram-colours = Tema de Telegram
telegram-home-title = ¿Añadir a la pantalla de inicio?
telegram-home-text = Abre Causeway con un toque desde la pantalla de inicio.
telegram-home-add = Añadir a inicio

telegram-wallets = Wallets vinculadas a Telegram
telegram-wallets-text = Vincula una wallet para usar aquí referidos, tareas sociales y mensajes de transferencias.
telegram-wallets-away = No se pudieron cargar tus wallets
telegram-wallets-none = No hay wallets vinculadas
telegram-wallets-none_text = Conecta una wallet y vincúlala con una firma gratuita.
telegram-wallets-chosen = En uso
telegram-wallets-choose = Usar
telegram-wallets-choose_one = Usar { $address }
telegram-wallets-unlink = Desvincular
telegram-wallets-unlink_one = Desvincular { $address }
telegram-wallets-unlink_ask = ¿Desvincular?
telegram-wallets-keep = Conservar
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Conectada, pero aún no vinculada a esta cuenta de Telegram.
telegram-wallets-link = Firmar para vincular
telegram-wallets-moved = { $wallet } se movió a otra cuenta de Telegram el { $date }. Solo cambió el vínculo, que no mueve fondos.
telegram-wallets-moved_text = Si no fuiste tú, alguien más tiene acceso a esta wallet: mueve tus fondos a una nueva. Para volver a vincular esta aquí, conéctala y firma.

telegram-receipts = Mensajes de transferencias
telegram-receipts-note = Recibe un mensaje del bot cuando un depósito se detecta, llega, se reembolsa o requiere tu atención. Incluye las wallets vinculadas a esta cuenta de Telegram.
telegram-receipts-refused = No permitiste que el bot te envíe mensajes, así que sigue desactivado. Actívalo de nuevo para cambiarlo.

telegram-offer = Recibe mensajes sobre tus transferencias
telegram-offer-link = Vincula tu wallet con una firma gratuita. El bot te escribirá cuando una transferencia llegue, se reembolse o requiera tu atención.
telegram-offer-link-action = Vincular wallet
telegram-offer-turn_on = El bot te escribe cuando una transferencia llega, se reembolsa o requiere tu atención.
telegram-offer-turn_on-action = Activar mensajes
telegram-offer-dismiss = Ahora no
telegram-offer-done = Mensajes de transferencias activados.

telegram-share = Compartir en Telegram
telegram-share-text = Tu invitación está lista. Elige un chat para enviarla.
telegram-share-expired = Esta invitación ha caducado. Envía /invite al bot para obtener otra o comparte tu enlace.
telegram-share-failed = Telegram no pudo enviar la invitación. Inténtalo de nuevo o comparte tu enlace.

problem-init_data_missing = Telegram no compartió tu cuenta. Abre la app desde el bot.
problem-init_data_expired = Tu inicio de sesión con Telegram ha caducado. Cierra la app y ábrela de nuevo.
problem-init_data_invalid = No pudimos verificar tu inicio de sesión con Telegram. Cierra la app y ábrela desde el bot.
problem-init_data_future = El reloj de tu dispositivo está adelantado. Corrige la hora y abre la app de nuevo.
problem-init_data_used = Has cerrado sesión. Cierra la app y ábrela de nuevo para iniciar sesión.
problem-telegram_off = Este sitio no tiene bot de Telegram.
problem-telegram_session_required = Tu sesión de Telegram ha terminado. Cierra la app y ábrela de nuevo.
problem-wallet_of_another = Esta wallet se está vinculando a otra cuenta de Telegram ahora mismo. Inténtalo de nuevo.
problem-too_many_wallets = Puedes vincular hasta 20 wallets. Desvincula una primero.
problem-wallet_not_linked = Esta wallet ya no está vinculada a tu cuenta de Telegram.
problem-contract_wallet_unused = Esta wallet de contrato inteligente aún no tiene actividad aquí. Haz primero una transferencia o un check-in con ella y luego vincúlala.
