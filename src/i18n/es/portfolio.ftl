portfolio-total = Valor total
portfolio-change = { $change } desde { $when }
portfolio-unchanged = Sin cambios desde { $when }
portfolio-refresh = Actualizar
portfolio-pending =
    { $count ->
        [one] Leyendo 1 lista de saldos más…
       *[other] Leyendo { $count } listas de saldos más…
    }
portfolio-degraded =
    { $count ->
        [one] { $networks } no responde y no está incluida en el total. Seguimos intentándolo.
       *[other] { $networks } no responden y no están incluidas en el total. Seguimos intentándolo.
    }
portfolio-unpriced =
    { $count ->
        [one] 1 activo no tiene precio y no está en el total.
       *[other] { $count } activos no tienen precio y no están en el total.
    }
portfolio-by-asset = Por activo
portfolio-by-network = Por red
portfolio-other = Otros
portfolio-assets = Activos
portfolio-networks =
    { $count ->
        [one] 1 red
       *[other] { $count } redes
    }
portfolio-hide-small = Ocultar saldos de menos de 1 $
portfolio-small =
    { $count ->
        [one] Hay 1 saldo pequeño oculto.
       *[other] Hay { $count } saldos pequeños ocultos.
    }
portfolio-hidden = Ocultos ({ $count })
portfolio-pin = Fijar arriba
portfolio-unpin = Dejar de fijar
portfolio-hide = Ocultar
portfolio-show = Volver a mostrar
portfolio-bridge = Transferir
portfolio-swap = Intercambiar
portfolio-addresses = Direcciones
portfolio-connected = Conectada
portfolio-watched = En seguimiento
portfolio-watch = Seguir una dirección
portfolio-watch-about = Consulta los saldos de cualquier dirección sin conectar su wallet. La dirección se guarda solo en este navegador.
portfolio-address = Dirección
portfolio-watch-kind = Redes
portfolio-watch-add = Seguir
portfolio-watch-wrong = No es una dirección de ninguna red disponible. Revísala e inténtalo de nuevo.
portfolio-unwatch = Dejar de seguir { $address }
portfolio-unwatched = Ya no sigues { $address }.
portfolio-undo = Deshacer
portfolio-empty-title = Todo lo que tienes, en un solo lugar
portfolio-empty-text = Conecta tus wallets o sigue una dirección para ver todos los saldos juntos.
portfolio-none-title = Todavía no hay saldos
portfolio-none-text = Estas direcciones no tienen activos compatibles.
portfolio-failed-title = No se pudo cargar el portafolio
portfolio-failed-text = El servidor no responde. Tus fondos no se ven afectados.
portfolio-export = Exportar
portfolio-export-about = Archivos CSV para hojas de cálculo y programas de impuestos. Los totales anuales incluyen las transferencias terminadas, pero no los intercambios.
portfolio-export-balances = Saldos
portfolio-export-transfers = Transferencias
portfolio-export-years = Totales anuales
portfolio-export-failed = No se pudo crear el archivo. Inténtalo de nuevo.
