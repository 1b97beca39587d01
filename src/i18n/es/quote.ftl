### Fees, arrival time and expiry of a quote

bridge-fees = Comisiones
bridge-arrives = Llega
bridge-signatures =
    { $count ->
        [one] 1 firma
       *[other] { $count } firmas
    }
bridge-limits-label = Límites
bridge-quote = Cotización caduca en
bridge-quote-left = { $count } s
bridge-quote-over = actualizando…

fee-gas_compensation = Comisión de red en { $network }
fee-deposit_gas = Comisión de red del depósito
fee-bridge_fee = Comisión del puente { $percent }
fee-channel_fee = Comisión del socio

quote-market_maker = Creador de mercado
quote-choose-title = Elige una cotización
quote-choose-about = Ordenadas por lo que suele llegar: el tipo tras comisiones, y más abajo los proveedores que a menudo incumplen sus cotizaciones.
quote-choose-about-exact = Ordenadas por el coste total, comisiones incluidas; los proveedores que a menudo incumplen sus cotizaciones aparecen más abajo.
quote-history-how = Cómo se mide
quote-compare =
    { $count ->
        [one] 1 cotización
       *[other] { $count } cotizaciones
    }
quote-pending = puede haber { $count } más
quote-through = { $provider } a través de { $name }
quote-via = a través de { $name }
quote-send = Envías { $amount }
quote-tag-best = Recomendada
quote-tag-fastest = Más rápida
quote-tag-lowest_gas = Menor comisión de red
quote-tag-simplest = Menos firmas
quote-history-missed = Falla a menudo
quote-history-late = A menudo con retraso
quote-history-shortfall = A menudo llega menos
quote-history-new = Pocas transferencias aún
quote-history-weaker = Menos fiable por ahora
quote-cost = Cuesta { $cost }
quote-network_fee = Comisión de red estimada: { $cost }
quote-declined =
    { $count ->
        [one] 1 proveedor sin cotización
       *[other] { $count } proveedores sin cotización
    }
quote-custody-escrow = Contrato de custodia
quote-custody-maker = Custodia del creador de mercado
quote-custody-provider = Custodia de { $name }
quote-custody-provider_contract = Custodia de un contrato de { $name }
quote-custody-direct = Pago directo al destinatario
quote-minimum = Mínimo a recibir
quote-by_address = Pagar desde otra wallet o un exchange
quote-pays_request = Paga una solicitud
quote-request_ended = Esta transferencia ya no coincide con la solicitud. Para pagarla, vuelve a poner su importe, token y destinatario.
quote-by_wallet = Pagar desde una wallet conectada

fee-native = Comisión del protocolo, aparte

gas-label = Gas a la llegada
gas-in_fee = Gas a la llegada, incluido en la comisión de red
gas-adds = Añade { $amount } ({ $usd }) para comisiones en { $network }.
gas-empty = El destinatario aún no tiene { $symbol } en { $network }.
gas-none = No con este proveedor
quote-no_gas = Sin gas a la llegada
review-gas = y { $amount } para comisiones

gasless-note = No tienes { $symbol } en { $network } para la comisión: firma en su lugar. La comisión se descuenta del importe.
gasless-waiting = Firmado. El creador de mercado va a abrir tu depósito.
gasless-opening = El creador de mercado está abriendo tu depósito.
gasless-expired = La firma caducó antes de abrirse el depósito. Tus fondos siguen en tu wallet.
gasless-authorization_used = Esta firma ya se usó o se canceló. Tus fondos siguen en tu wallet.
gasless-deposit_unfunded = Tu wallet ya no tiene este importe, así que el depósito no se abrió.
gasless-refused = No se pudo abrir el depósito. Tus fondos siguen en tu wallet.
quote-swap_after = Intercambiar al llegar
