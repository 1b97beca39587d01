### Historial y búsqueda

history-title = Historial
history-wallet = Wallet
history-all_wallets = Todas las wallets
history-route = De { $from } a { $to }
history-more = Mostrar anteriores
history-empty-title = Aún no ha cruzado nada
history-empty-text =
    { $count ->
        [one] Las transferencias de esta wallet aparecen aquí en cuanto se detecta su depósito.
       *[other] Las transferencias de estas wallets aparecen aquí en cuanto se detecta su depósito.
    }
history-empty-action = Hacer la primera
history-connect-title = ¿El historial de quién?
history-connect-text = Conecta una wallet para ver sus transferencias. No hay que firmar nada.

query-placeholder = Id., hash o dirección
query-start-title = ¿Dónde está ahora?
query-start-text = Introduce el identificador de una transferencia, el hash de su depósito o de su pago, o la dirección de una wallet. Cualquiera puede buscarla en cuanto se ha detectado su depósito.
query-action = Buscar
query-results = Transferencias encontradas
query-nothing-title = No se encontró nada
query-nothing-text = Comprueba que no falte nada al principio ni al final. Una transferencia se puede encontrar cuando se ha detectado su depósito.
