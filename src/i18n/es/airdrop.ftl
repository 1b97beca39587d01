### Consultar qué tiene un airdrop para unas direcciones

airdrop-intro = Descubre cuántos { $symbol } recibieron tus direcciones.
airdrop-addresses = Direcciones EVM, una por línea
airdrop-placeholder = Pega una o varias direcciones
airdrop-query = Consultar
airdrop-private = No guardamos las direcciones: se consultan y se olvidan.
airdrop-input-empty = Introduce la dirección.
airdrop-input-wrong = Dirección errónea.
airdrop-lines-wrong =
    { $count ->
        [1] Revisa la línea { $list }: una dirección EVM tiene 42 caracteres y empieza por 0x.
       *[other] Revisa las líneas { $list }: una dirección EVM tiene 42 caracteres y empieza por 0x.
    }
airdrop-capitals =
    { $count ->
        [one] Las mayúsculas de { $list } no cuadran; puede haber un carácter mal escrito. Cópiala de nuevo para asegurarte.
       *[other] Las mayúsculas de estas direcciones no cuadran; puede haber algún carácter mal escrito: { $list }. Cópialas de nuevo para asegurarte.
    }
airdrop-failed = La red está congestionada.
airdrop-earlier = La última consulta falló. Estos son los resultados de la anterior.
airdrop-start-title = Aún no has consultado nada
airdrop-start-text = Introduce tus direcciones y aquí verás cuántos { $symbol } recibió cada una. No hace falta conectar ninguna wallet.
airdrop-progress = { $done } de { $all } consultadas
airdrop-results = Resultado
airdrop-total = Total
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] No se reservó nada para esta dirección.
           *[other] Se reservaron tokens para esta dirección.
        }
       *[other] { $found ->
            [0] No se reservó nada para estas { $all } direcciones.
           *[other] Se reservaron tokens para { $found } de { $all } direcciones.
        }
    }
airdrop-next-title = Y ahora, ¿adónde?
airdrop-next-failed = No se pudieron cargar las redes.
airdrop-next-again = Reintentar
airdrop-bridge = Ir al puente
airdrop-bridge-to = Pasar a { $network }
airdrop-hidden-title = No disponible aquí
airdrop-hidden-text = Abre la aplicación web para consultar un airdrop.
