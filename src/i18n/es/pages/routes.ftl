### Titles and descriptions of every address, also for search engines and link previews

screen-confirm-title = Revisar transferencia
screen-confirm-description = Revisa lo que envías, lo que recibes y lo que cuesta antes de confirmar en tu wallet.

screen-completed-title = Completada
screen-completed-description = El recibo de tu transferencia: qué llegó, adónde y con qué transacciones.

screen-order-title = Transferencia
screen-order-description = Sigue una transferencia desde el depósito hasta la llegada.

screen-history-title = Historial
screen-history-description = Todas tus transferencias, las más recientes primero.

screen-query-title = Buscar una transferencia
screen-query-description = Busca cualquier transferencia por su ID, hash de transacción o dirección de wallet.

screen-status-title = Estado del servicio
screen-status-description = Comprueba si todo funciona ahora y con qué rapidez y fiabilidad entrega cada proveedor.
screen-trust-description = Consulta qué protege tus depósitos: atestadores, saldos en custodia, auditorías y simulacros.

screen-pay-title = Solicitar un pago
screen-pay-description = Cobra con un enlace: quien paga usa cualquier red y tú recibes el importe en la tuya.

screen-account-description = Mira dónde has iniciado sesión, cierra sesiones y descarga o elimina tus datos.

screen-tos-title = Términos del servicio
screen-tos-description = Las condiciones de uso de Causeway: custodia, comisiones y riesgos.

screen-access-restricted-title = No disponible en tu ubicación
screen-access-restricted-description = La normativa local no nos permite ofrecer este servicio en tu ubicación.

screen-dapp-title = Puente
screen-dapp-description = Transfiere activos entre redes desde otra app.

screen-network-title = Puente
screen-network-description = Transfiere activos entre redes con uno de nuestros socios.

screen-network-history-title = Historial
screen-network-history-description = Todas tus transferencias con uno de nuestros socios.

screen-swap-title = Intercambio
screen-swap-description = Intercambia tokens en una red con la mejor de varias cotizaciones y todos los costes a la vista antes de firmar.
screen-swap-detail-title = Detalles del intercambio
screen-swap-detail-description = Progreso y resultado de un intercambio de tokens.

screen-maker-description = Descubre cómo funciona la creación de mercado, con rutas, límites y tiempos actuales.

screen-pool-description = Las direcciones invitadas prestan al creador de mercado y comparten sus ganancias.

screen-portfolio-description = Consulta los saldos de todas tus wallets conectadas y su valor en dólares.

screen-points-title = Puntos
screen-points-description = Gana puntos con transferencias, check-ins diarios, tareas y referidos.

screen-deploy-description = Despliega tu propio contrato pequeño con una sola firma.

screen-ecosystem-description = Redes, wallets y apps que funcionan con Causeway.

screen-invite-title = Invitar a amigos
screen-invite-description = Comparte tu enlace y gana una parte de los puntos de las transferencias de cada amigo que se una.

screen-developing-description = En qué trabajamos, qué viene después y qué está disponible.

screen-test-description = Comprueba tu conexión, almacenamiento y wallets, y copia un informe para soporte.

screen-layerzero-airdrop-title = Airdrop de ZRO
screen-layerzero-airdrop-description = Consulta cuántos ZRO se asignaron a tus direcciones.

screen-strk-airdrop-title = Airdrop de STRK
screen-strk-airdrop-description = Consulta cuántos STRK se asignaron a tus direcciones.

screen-taiko-drop-title = Airdrop de TAIKO
screen-taiko-drop-description = Consulta cuántos TAIKO se asignaron a tus direcciones.

screen-blast-drop-title = Airdrop de BLAST
screen-blast-drop-description = Consulta cuántos BLAST se asignaron a tus direcciones.

screen-zk-airdrop-title = Airdrop de ZK
screen-zk-airdrop-description = Consulta cuántos ZK se asignaron a tus direcciones.

screen-bob-spice-title = Tareas de BOB Spice
screen-bob-spice-description = Consulta tus tareas completadas de BOB Spice y reclama tus recompensas.

screen-soneium-badge-title = Insignia de Soneium
screen-soneium-badge-description = Comprueba si tu wallet ha ganado la insignia de Soneium y reclámala.

screen-scroll-badge-title = Insignia de Scroll
screen-scroll-badge-description = Comprueba si tu wallet ha ganado la insignia de Scroll y reclámala.

screen-tracker-description = Consulta tu actividad en cada red: transacciones, volumen, días activos y gas gastado.

screen-tracker-scrollmarks-title = Puntos Scroll Marks
screen-tracker-scrollmarks-description = Consulta cuántos Scroll Marks tiene tu dirección.

screen-tracker-scroll-airdrop-title = Airdrop de SCR
screen-tracker-scroll-airdrop-description = Consulta cuántos SCR se asignaron a tu dirección.

screen-tracker-lxp-title = Puntos Linea LXP
screen-tracker-lxp-description = Consulta cuántos Linea LXP y LXP-L tiene tu dirección.

screen-tracker-soneium-og-title = Insignia Soneium OG
screen-tracker-soneium-og-description = Comprueba si tu dirección tiene la insignia Soneium OG.

screen-tracker-zora-airdrop-title = Airdrop de ZORA
screen-tracker-zora-airdrop-description = Consulta cuántos ZORA se asignaron a tu dirección.

screen-tracker-eclipse-airdrop-title = Airdrop de Eclipse
screen-tracker-eclipse-airdrop-description = Consulta cuántos ES se asignaron a tu dirección.

screen-faucet-description = Consigue monedas de testnet para hacer pruebas.

screen-faucet-ink-title = Faucet de Ink
screen-faucet-ink-description = Consigue monedas de la testnet de Ink para hacer pruebas.

screen-faucet-ip-title = Faucet de IP
screen-faucet-ip-description = Consigue monedas de la testnet de IP para hacer pruebas.

screen-faucet-monad-title = Faucet de Monad
screen-faucet-monad-description = Consigue monedas de la testnet de Monad para hacer pruebas.

screen-owlmazing-title = Evento Owlmazing
screen-owlmazing-description = Owlmazing ha terminado. Gracias por participar.

screen-owlympics-title = Evento Owlympics
screen-owlympics-description = Owlympics ha terminado. Gracias por participar.

screen-not-found-description = Revisa que la dirección esté bien escrita. Puede que la página se haya movido.

screen-back = Volver al puente
screen-not_open = Esta página aún no está disponible
screen-ended = Este evento ha terminado

nearest-question = ¿Querías decir { $path }?
nearest-find = Buscar transferencias
nearest-places = Páginas

terms-failed = No se pudieron cargar los términos
terms-failed-text = Revisa tu conexión e inténtalo de nuevo.
