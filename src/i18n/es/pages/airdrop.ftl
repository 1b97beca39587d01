### Airdrop allocations of addresses

airdrop-intro = Consulta cuántos { $symbol } se asignaron a tus direcciones.
airdrop-addresses = Direcciones EVM, una por línea
airdrop-placeholder = Pega una o varias direcciones
airdrop-query = Consultar
airdrop-private = No guardamos las direcciones.
airdrop-input-empty = Introduce la dirección.
airdrop-input-wrong = Dirección no válida.
airdrop-lines-wrong =
    { $count ->
        [1] Revisa la línea { $list }: una dirección EVM tiene 42 caracteres y empieza por 0x.
       *[other] Revisa las líneas { $list }: una dirección EVM tiene 42 caracteres y empieza por 0x.
    }
airdrop-capitals =
    { $count ->
        [one] Checksum no válido: { $list }. Revisa si hay errores en la dirección.
       *[other] Checksums no válidos: { $list }. Revisa si hay errores en estas direcciones.
    }
airdrop-failed = Red congestionada.
airdrop-earlier = La última consulta falló. Estos son los resultados de la anterior.
airdrop-start-title = Aún no hay resultados
airdrop-start-text = Introduce tus direcciones para ver sus asignaciones de { $symbol }. No necesitas conectar una wallet.
airdrop-unlisted = Las asignaciones de este airdrop aún no están cargadas.
airdrop-progress = { $done } de { $all } consultadas
airdrop-results = Resultados
airdrop-total = Total
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Esta dirección no tiene asignación.
           *[other] Esta dirección tiene una asignación.
        }
       *[other] { $found ->
            [0] Ninguna de estas { $all } direcciones tiene asignación.
            [one] { $found } de { $all } direcciones tiene asignación.
           *[other] { $found } de { $all } direcciones tienen asignación.
        }
    }
airdrop-next-title = Siguientes pasos
airdrop-next-failed = No se pudieron cargar las redes.
airdrop-next-again = Reintentar
airdrop-bridge = Ir al puente
airdrop-bridge-to = Transferir a { $network }
airdrop-hidden-title = No disponible aquí
airdrop-hidden-text = Abre la app web para consultar un airdrop.
