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

quote-market_maker = Formador de mercado
quote-choose-title = Escolha uma cotação
quote-choose-about = Em ordem do que costuma chegar: a taxa após os custos, e mais abaixo os provedores que muitas vezes não cumprem suas cotações.
quote-choose-about-exact = Em ordem de custo total, com as taxas; provedores que muitas vezes não cumprem suas cotações ficam mais abaixo.
quote-history-how = Como isso é medido
quote-compare =
    { $count ->
        [one] 1 cotação
       *[other] { $count } cotações
    }
quote-pending = talvez mais { $count }
quote-through = { $provider } via { $name }
quote-via = via { $name }
quote-send = Você envia { $amount }
quote-tag-best = Recomendada
quote-tag-fastest = Mais rápida
quote-tag-lowest_gas = Menor taxa de rede
quote-tag-simplest = Menos assinaturas
quote-history-missed = Falha com frequência
quote-history-late = Muitas vezes atrasa
quote-history-shortfall = Muitas vezes chega menos
quote-history-new = Poucas transferências ainda
quote-history-weaker = Menos confiável até agora
quote-cost = Custa { $cost }
quote-network_fee = Taxa de rede estimada: { $cost }
quote-declined =
    { $count ->
        [one] 1 provedor sem cotação
       *[other] { $count } provedores sem cotação
    }
quote-custody-escrow = Contrato de custódia
quote-custody-maker = Custódia do formador de mercado
quote-custody-provider = Custódia de { $name }
quote-custody-provider_contract = Custódia de um contrato de { $name }
quote-custody-direct = Pago direto ao destinatário
quote-minimum = Mínimo a receber
quote-by_address = Pagar de outra carteira ou exchange
quote-pays_request = Paga uma solicitação
quote-request_ended = Esta transferência não corresponde mais à solicitação. Para pagá-la, restaure o valor, o token e o destinatário.
quote-by_wallet = Pagar de uma carteira conectada

fee-native = Taxa do protocolo, à parte

gas-label = Gás na chegada
gas-in_fee = Gás na chegada, incluído na taxa de rede
gas-adds = Adiciona { $amount } ({ $usd }) para taxas na { $network }.
gas-empty = O destinatário ainda não tem { $symbol } na { $network }.
gas-none = Não com este provedor
quote-no_gas = Sem gás na chegada
review-gas = e { $amount } para taxas

gasless-note = Você não tem { $symbol } na { $network } para a taxa: assine em vez disso. A taxa é descontada do valor.
gasless-waiting = Assinado. O formador de mercado vai abrir seu depósito.
gasless-opening = O formador de mercado está abrindo seu depósito.
gasless-expired = A assinatura expirou antes de o depósito ser aberto. Seus fundos continuam na carteira.
gasless-authorization_used = Esta assinatura já foi usada ou cancelada. Seus fundos continuam na carteira.
gasless-deposit_unfunded = Sua carteira não tem mais este valor, então o depósito não foi aberto.
gasless-refused = Não foi possível abrir o depósito. Seus fundos continuam na carteira.
quote-swap_after = Trocar na chegada
