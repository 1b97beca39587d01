### Por que o servidor não faz oferta ou não aceita uma transferência

problem-route_paused = Esta rota está fechada por um momento: uma verificação de segurança ou falta de espaço. Nada se perde; tente de novo mais tarde.
problem-insufficient_liquidity = A ponte tem pouco em { $to } para este valor no momento.
problem-custody_cap = A própria ponte guarda os depósitos de { $from }, e só uma soma limitada por vez. Envie menos ou tente de novo mais tarde.
problem-chain_unreachable = { $from } ou { $to } não responde no momento. Tente de novo em instantes.
problem-network_fee_high = As taxas em { $to } estão muito altas no momento. Tente de novo em um minuto.
problem-channel_payee_mismatch = Ainda não é possível enviar nada de { $from } aqui.
problem-provider_unavailable = Não houve um preço a tempo. Tente de novo em instantes.
problem-price_unknown = O preço de { $symbol } ou do gás é desconhecido no momento, então não há oferta. Tente de novo em um minuto.
problem-price_stale = O último preço conhecido de { $symbol } ou do gás é antigo demais para uma oferta. Nada foi enviado; tente de novo em um minuto.
problem-recipient_unusable = Este endereço não pode ser pago em { $to }: o que for enviado seria recusado ou perdido. Digite outro destinatário.
problem-below_exchange_minimum = A corretora não credita tão pouco. Envie pelo menos { $amount }.
problem-exchange_suspended = A corretora suspendeu os depósitos.
problem-exchange_unsupported = A corretora não aceita { $symbol } de { $from } para { $to }.
problem-exchange_unknown = Esta corretora não é oferecida aqui.
problem-chain_unknown = Esta rede não é oferecida aqui.
problem-asset_unknown = Este token não é oferecido nessa rede.
problem-address_listed = Este endereço não pode ser atendido.
problem-country_restricted = Este serviço não está disponível no seu país.
problem-channel_mismatch = Este preço foi feito em outro site. Busque um novo aqui.
problem-quote_mismatch = Este preço foi feito para outros endereços. Busque um novo.
problem-refund_address_required = Indique para onde o depósito volta se a transferência não puder ser feita.
problem-request_in_progress = A mesma transferência está sendo feita agora. Espere um momento.
problem-too_many_requests = Muitas solicitações ao mesmo tempo. Espere um momento e tente de novo.
problem-internal = Algo deu errado do nosso lado. Nada foi enviado; tente de novo em instantes.
problem-amount_unreadable = “{ $text }” não é um valor. Escreva como 0,25.
problem-amount_misread = “{ $text }” não foi lido como um valor, então o valor continua como estava. Escreva como 0,25.
