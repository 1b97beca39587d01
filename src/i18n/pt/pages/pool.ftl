### Pools: preço da cota, depósito, saque, fila e risco

pool-about = Empreste ao formador de mercado e participe do que os pagamentos dele rendem.
pool-choose = Pool
pool-title = { $symbol } na { $network }
pool-failed-title = Não foi possível carregar os pools
pool-none-title = Nenhum pool aberto
pool-none-text = O operador deste app não tem nenhum pool no momento.
pool-unread = Não é possível ler a { $network } agora, por isso os números dela não aparecem. Suas cotas não são afetadas.
pool-price = Preço da cota
pool-apr = Rendimento anual
pool-apr-note = Dos pagamentos dos últimos 30 dias
pool-apr-short = Ainda não há histórico suficiente
pool-apr-unread = Não é possível ler os rendimentos agora
pool-utilization = Utilização
pool-utilization-note = Emprestado ao formador de mercado
pool-points =
    { $count ->
        [one] { $points } ponto a cada { $amount } por dia inteiro (UTC)
       *[other] { $points } pontos a cada { $amount } por dia inteiro (UTC)
    }
pool-fact-total = Total de ativos
pool-fact-lent = Emprestado
pool-fact-idle = Disponível
pool-fact-due = Vencimento do empréstimo mais antigo
pool-fact-income = Receita do próximo dia
pool-overdue = Um empréstimo vencia em { $time } e não foi pago. Até que seja pago ou baixado, ninguém pode depositar, sacar nem tomar emprestado.
pool-unbooked = { $amount } estão vencidos: { $share } dos ativos do pool. O preço da cota ainda os inclui. Se forem baixados, o preço cai de { $price } para { $after }.
pool-loss = { $amount } foram baixados em { $time }. O preço da cota inclui essa perda.
pool-proposed = Novos termos podem valer a partir de { $time }: até { $hourly } por hora e { $outstanding } no total, com taxa de { $fee }. Se você não concorda, solicite o saque antes.
pool-risk = O que você pode perder
pool-risk-most = Um formador de mercado desonesto pode levar no máximo { $amount }. Todos os depositantes dividem essa perda.
pool-risk-lent = Esse é o limite de todos os empréstimos juntos, ou tudo o que há no pool, se houver menos. O limite por hora retarda isso.
pool-risk-overdue = Quando um empréstimo vence sem pagamento, nada mais é emprestado.
pool-risk-early = Uma perda só chega ao preço da cota quando um empréstimo vence e é baixado. Até o vencimento, outros ainda podem sacar pelo preço anterior à perda.
pool-risk-governor = O operador escolhe quem toma emprestado e baixa empréstimos vencidos. Ele não pode mover tokens e só aumenta um limite depois do prazo de aviso.
pool-risk-queue = Tokens emprestados não podem ser sacados até serem devolvidos. Os saques então esperam em uma fila.
pool-terms = Limites e termos
pool-term-lendable = Pode ser emprestado agora
pool-term-hourly = Limite por hora
pool-term-outstanding = Limite de todos os empréstimos
pool-term-fee = Taxa por empréstimo
pool-term-due = Devolvido em até
pool-term-timelock = Prazo de aviso de novos termos
pool-term-queue = Fila de saques
pool-queue-empty = Vazia
pool-queue-length = { $count ->
        [one] { $count } solicitação, { $amount }
        [many] { $count } de solicitações, { $amount }
       *[other] { $count } solicitações, { $amount }
    }
pool-contract = Contrato do pool
pool-copy = Copiar o endereço do contrato do pool
pool-read-at = Lido no bloco { $block }, { $time }
pool-form = Depositar ou sacar
pool-deposit = Depositar
pool-withdraw = Sacar
pool-deposit-amount = Valor a depositar
pool-withdraw-amount = Valor a sacar
pool-deposit-balance = Na sua carteira: { $amount }
pool-withdraw-balance = No pool: { $amount }
pool-enter = Digite um valor
pool-misread = Isto não é um valor. Digite um número, como 0,25.
pool-too-precise = { $symbol } tem até { $count } casas decimais.
pool-too-small = Este valor é pequeno demais para uma cota.
pool-deposit-too-much = É mais do que há na sua carteira.
pool-withdraw-too-much = É mais do que valem suas cotas.
pool-request-too-small = A fila aceita solicitações a partir de { $amount }.
pool-not-listed = Este endereço não pode depositar. Peça ao operador para incluí-lo.
pool-stopped = Parado: há um empréstimo vencido
pool-get-shares = Você recebe cerca de { $shares } cotas.
pool-at-once = Chega à sua carteira na hora.
pool-queued = Os tokens estão emprestados agora. Sua solicitação entra na fila e é paga conforme os empréstimos são devolvidos.
pool-queued-part = Só é possível sacar { $amount } na hora. Para mais, sua solicitação entra na fila e é paga conforme os empréstimos são devolvidos.
pool-review-deposit = Você deposita
pool-review-withdraw = Você saca
pool-review-request = Você solicita
pool-review-shares = Cotas que você recebe, cerca de
pool-review-give = Cotas que você entrega
pool-review-risk = Você está emprestando. Um formador de mercado desonesto pode levar no máximo { $amount }, divididos por todos os depositantes.
pool-review-queue = Até ser paga, sua solicitação continua rendendo e pode perder valor. Você pode cancelá-la quando quiser.
pool-confirm-deposit = Depositar
pool-confirm-withdraw = Sacar
pool-confirm-request = Entrar na fila
pool-sign-one = Sua carteira pergunta uma vez.
pool-sign-two = Sua carteira pede primeiro para aprovar exatamente este valor e depois para depositá-lo.
pool-title-asking = Confirme na sua carteira
pool-title-unsure = Verifique sua carteira
pool-title-unknown = Procurando sua transação
pool-title-pending = Aguardando confirmação
pool-title-approving = Aprovando
pool-title-next = Aprovado
pool-title-failed = A transação falhou
pool-title-replaced = Transação substituída
pool-title-other = Outra transação
pool-text-asking = Nada é enviado até você confirmar.
pool-text-unsure = Sua carteira pode já ter enviado isto. Verifique a atividade dela antes de tentar de novo.
pool-text-unknown = A { $network } ainda não mostra sua transação. Se sua carteira a descartou, nada foi movido.
pool-text-pending = Aguardando confirmação na { $network }. Você pode fechar esta página.
pool-text-next = O pool pode usar exatamente este valor. Continue com o depósito.
pool-text-done = A { $network } confirmou.
pool-text-failed = A { $network } rejeitou a transação. Só a taxa de rede foi gasta.
pool-text-replaced = Sua carteira enviou outra transação no lugar, então nada mudou no pool.
pool-text-other = Esta transação na { $network } não chama o pool. Verifique a atividade da sua carteira.
pool-done-deposit = Depositado
pool-done-withdraw = Sacado
pool-done-request = Incluída na fila
pool-done-cancel = Solicitação cancelada
pool-done-pay = Fila paga
pool-done-collect = Recebido
pool-amount = Valor
pool-shares = Cotas
pool-go-on = Continuar com o depósito
pool-close = Concluir
pool-position = Sua posição
pool-position-empty = Suas cotas, solicitações e pagamentos aparecem aqui.
pool-withdrawable = Pode ser sacado agora
pool-requests = Solicitações de saque
pool-place-first = Próxima a ser paga
pool-place = { $count ->
        [one] { $count } solicitação antes, { $amount }
        [many] { $count } de solicitações antes, { $amount }
       *[other] { $count } solicitações antes, { $amount }
    }
pool-place-number = Nº { $place }
pool-cancel = Cancelar
pool-pay = Pagar a fila com tokens disponíveis
pool-collectable = { $amount } das suas solicitações estão prontos. Não rendem nem perdem mais nada.
pool-collect = Receber { $amount }
pool-history = Sua atividade
pool-history-unread = Não é possível ler sua atividade agora.
pool-history-empty = Seus depósitos e saques aparecem aqui.
pool-history-since = Desde { $day }
pool-entry-shares = { $shares } cotas
pool-entry-deposit = Depósito
pool-entry-withdraw = Saque
pool-entry-request = Solicitação de saque
pool-entry-cancel = Solicitação cancelada
pool-entry-paid = Solicitação paga
pool-entry-collect = Recebido
problem-pool_unknown = Esta versão do app não conhece este pool, por isso não envia nada a ele.
problem-pool_wallet = Esta carteira não pode usar pools. Conecte uma carteira EVM.
