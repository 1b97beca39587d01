### Header, navigation, page titles

nav-home = Causeway, inicio
nav-label = Principal
nav-skip = Ir al contenido
nav-bridge = Puente
nav-swap = Intercambio
nav-rewards = Recompensas
nav-hot = Top
nav-more = Más
nav-deploy = Desplegar

page-loading = Cargando página

language-label = Idioma

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h



crash-title = Algo salió mal
crash-text = Las transferencias en curso no se ven afectadas. Recarga la página para continuar.
crash-action = Recargar
