### Por que algo não é possível e como resolver

problem-offline = Você está sem conexão. O que já está a caminho continua sem você.
problem-api_unreachable = Não foi possível acessar nosso servidor. O que já está a caminho continua sozinho.
problem-timeout = Nosso servidor está demorando para responder. Tente de novo em instantes.
problem-rate_limited = Muitas solicitações ao mesmo tempo. Espere um momento e tente de novo.
problem-no_route = Ainda não há rota de { $from } para { $to }.
no_route-network_off = { $network } está desativada.
no_route-settlement_missing = A liquidação não está configurada em { $network }.
no_route-nothing_set_up = Esta ponte ainda não está aberta: o operador não configurou nenhuma rede. Sua carteira e seus fundos não são afetados; volte mais tarde ou pergunte ao operador.
no_route-none_added = Nenhuma rota de ou para { $network } foi adicionada.
no_route-all_off = Todas as rotas de { $network } estão desativadas.
no_route-surface = Aqui não há transferências de ou para { $network }. Abra o app em um navegador para fazê-las.
problem-no_quote = No momento ninguém oferece um preço para isto.
problem-recipient_from_link = O destinatário veio em um link. Compare o endereço inteiro antes de enviar qualquer coisa.
problem-amount_invalid = Digite um valor como 0,25.
problem-amount_too_precise = Este ativo tem no máximo { $decimals } casas decimais.
problem-below_minimum = A menor transferência nesta rota é de { $amount }.
problem-above_maximum = A maior transferência nesta rota é de { $amount }.
problem-insufficient_balance = Você tem { $balance } em { $network }.
problem-insufficient_gas = As taxas de rede em { $network } custam cerca de { $amount }, e sua carteira precisa disso além do que você envia.
problem-wallets_not_configured = As redes ainda estão carregando. Tente de novo em instantes.
problem-unknown = Algo deu errado. Nada mais é enviado sem você.

fix-use_amount = Usar { $amount }
fix-change_recipient = Mudar destinatário
