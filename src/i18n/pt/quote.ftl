### Fees, arrival time and expiry of a quote

bridge-fees = Taxas
bridge-arrives = Chega
bridge-signatures =
    { $count ->
        [one] 1 assinatura
       *[other] { $count } assinaturas
    }
bridge-limits-label = Limites
bridge-quote = Cotação expira em
bridge-quote-left = { $count } s
bridge-quote-over = atualizando…

fee-gas_compensation = Taxa de rede em { $network }
fee-deposit_gas = Taxa de rede do depósito
fee-bridge_fee = Taxa da ponte { $percent }
fee-channel_fee = Taxa do parceiro
