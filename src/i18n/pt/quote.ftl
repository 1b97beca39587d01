### Quanto custa uma transferência, quando chega e por quanto tempo o preço vale

bridge-fees = Taxas
bridge-arrives = Chega
bridge-signatures =
    { $count ->
        [one] 1 assinatura
       *[other] { $count } assinaturas
    }
bridge-limits-label = Limites
bridge-quote = Preço válido
bridge-quote-left = { $count } s
bridge-quote-over = atualizando

fee-gas_compensation = Gás em { $network }
fee-deposit_gas = Gás do depósito
fee-bridge_fee = Taxa da ponte { $percent }
fee-channel_fee = Taxa do parceiro
