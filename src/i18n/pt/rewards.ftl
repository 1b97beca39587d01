### Pontos e o check-in diário

rewards-points = { $points } pontos
rewards-points_of = { $wallet }: { $points } pontos

rewards-check_in-title = Check-in diário
rewards-check_in-open = Check-in diário
rewards-check_in-action = Fazer check-in
rewards-check_in-done = Check-in feito hoje
rewards-check_in-connect = Conectar uma carteira para { $network }
rewards-check_in-other_wallet = Sua carteira não faz check-in em { $network }. Conecte também uma para { $network }; a outra continua conectada.
rewards-check_in-success = Check-in realizado
rewards-check_in-network = Rede
rewards-check_in-networks_unknown = Não foi possível carregar as redes. Sem elas ninguém pode fazer check-in.
rewards-check_in-of = Check-in de { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] Um check-in rende { $points } ponto por dia, { $bridged } em um dia com transferência.
       *[other] Um check-in rende { $points } pontos por dia, { $bridged } em um dia com transferência.
    }
rewards-check_in-rows = Dias seguidos rendem mais: { $days }. A sequência recomeça toda segunda-feira (UTC).
rewards-check_in-row =
    { $points ->
        [one] mais { $points } ponto no dia { $day }
       *[other] mais { $points } pontos no dia { $day }
    }
rewards-check_in-double = Agora o dobro de pontos: { $points } por um check-in, { $bridged } em um dia com transferência.

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
rewards-check_in-looking = Verificando se você já fez check-in
rewards-check_in-switching = Mude para { $network } na sua carteira
rewards-check_in-signing = Confirme na sua carteira
rewards-check_in-landing = A caminho em { $network }
rewards-check_in-counting = Seus pontos estão sendo contados

rewards-problem-check_in_waiting = A rede está lenta. Seu check-in conta sozinho quando você abrir isto de novo.
rewards-problem-check_in_failed = A rede recusou este check-in. Nada foi contado; tente de novo.
rewards-problem-check_in_day_over = Este check-in era de um dia que já terminou (UTC), e a rede o recusou. Nada foi contado. Faça o check-in de hoje.
rewards-problem-check_in_unsure = Não foi possível perguntar ao servidor se você já fez check-in hoje, então nada foi assinado.
rewards-problem-check_in_repeated = Check-in repetido
rewards-problem-check_in_not_found = Esta transação não é um check-in do dia dela. Faça check-in de novo.
rewards-problem-check_in_untraced = Esta carteira já fez check-in hoje nesta rede, mas a transação não foi encontrada. Não assine de novo: a rede recusaria.
rewards-problem-check_in_of_another = Este check-in pertence a outra carteira.
rewards-problem-check_in_too_old = Este check-in chegou tarde demais para contar.
rewards-problem-check_in_unsupported = Não há check-in nesta rede.
rewards-problem-check_in_call_stale = O relógio do seu aparelho está errado em alguns minutos. Acerte-o e tente de novo.
rewards-problem-check_in_call_repeated = Isto foi enviado duas vezes. Tente de novo.
rewards-problem-wallet_wrong_network = Sua carteira está em outra rede. Tente de novo.
rewards-problem-wallet_mismatch = Sua carteira está em outra conta. Volte para a anterior.
