### Dentro de Telegram

telegram-start-unknown = No se pudo leer el enlace que abrió la aplicación, así que empiezas desde el inicio.

telegram-launch-failed = Ahora mismo no has iniciado sesión con Telegram. El puente funciona igualmente.
telegram-launch-init_data_expired = Telegram abrió esta aplicación hace demasiado para iniciar tu sesión. Ciérrala y ábrela de nuevo.
telegram-launch-init_data_future = El reloj de tu Telegram va adelantado al nuestro, así que no pudimos iniciar tu sesión. Revisa la hora de tu dispositivo y abre la aplicación de nuevo.
telegram-launch-init_data_invalid = No pudimos comprobar que Telegram abrió esta aplicación, así que no has iniciado sesión. Ciérrala y ábrela desde el bot.
telegram-launch-init_data_missing = Telegram no dijo quién eres, así que no has iniciado sesión. Abre la aplicación desde el bot.
telegram-launch-init_data_used = Has cerrado sesión. Cierra la aplicación y ábrela de nuevo para entrar.
telegram-launch-telegram_off = Este sitio no tiene bot en Telegram, así que aquí nadie inicia sesión. El puente funciona igualmente.
telegram-launch-offline = Sin conexión. Iniciaremos tu sesión cuando vuelva.
telegram-launch-timeout = Nuestro servidor tardó demasiado en iniciar tu sesión. El puente funciona igualmente.

telegram-colours = Colores de Telegram
telegram-home-title = ¿Causeway siempre a mano?
telegram-home-text = Ponlo en tu pantalla de inicio para abrirlo con un toque.
telegram-home-add = Añadir a inicio

telegram-wallets = Wallets de esta cuenta de Telegram
telegram-wallets-text = Con una wallet vinculada puedes hacer aquí lo que solo su dueño puede: invitaciones, tareas sociales, mensajes sobre tus transferencias.
telegram-wallets-away = No se pudieron mostrar tus wallets
telegram-wallets-none = Ninguna wallet vinculada
telegram-wallets-none_text = Conecta una wallet y vincúlala con una firma. No cuesta nada.
telegram-wallets-chosen = En uso
telegram-wallets-choose = Usar
telegram-wallets-choose_one = Usar { $address }
telegram-wallets-unlink = Desvincular
telegram-wallets-unlink_one = Desvincular { $address }
telegram-wallets-unlink_ask = ¿Desvincularla?
telegram-wallets-keep = Conservar
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Conectada, pero aún no vinculada a esta cuenta de Telegram.
telegram-wallets-link = Vincular con una firma

telegram-receipts = Mensajes sobre tus transferencias
telegram-receipts-note = El bot te escribe cuando un depósito se detecta, llega, se devuelve o te necesita. Vale para las wallets vinculadas a esta cuenta de Telegram.
telegram-receipts-refused = No permitiste que el bot te escriba, así que sigue desactivado. Actívalo de nuevo para volver a elegir.

telegram-share = Compartir en Telegram
telegram-share-text = Tu invitación está lista. Elige el chat al que enviarla.
telegram-share-expired = Esta invitación se preparó hace demasiado tiempo. Pide otra al bot con /invite o comparte tu enlace.
telegram-share-failed = Telegram no pudo enviar la invitación. Inténtalo otra vez o comparte tu enlace.

problem-init_data_missing = Telegram no dijo quién eres. Abre la aplicación desde el bot.
problem-init_data_expired = Telegram abrió esta aplicación hace demasiado. Ciérrala y ábrela de nuevo.
problem-init_data_invalid = No pudimos comprobar que Telegram abrió esta aplicación. Ciérrala y ábrela desde el bot.
problem-init_data_future = El reloj de tu Telegram va adelantado al nuestro. Revisa la hora de tu dispositivo y abre la aplicación de nuevo.
problem-init_data_used = Has cerrado sesión. Cierra la aplicación y ábrela de nuevo para entrar.
problem-telegram_off = Este sitio no tiene bot en Telegram.
problem-telegram_session_required = Tu sesión en Telegram ha terminado. Cierra la aplicación y ábrela de nuevo.
problem-wallet_of_another = Otra cuenta de Telegram está vinculando esta wallet ahora mismo. Inténtalo de nuevo.
problem-too_many_wallets = Una cuenta de Telegram puede tener 20 wallets. Desvincula una primero.
problem-wallet_not_linked = Esta wallet ya no está vinculada a tu cuenta de Telegram.
problem-contract_wallet_unused = Esta wallet de contrato aún no tiene actividad aquí. Haz primero una transferencia o un check-in con ella y vincúlala después.
