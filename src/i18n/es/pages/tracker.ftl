### Lo que hicieron las direcciones en cada red

tracker-intro = Consulta cualquier dirección. Sin billetera ni firma.
tracker-show = Ver actividad
tracker-own = Añadir mi billetera
tracker-private = Las direcciones quedan en el enlace de esta página. Las consultamos sin guardarlas.
tracker-too-many = Hasta { $most } direcciones a la vez. Has introducido { $count }.
tracker-start-title = Tu historial en la cadena, de un vistazo
tracker-start-text = Introduce una o varias direcciones para ver transacciones, días activos, volumen y gas en cada red.
tracker-none-title = Aún no hay actividad
tracker-none-text = Estas direcciones no han enviado transacciones en ninguna de estas redes.
tracker-off-title = El rastreador no está configurado aquí
tracker-off-text = Este servicio aún no tiene una fuente de actividad de las redes.
tracker-failed-title = No se pudo cargar el rastreador
tracker-failed-text = El servidor no responde. Inténtalo de nuevo en un momento.
tracker-hidden = Abre la aplicación web para usar el rastreador.
tracker-degraded =
    { $count ->
        [one] { $networks } no responde, así que faltan sus datos.
       *[other] { $networks } no responden, así que faltan sus datos.
    }
tracker-quiet =
    { $count ->
        [one] Sin actividad en 1 red más.
       *[other] Sin actividad en { $count } redes más.
    }
tracker-prices = Solo cuenta las transacciones enviadas. Los valores en dólares usan los precios de hoy. El gas puede no incluir las tarifas de datos de los rollups.
tracker-unpriced = Las monedas sin precio no están en los valores en dólares.
tracker-stale = Una red no responde, así que algunos datos son anteriores.
tracker-at-least = al menos { $figure }
tracker-before = antes del { $date }
tracker-transactions = Transacciones
tracker-days = Días activos
tracker-weeks = Semanas activas
tracker-months = Meses activos
tracker-networks-used = Redes usadas
tracker-contracts = Contratos usados
tracker-volume = Volumen enviado
tracker-gas = Gas gastado
tracker-first = Primera actividad
tracker-last = Última actividad
tracker-day-count =
    { $count ->
        [one] 1 día activo
       *[other] { $count } días activos
    }
tracker-chart = Transacciones por mes
tracker-table = Ver como tabla
tracker-month = Mes
tracker-others = Otras redes
tracker-by-network = Por red
tracker-by-address = Por dirección
tracker-sort = Ordenar por
tracker-csv = Descargar CSV
tracker-csv-copy = Copiar en CSV
tracker-share = Compartir
tracker-share-title = Comparte tu actividad
tracker-share-post = { $transactions } transacciones en { $days } días y { $networks } redes.
tracker-share-text = Copiar texto
tracker-share-link = Copiar enlace con direcciones
tracker-share-private = La publicación no incluye tus direcciones.
tracker-more = Puntos e insignias
tracker-back = Rastreador L2
tracker-page-read = Leído de { $network }.
tracker-page-list = De la lista que cargó este servicio.
tracker-page-start = Introduce direcciones para ver cuánto { $symbol } tienen. No hace falta conectar una wallet.
tracker-page-unlisted-title = Aún no hay datos
tracker-page-unlisted-text = Este servicio no ha cargado datos para esta página.
