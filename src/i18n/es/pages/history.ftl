### History and search

history-title = Historial
history-browser = Iniciadas en este navegador
history-wallet = Wallet
history-all_wallets = Todas las wallets
history-route = De { $from } a { $to }
history-more = Cargar más
history-csv = Descargar esta lista en CSV
history-empty-title = Aún no hay transferencias
history-empty-text =
    { $count ->
        [one] Las transferencias de esta wallet aparecen aquí cuando se detecta el depósito.
       *[other] Las transferencias de estas wallets aparecen aquí cuando se detecta el depósito.
    }
history-empty-action = Hacer una transferencia
history-empty-swaps = Intercambios ({ $count })
history-connect-title = Tus transferencias
history-connect-text = Conecta una wallet para ver sus transferencias. No tienes que firmar nada.

query-placeholder = ID o hash
query-start-title = Seguir una transferencia
query-start-text = Introduce un ID de transferencia, un hash de transacción o una dirección de wallet. Cualquiera puede buscar una transferencia cuando se detecta su depósito.
query-action = Buscar
query-results = Transferencias encontradas
query-nothing-title = No se encontraron transferencias
query-nothing-text = Comprueba que has pegado el texto completo. Las transferencias aparecen cuando se detecta su depósito.
