### Reasons for an unavailable action, and their fixes

problem-offline = Você está offline. As transferências em andamento continuam.
problem-api_unreachable = Não foi possível acessar nossos servidores. As transferências em andamento não são afetadas.
problem-timeout = Nossos servidores estão demorando para responder. Tente novamente em instantes.
problem-rate_limited = Muitas solicitações. Espere um momento e tente novamente.
problem-no_route = Ainda não há rota de { $from } para { $to }.
no_route-network_off = { $network } está desativada.
no_route-settlement_missing = As transferências ainda não estão configuradas em { $network }.
no_route-wallets_only = Você pode conectar uma carteira da { $network }, mas ainda não pode fazer transferências de ou para essa rede.
no_route-unproven = As transferências na { $network } estão desativadas até serem totalmente testadas.
no_route-nothing_set_up = A ponte ainda não está disponível porque nenhuma rede foi configurada. Sua carteira e seus fundos não são afetados; volte mais tarde.
no_route-none_added = Ainda não há rotas de ou para { $network }.
no_route-all_off = Todas as rotas de { $network } estão desativadas.
no_route-surface = Transferências de ou para { $network } não estão disponíveis aqui. Abra o app em um navegador.
problem-no_quote = Nenhuma cotação disponível no momento.
problem-recipient_from_link = Este destinatário veio de um link. Confira o endereço completo antes de enviar qualquer coisa.
problem-amount_invalid = Digite um valor, como 0,25.
problem-amount_too_precise = Este ativo aceita até { $decimals } casas decimais.
problem-below_minimum = O mínimo desta rota é { $amount }.
problem-above_maximum = O máximo desta rota é { $amount }.
problem-insufficient_balance = Você tem { $balance } em { $network }.
problem-insufficient_gas = Você também precisa de cerca de { $amount } para a taxa de rede em { $network }.
problem-wallets_not_configured = As redes ainda estão carregando. Tente novamente em instantes.
problem-unknown = Algo deu errado. Não enviaremos nada sem a sua aprovação.

fix-use_amount = Usar { $amount }
fix-change_recipient = Alterar destinatário
