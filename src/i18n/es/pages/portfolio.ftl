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
portfolio-uncounted =
    { $count ->
        [one] 1 activo oculto no está en el total.
       *[other] { $count } activos ocultos no están en el total.
    }
portfolio-uncounted-show = Mostrar
portfolio-unread =
    { $count ->
        [one] Ahora no se puede leer el saldo de 1 token importado.
       *[other] Ahora no se pueden leer los saldos de { $count } tokens importados.
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
portfolio-hidden = Mostrar ocultos ({ $count })
portfolio-imported = Token importado
portfolio-misleading = Posible estafa
portfolio-mark-same_symbol = Su nombre imita el de un token listado.
portfolio-mark-lure = Su nombre lleva a un sitio web o promete una recompensa. No lo sigas.
portfolio-mark-mixed_letters = Su nombre usa letras de distintos alfabetos para imitar a otro token.
portfolio-more =
    { $count ->
        [one] Mostrar 1 más
       *[other] Mostrar { $count } más
    }
portfolio-pin = Fijar arriba
portfolio-unpin = Dejar de fijar
portfolio-hide = Ocultar
portfolio-show = Volver a mostrar
portfolio-remove = Quitar de los activos
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
portfolio-export-about = Archivos CSV para hojas de cálculo y programas de impuestos. Los valores son los del momento de cada transferencia o intercambio; si no se conocen, quedan vacíos.
portfolio-export-balances = Saldos
portfolio-export-history = Historial
portfolio-export-years = Resumen anual
portfolio-export-assets = Totales por activo
portfolio-export-failed = No se pudo crear el archivo. Inténtalo de nuevo.
portfolio-export-scope = El historial y los resúmenes corresponden a { $address }. Es posible que tu wallet te pida iniciar sesión antes.
portfolio-export-scope_telegram = Los archivos corresponden a las wallets vinculadas a tu cuenta de Telegram.
portfolio-export-connect = Conecta una wallet para exportar su historial.
portfolio-export-ready = Tu archivo está listo.
portfolio-export-save = Guardar { $file }
portfolio-years-open = Mostrar resumen
portfolio-years-none = Aún no hay transferencias ni intercambios.
portfolio-years-failed = No se pudo cargar el resumen. Inténtalo de nuevo.
portfolio-years-transfers = Transferencias
portfolio-years-swaps = Intercambios
portfolio-years-fees = Comisiones
portfolio-years-gas = Comisiones de red
portfolio-years-networks = Redes
portfolio-years-points = Puntos ganados
portfolio-years-unpriced =
    { $count ->
        [one] 1 sin valor conocido
       *[other] { $count } sin valor conocido
    }
portfolio-years-unknown =
    { $count ->
        [one] desconocidas en 1 transacción
       *[other] desconocidas en { $count } transacciones
    }
approvals-title = Aprobaciones de tokens
approvals-about = Contratos inteligentes que pueden gastar tokens de tu wallet. Revoca los que no uses.
approvals-checking =
    { $count ->
        [one] Revisando 1 red…
       *[other] Revisando { $count } redes…
    }
approvals-none = No hay aprobaciones abiertas.
approvals-degraded =
    { $count ->
        [one] { $networks } no responde, así que faltan sus aprobaciones. Seguimos intentándolo.
       *[other] { $networks } no responden, así que faltan sus aprobaciones. Seguimos intentándolo.
    }
approvals-unlimited = Sin límite
approvals-at-risk = { $usd } en riesgo
approvals-escrow = Contrato de custodia del puente
approvals-unknown = Contrato desconocido
approvals-unlisted = Token fuera de la lista
approvals-permit2 = Otras apps pueden gastar este token a través de Permit2. Al revocar, también dejan de poder.
approvals-inside = Dentro de Permit2, hasta: { $when }
approvals-inside-endless = Dentro de Permit2, sin fecha de fin
approvals-revoke = Revocar
approvals-revoke-of = Revocar la aprobación de { $symbol } para { $spender } en { $network }
approvals-asking = Confirma en tu wallet
approvals-confirming = Esperando confirmación en { $network }…
approvals-done = Revocada
approvals-revoked = Aprobación de { $symbol } para { $spender } en { $network } revocada.
approvals-still-open = La transacción se completó, pero la aprobación sigue abierta.
approvals-other-account = Tu wallet cambió a otra cuenta. Vuelve a la anterior e inténtalo de nuevo.
approvals-scope = Incluye las redes en las que esta wallet tiene activos.
approvals-scope-all = Incluye todas las redes de tu portafolio.
approvals-others =
    { $count ->
        [one] Revisar 1 red más
       *[other] Revisar { $count } redes más
    }
approvals-searched = Pueden faltar aprobaciones más antiguas. Revisado desde: { $networks }.
found-title = Otros tokens
found-about = Tus direcciones pueden tener tokens que no están en nuestra lista. Cualquiera puede enviarte tokens, así que añade solo los que conozcas.
found-search = Buscar tokens
found-searching =
    { $count ->
        [one] Buscando en 1 red…
       *[other] Buscando en { $count } redes…
    }
found-none = No se encontraron otros tokens.
found-degraded =
    { $count ->
        [one] { $networks } no responde, así que faltan sus tokens. Seguimos intentándolo.
       *[other] { $networks } no responden, así que faltan sus tokens. Seguimos intentándolo.
    }
found-add = Añadir
found-add-of = Añadir { $symbol } en { $network }
found-added = { $symbol } en { $network }: añadido a tus activos.
found-searched = Pueden faltar tokens que llegaron antes. Revisado desde: { $networks }.
found-scope = Incluye las redes de tu portafolio. Primero se revisan aquellas en las que tus direcciones tienen activos.
found-left-out = Sin revisar, porque hay demasiadas redes: { $networks }.
found-more =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
found-whole = Revisado por completo con un explorador de bloques: { $networks }.
found-cut = { $networks }: no se muestran todos los tokens porque hay demasiados.
found-added-hidden = { $symbol } en { $network }: añadido a tus activos ocultos.
