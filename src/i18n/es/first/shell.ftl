### Cabecera, navegación, títulos de las páginas

nav-home = Causeway, inicio
nav-label = Principal
nav-skip = Ir al contenido
nav-bridge = Puente
nav-rewards = Premios
nav-hot = Top
nav-more = Más
nav-history = Historial

page-loading = Cargando la página

language-label = Idioma

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h

query-title = Buscar una transferencia

tos-title = Términos del servicio

crash-title = La página ha tropezado
crash-text = Las transferencias en camino no se ven afectadas. Vuelve a cargar la página para seguir.
crash-action = Cargar de nuevo
