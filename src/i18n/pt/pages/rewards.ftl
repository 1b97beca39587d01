### Points and the daily check-in

rewards-check_in-title = Check-in diário
rewards-check_in-action = Fazer check-in
rewards-check_in-connect = Conectar uma carteira para { $network }
rewards-check_in-other_wallet = Sua carteira não pode fazer check-in em { $network }. Conecte uma para { $network }: ela recebe os pontos.
rewards-check_in-network = Rede
rewards-check_in-networks_unknown = Não foi possível carregar as redes. O check-in fica indisponível até carregarem.
rewards-check_in-of = Check-in de { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] Ganhe { $points } ponto por dia, ou { $bridged } em um dia com transferência.
       *[other] Ganhe { $points } pontos por dia, ou { $bridged } em um dia com transferência.
    }
rewards-check_in-rows = Sequências rendem mais: { $days }. Elas reiniciam toda segunda-feira (UTC).
rewards-check_in-row =
    { $points ->
        [one] +{ $points } ponto no dia { $day }
       *[other] +{ $points } pontos no dia { $day }
    }
rewards-check_in-double = Pontos em dobro: { $points } por check-in, ou { $bridged } em um dia com transferência.

rewards-check_in-calendar = Seus check-ins
rewards-check_in-previous = Mês anterior
rewards-check_in-next = Próximo mês
rewards-check_in-unknown = Não foi possível carregar seus check-ins.
rewards-check_in-today = { $day }, hoje: fazer check-in
rewards-check_in-checked = { $day }: check-in feito, { $points } pontos. Abre a transação
rewards-check_in-counted = { $day }: check-in feito, { $points } pontos
rewards-check_in-dot = Um dia sem check-in
rewards-check_in-not = { $day }: sem check-in

rewards-check_in-next_in = Próximo check-in em { $left }
rewards-check_in-left = O dia termina em { $left } (UTC)
rewards-check_in-looking = Verificando o status de hoje…
rewards-check_in-switching = Mude para { $network } na sua carteira
rewards-check_in-signing = Confirme na sua carteira
rewards-check_in-landing = Confirmando em { $network }…
rewards-check_in-counting = Adicionando seus pontos…

rewards-problem-check_in_waiting = A rede está lenta. Abra esta página mais tarde para concluir seu check-in.
rewards-problem-check_in_failed = A rede recusou este check-in. Nada foi contado; tente novamente.
rewards-problem-check_in_day_over = O dia terminou (UTC) antes da confirmação deste check-in, então ele não conta. Faça o check-in de hoje.
rewards-problem-check_in_unsure = Não foi possível verificar o status de hoje, então nada foi assinado. Tente novamente.
rewards-problem-check_in_repeated = Check-in repetido
rewards-problem-check_in_not_found = Esta transação não é um check-in válido para o dia. Faça check-in de novo.
rewards-problem-check_in_untraced = Você já fez check-in hoje nesta rede, mas não encontramos a transação. Não assine de novo: a rede recusaria.
rewards-problem-check_in_of_another = Este check-in pertence a outra carteira.
rewards-problem-check_in_too_old = Este check-in foi enviado tarde demais para contar.
rewards-problem-check_in_unsupported = O check-in não está disponível nesta rede.
rewards-problem-check_in_call_stale = O relógio do seu dispositivo está errado. Ajuste-o e tente novamente.
rewards-problem-check_in_call_repeated = Esta solicitação foi enviada duas vezes. Tente novamente.
rewards-problem-wallet_wrong_network = Sua carteira está na rede errada. Tente novamente.
rewards-problem-wallet_mismatch = Sua carteira mudou para outra conta. Volte à anterior e tente novamente.
