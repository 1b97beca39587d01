### A página de pontos

points-mine = Meus pontos
points-phase = Os pontos se baseiam nas transações de ponte da fase 2, que começou depois de 06/12/2023.
points-phase-label = Em que os pontos se baseiam
points-total = Somados
points-tile-bridge = Ponte
points-tile-quest = Missões
points-tile-referral = Amigos
points-tile-check_in = Check-in diário
points-extra-bridge_v1 = Ponte, fase 1
points-extra-referral_v1 = Amigos, fase 1
points-extra-pool = Fundo
points-learn_more = Saiba mais
points-failed = Não foi possível carregar seus pontos. O que você ganhou está seguro.
points-coming = Mais { $points } a caminho
points-coming_until = Mais { $points } a caminho, todos até { $day }

points-boost-made =
    { $bridges ->
        [0] Você ainda não usou a ponte.
        [one] Você fez { $bridges } transferência.
       *[other] Você fez { $bridges } transferências.
    }
points-boost-next = A partir da transferência número { $from }, cada uma rende { $factor }.
points-boost-top = Este é o maior multiplicador.
points-boost-from = a partir da transferência número { $from }

points-why = Por que recebi isto?
points-why-empty = Nada ainda. Cada transferência, check-in e tarefa que rende pontos aparece aqui com o motivo.
points-why-more = Mostrar mais antigos
points-why-pending = Conta em { $day }
points-why-bridge = Transferência número { $number }
points-why-boosted = { $base } pontos com multiplicador de { $factor }
points-why-check_in = Check-in de { $day }
points-why-bridged_day = com uma transferência nesse dia
points-why-bridged_later = extra por uma transferência no mesmo dia
points-why-double = o dobro de pontos
points-why-streak =
    { $days ->
        [one] após { $days } dia seguido
       *[other] após { $days } dias seguidos
    }
points-why-step =
    { $transfers ->
        [one] por { $transfers } transferência
       *[other] por { $transfers } transferências
    }
points-why-extra = por completar todas as etapas
points-why-share = por compartilhar
points-why-social = pela tarefa social
points-why-referral = Transferência de um amigo
points-why-referral-share = { $percent } % dos pontos de { $friend }
points-why-granted = Concedido pelo operador
points-why-revoked = Retirado pelo operador
points-why-taken_once = Não é retirado duas vezes
points-why-taken_once-text = o operador já tinha retirado estes pontos
points-why-taken_back = Retirado
points-why-transfer_undone = a transferência foi desfeita na rede dela
points-why-check_in_undone = o check-in foi desfeito na rede dele
points-why-bridge_of_day_undone = a transferência daquele dia foi desfeita, então o check-in conta sem ela
points-why-streak_changed = um dia anterior foi desfeito, então segue menos dias seguidos
points-why-campaign_not_reached = a etapa da campanha não conta mais: uma transferência foi desfeita ou a campanha mudou
points-why-social_changed = você deixou de seguir ou de ser membro, ou a tarefa foi recontada
points-why-one_person = a carteira do amigo e a sua estão vinculadas à mesma conta do Telegram
points-why-invitation_ended = o operador encerrou o convite desse amigo
points-why-of_friend = a transferência de um amigo não conta mais
points-why-other = Pontos

points-week = Esta semana
points-week-streak =
    { $days ->
        [one] { $days } dia seguido
       *[other] { $days } dias seguidos
    }
points-week-rule = Os dias terminam à meia-noite UTC.
points-week-star = Uma estrela marca um dia que paga mais pelos dias seguidos antes dele; a sequência recomeça toda segunda-feira.
points-week-of = Check-ins de { $wallet }
points-day-claimed =
    { $points ->
        [one] { $day }: check-in feito, { $points } ponto
       *[other] { $day }: check-in feito, { $points } pontos
    }
points-day-today = { $day }, hoje: faça check-in e ganhe { $points } pontos ou mais
points-day-missed = { $day }: perdido
points-day-before = { $day }: antes do seu primeiro check-in
points-day-coming = { $day }
points-day-special = { $day }: mais { $points } pontos

points-tasks = Tarefas para ganhar
points-task-check_in = { $points } pontos, { $bridged } em um dia com transferência

points-earn-title = Pontos pelo que você faz
points-earn-text = Conecte uma carteira para ver os pontos dela e ganhar mais.
points-earn-bridge = Ponte
points-earn-bridge-text = Para { $top } o máximo, para outras redes { $other }, com outros tokens { $least }
points-earn-bridge-flat = Para qualquer rede { $other }, com outros tokens { $least }
points-earn-check_in-text = { $points } pontos, mais em um dia com transferência e por dias seguidos
points-earn-boost = Multiplicador
points-earn-boost-text = Quanto mais transferências, mais cada uma rende: a partir da número { $bridges }, { $factor }
points-earn-up_to = até { $points }

points-activities = Campanhas
points-theme-left = Faltam { $days } d { $hours } h { $minutes } min
points-theme-range = { $start } – { $end }
points-activity-made = { $made } de { $asked }
points-activity-progress =
    { $asked ->
        [one] { $made } de { $asked } transferência
       *[other] { $made } de { $asked } transferências
    }
points-activity-steps =
    { $asked ->
        [one] { $made } de { $asked } etapa
       *[other] { $made } de { $asked } etapas
    }
points-activity-done = Concluída
points-activity-ended = Encerrada
points-activity-step = +{ $points } PTS
points-activity-bonus = +{ $points } de bônus por completar tudo

points-order = +{ $points } pontos
points-order-counted = já contam

points-panel = Aumente seus pontos
points-panel-more = Mais missões
points-panel-previous = Missão anterior
points-panel-next = Próxima missão
points-panel-all = Todos os pontos e missões

events = Eventos
events-people = { $people } participando
events-coming = Em breve
events-ended = Encerrados: { $count }
