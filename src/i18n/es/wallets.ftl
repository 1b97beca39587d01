### Wallet list and connecting

wallets-connect_destination = Conectar wallet de destino
wallets-chip = Mi wallet:{ " " }
wallets-more =
    { $count ->
        [one] { $count } wallet conectada más
       *[other] { $count } wallets conectadas más
    }
wallets-mine = Mi wallet
wallets-connect = Conectar wallet
wallets-other = Usar otra wallet
wallets-kind = Tipo de wallet
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = No EVM

wallets-back = Todas las wallets
wallets-scan = Escanear
wallets-scan-title = Escanea para usar { $wallet }
wallets-pairing-code = Código QR para { $wallet }
wallets-pairing-starting = Conectando…
wallets-pairing-open = Abrir { $wallet }
wallets-needs_evm = Conecta una wallet EVM para usar esta página.
wallets-switches_first = Tu wallet está en otra red. Te pedirá cambiar a { $network } antes de firmar.
wallets-pairing-copy = Copiar enlace
wallets-pairing-install = Obtener { $wallet } para este navegador
wallets-pairing-again = Reintentar

wallets-open = Abrir
wallets-inside-title = Abrir en { $wallet }
wallets-inside-text = { $wallet } tiene su propio navegador. Abre esta página ahí: tus datos se conservan y puedes seguir la transferencia en ambos.
wallets-inside-order = Continúa esta transferencia en el navegador de { $wallet }. El enlace funciona una vez, durante diez minutos; no lo compartas.
wallets-inside-code = Código QR que abre esta página en { $wallet }

wallets-terms = Al conectar una wallet aceptas los
wallets-browser = Wallet del navegador
wallets-install = Instalar
wallets-connecting = Revisa tu wallet
wallets-none = No hay wallets de este tipo en este navegador.
wallets-load_failed = No se pudieron cargar las wallets.
wallets-copy = Copiar dirección
wallets-exit = Desconectar { $name }
wallets-unknown_network = Red { $id }
wallets-other_network = Red no compatible
wallets-cctp-native = { $amount } { $symbol } nativos (CCTP)
wallets-cctp-bridged = { $amount } { $symbol } de puente (sin CCTP)
wallets-cctp-paused = CCTP está en pausa ahora.
wallets-cctp-denied = CCTP no acepta esta cuenta.

connect-wallet_rejected = Rechazaste la solicitud.
connect-wallet_not_found = Esta wallet puede estar en conflicto con otras o no estar instalada. Desactiva las otras o instálala.
connect-wallet_pending_request = El recurso solicitado no está disponible.
connect-relay_unreachable = No podemos conectar con WalletConnect ahora. No se envió nada; revisa tu conexión e inténtalo de nuevo.
connect-missing = Error: instala primero { $wallet }.
connect-missing-bitget = Instala Bitget Wallet
connect-missing-phantom = No se encontró Phantom
connect-missing-backpack = No se encontró Backpack

inscribe-open = Enviar una inscripción
inscribe-title = Enviar una inscripción
inscribe-note = Tu wallet primero crea la inscripción y después la envía. Cada paso tiene su propia comisión de red.
inscribe-mode = Tipo
inscribe-mode-brc-20 = Transferencia BRC-20
inscribe-mode-inscribe = Texto
inscribe-ticker = Ticker del token
inscribe-amount = Cantidad
inscribe-balance = Tu wallet comprueba tu saldo BRC-20; esta página no puede.
inscribe-text = Texto que se inscribirá
inscribe-to = Dirección del destinatario
inscribe-start = Continuar
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = Texto: { $text }
inscribe-step-make = Crear la inscripción
inscribe-step-send = Enviarla al destinatario
inscribe-step-done = Hecho
inscribe-make = Crear inscripción
inscribe-send = Enviar inscripción
inscribe-unanswered = Tu wallet no confirmó este paso. Revísala antes de reintentarlo para no pagar dos veces.
inscribe-sent = La inscripción está en camino. Llegará cuando se confirme su transacción.
inscribe-discard = Empezar de nuevo
inscribe-another = Enviar otra
inscribe-problem-ticker = Un ticker BRC-20 tiene 4 o 5 caracteres.
inscribe-problem-amount = Introduce una cantidad mayor que cero, como 12.5.
inscribe-problem-text = Introduce el texto que se inscribirá, hasta 10 000 bytes.
inscribe-problem-recipient = Introduce un destinatario en la red de tu wallet.
