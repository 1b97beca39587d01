### Cabecera, navegación, títulos de las páginas

nav-home = Causeway, inicio
nav-label = Principal
nav-skip = Ir al contenido
nav-bridge = Puente
nav-rewards = Premios
nav-hot = Top
nav-pool = Fondo
nav-more = Más
nav-history = Historial

page-loading = Cargando la página

language-label = Idioma

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h

completed-title = Ha llegado

review-title = Revisión

order-page = Transferencia

history-title = Historial

query-title = Buscar una transferencia

wallets-connect_destination = Conectar una wallet de destino
wallets-chip = Mi wallet:{ " " }

restricted-title = No disponible donde estás

tos-title = Términos del servicio

crash-title = La página ha tropezado
crash-text = Las transferencias en camino no se ven afectadas. Vuelve a cargar la página para seguir.
crash-action = Cargar de nuevo
