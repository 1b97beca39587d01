### Lo que cuesta una transferencia, cuándo llega y cuánto dura el precio

bridge-fees = Comisiones
bridge-arrives = Llega
bridge-signatures =
    { $count ->
        [one] 1 firma
       *[other] { $count } firmas
    }
bridge-limits-label = Límites
bridge-quote = Precio válido
bridge-quote-left = { $count } s
bridge-quote-over = actualizando

fee-gas_compensation = Gas en { $network }
fee-deposit_gas = Gas del depósito
fee-bridge_fee = Comisión del puente { $percent }
fee-channel_fee = Comisión del socio
