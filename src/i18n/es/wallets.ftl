### Lista de wallets y conexión

wallets-connect_destination = Conectar una wallet de destino
wallets-chip = Mi wallet:{ " " }
wallets-mine = Mi wallet
wallets-connect = Conectar wallet
wallets-other = Usar otra wallet
wallets-kind = Tipo de wallet
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = No EVM
wallets-group-evm = Wallets EVM
wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
wallets-group-fuel = Fuel
wallets-group-starknet = StarkNet
wallets-group-benfen = BenFen
wallets-group-bitcoin = Bitcoin
wallets-group-ton = TON

wallets-back = Todas las wallets
wallets-scan = Escanear
wallets-scan-title = Escanea para usar { $wallet }
wallets-pairing-code = Código para la cámara de { $wallet }
wallets-pairing-starting = Estableciendo conexión
wallets-pairing-open = Abrir { $wallet }
wallets-pairing-copy = Copiar enlace
wallets-pairing-install = Obtener { $wallet } para este navegador
wallets-pairing-again = Reintentar

wallets-open = Abrir
wallets-inside-title = Abrir en { $wallet }
wallets-inside-text = { $wallet } funciona en su propio navegador. Abre esta página allí: lo que has rellenado va contigo, y una transferencia sigue en su enlace en ambos lados.
wallets-inside-order = { $wallet } funciona en su propio navegador. Continúa allí con esta transferencia y síguela en ambos lados. El enlace sirve una sola vez, durante diez minutos: no se lo enseñes a nadie.
wallets-inside-code = Código que abre esta página en { $wallet }

wallets-terms = Al conectar una wallet aceptas los
wallets-browser = Wallet del navegador
wallets-install = Instalar
wallets-connecting = Mira en tu wallet
wallets-none = No se encontró esa wallet en este navegador.
wallets-load_failed = No se pudieron cargar las wallets.
wallets-copy = Copiar dirección
wallets-exit = Desconectar { $name }
wallets-unknown_network = Red { $id }

connect-wallet_rejected = Rechazaste la solicitud.
connect-wallet_not_found = Esta wallet puede estar en conflicto con otras o no estar instalada. Desactiva las demás o instálala.
connect-wallet_pending_request = El recurso solicitado no está disponible.
connect-relay_unreachable = Ahora mismo no se puede contactar con la aplicación de tu wallet. No se envió nada; revisa tu conexión e inténtalo de nuevo.
connect-missing = Error: instala primero { $wallet }.
connect-missing-bitget = Instala Bitget Wallet
connect-missing-phantom = No se encontró Phantom
connect-missing-backpack = No se encontró Backpack
