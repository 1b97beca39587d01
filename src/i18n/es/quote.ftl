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
