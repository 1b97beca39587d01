### Títulos y descripciones de cada dirección, también para buscadores y vistas previas

screen-bridge-title = Puente
screen-bridge-description = Mueve activos entre redes. Un contrato guarda tu depósito hasta que llega.

screen-confirm-title = Revisión
screen-confirm-description = Comprueba qué envías, qué llega y cuánto cuesta antes de que tu wallet te pregunte.

screen-completed-title = Ha llegado
screen-completed-description = El recibo de una transferencia: qué llegó, adónde y con qué transacciones.

screen-order-title = Transferencia
screen-order-description = Sigue una transferencia desde su depósito hasta su llegada.

screen-history-title = Historial
screen-history-description = Todas las transferencias de tu wallet, empezando por la más reciente.

screen-query-title = Buscar una transferencia
screen-query-description = Busca cualquier transferencia por su identificador, por el hash de su depósito o pago, o por la dirección de una wallet.
screen-account-title = Sesiones y datos
screen-account-description = Mira dónde has iniciado sesión, cierra sesiones y descarga o elimina tus datos.

screen-tos-title = Términos del servicio
screen-tos-description = Lo que aceptas al usar Causeway: quién guarda un depósito, cuánto cuesta y qué puede salir mal.

screen-access-restricted-title = No disponible donde estás
screen-access-restricted-description = Las normas de tu ubicación no nos permiten ofrecer este servicio allí.

screen-dapp-title = Puente
screen-dapp-description = Mueve activos entre redes, abierto desde otra aplicación.

screen-network-title = Puente
screen-network-description = Mueve activos entre redes con uno de nuestros socios.

screen-network-history-title = Historial
screen-network-history-description = Todas las transferencias de tu wallet con uno de nuestros socios.

screen-swap-title = Intercambio
screen-swap-description = Aquí cambias un token por otro dentro de la misma red.

screen-maker-title = Creadores de mercado
screen-maker-description = Aquí los creadores de mercado ven las rutas y sus límites y solicitan pagar transferencias con sus propios fondos.

screen-pool-title = Fondo
screen-pool-description = Aquí las direcciones invitadas prestan al creador de mercado y comparten lo que gana.

screen-portfolio-title = Cartera
screen-portfolio-description = Aquí ves juntos los saldos de todas tus wallets conectadas, con su valor en dólares.

screen-points-title = Puntos
screen-points-description = Los puntos premian lo que haces aquí: cada transferencia, cada check-in diario, cada tarea y cada amigo que traes.

screen-deploy-title = Desplegar
screen-deploy-description = Aquí pones en una red un pequeño contrato tuyo con una sola firma.

screen-ecosystem-title = Ecosistema
screen-ecosystem-description = Las redes, wallets y aplicaciones que funcionan con Causeway.

screen-invite-title = Invitar a amigos
screen-invite-description = Aquí obtienes un enlace que te da una parte de los puntos de puente de cada amigo que venga con él.

screen-developing-title = En construcción
screen-developing-description = Aquí llevan las direcciones de páginas que solo usan quienes las construyen.

screen-test-title = Página de prueba
screen-test-description = Los operadores abren esta página para ver que la aplicación carga.

screen-layerzero-airdrop-title = Airdrop de ZRO
screen-layerzero-airdrop-description = Aquí compruebas cuántos ZRO recibieron tus direcciones.

screen-strk-airdrop-title = Airdrop de STRK
screen-strk-airdrop-description = Aquí compruebas cuántos STRK recibieron tus direcciones.

screen-taiko-drop-title = Airdrop de TAIKO
screen-taiko-drop-description = Aquí compruebas cuántos TAIKO recibieron tus direcciones.

screen-blast-drop-title = Airdrop de BLAST
screen-blast-drop-description = Aquí compruebas cuántos BLAST recibieron tus direcciones.

screen-zk-airdrop-title = Airdrop de ZK
screen-zk-airdrop-description = Aquí compruebas cuántos ZK recibieron tus direcciones.

screen-bob-spice-title = Tareas de BOB Spice
screen-bob-spice-description = Aquí ves qué tareas de BOB Spice ha hecho tu wallet y reclamas lo que ganaron.

screen-soneium-badge-title = Insignia de Soneium
screen-soneium-badge-description = Aquí ves si tu wallet ha ganado la insignia de Soneium y la reclamas.

screen-scroll-badge-title = Insignia de Scroll
screen-scroll-badge-description = Aquí ves si tu wallet ha ganado la insignia de Scroll y la reclamas.

screen-tracker-title = Rastreador L2
screen-tracker-description = Aquí ves lo activa que fue tu dirección en cada red: transacciones, volumen, días activos y gas gastado.

screen-tracker-scrollmarks-title = Puntos Scroll Marks
screen-tracker-scrollmarks-description = Aquí ves cuántos Scroll Marks tiene tu dirección.

screen-tracker-scroll-airdrop-title = Airdrop de SCR
screen-tracker-scroll-airdrop-description = Aquí ves cuántos SCR recibió tu dirección.

screen-tracker-lxp-title = Puntos Linea LXP
screen-tracker-lxp-description = Aquí ves cuántos Linea LXP y LXP-L tiene tu dirección.

screen-tracker-soneium-og-title = Insignia Soneium OG
screen-tracker-soneium-og-description = Aquí ves si tu dirección tiene la insignia Soneium OG.

screen-tracker-zora-airdrop-title = Airdrop de ZORA
screen-tracker-zora-airdrop-description = Aquí ves cuántos ZORA recibió tu dirección.

screen-tracker-eclipse-airdrop-title = Airdrop de Eclipse
screen-tracker-eclipse-airdrop-description = Aquí ves cuántos ES recibió tu dirección.

screen-faucet-title = Grifos
screen-faucet-description = Aquí obtienes monedas de redes de prueba para experimentar.

screen-faucet-ink-title = Grifo de Ink
screen-faucet-ink-description = Aquí obtienes monedas de la red de prueba de Ink para experimentar.

screen-faucet-ip-title = Grifo de Story
screen-faucet-ip-description = Aquí obtienes IP, la moneda de la red de prueba de Story, para experimentar.

screen-faucet-monad-title = Grifo de Monad
screen-faucet-monad-description = Aquí obtienes monedas de la red de prueba de Monad para experimentar.

screen-owlmazing-title = Evento Owlmazing
screen-owlmazing-description = Owlmazing ha terminado. Gracias a todos los que participaron.

screen-owlympics-title = Evento Owlympics
screen-owlympics-description = Owlympics ha terminado. Gracias a todos los que participaron.

screen-not-found-title = Aquí no hay nada
screen-not-found-description = Puede que la dirección esté mal escrita o que la página se haya movido.

screen-back = Volver al puente
screen-not_open = Esta página no está abierta por ahora
screen-ended = Este evento ha terminado

nearest-question = ¿Querías decir { $path }?
nearest-find = Buscar entre las transferencias
nearest-places = Lugares que sí existen

terms-failed = No se pudieron cargar los términos
terms-failed-text = Revisa tu conexión e inténtalo de nuevo.
