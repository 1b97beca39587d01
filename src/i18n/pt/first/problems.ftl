### Reasons for an unavailable action, and their fixes

problem-offline = Você está offline. As transferências em andamento continuam.
problem-api_unreachable = Não foi possível acessar nossos servidores. As transferências em andamento não são afetadas.
problem-no_route = Ainda não há rota de { $from } para { $to }.
no_route-nothing_set_up = A ponte ainda não está disponível porque nenhuma rede foi configurada. Sua carteira e seus fundos não são afetados; volte mais tarde.
problem-no_quote = Nenhuma cotação disponível no momento.
problem-recipient_from_link = Este destinatário veio de um link. Confira o endereço completo antes de enviar qualquer coisa.
problem-amount_invalid = Digite um valor, como 0,25.
problem-amount_too_precise = Este ativo aceita até { $decimals } casas decimais.
problem-below_minimum = O mínimo desta rota é { $amount }.
problem-above_maximum = O máximo desta rota é { $amount }.
problem-insufficient_balance = Você tem { $balance } em { $network }.
problem-insufficient_gas = Você também precisa de cerca de { $amount } para a taxa de rede em { $network }.
problem-unknown = Algo deu errado. Não enviaremos nada sem a sua aprovação.

fix-use_amount = Usar { $amount }
fix-change_recipient = Alterar destinatário
