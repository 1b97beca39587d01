### The points page

points-phase = Os pontos se baseiam nas transações de ponte da fase 2, que começou depois de 06/12/2023.
points-phase-label = Como os pontos são calculados
points-total = Total
points-tile-bridge = Ponte
points-tile-quest = Missões
points-tile-referral = Indicações
points-tile-check_in = Check-in
points-extra-bridge_v1 = Ponte, fase 1
points-extra-referral_v1 = Indicações, fase 1
points-extra-pool = Pool
points-learn_more = Saiba mais
points-failed = Não foi possível carregar seus pontos. O que você ganhou está seguro.
points-coming = Mais { $points } pontos pendentes
points-coming_until = Mais { $points } pontos pendentes, creditados até { $day }

points-boost-made =
    { $bridges ->
        [0] Você ainda não fez transferências.
        [one] Você fez { $bridges } transferência.
       *[other] Você fez { $bridges } transferências.
    }
points-boost-next = A partir da transferência { $from }, cada uma rende { $factor }.
points-boost-top = Você está no multiplicador máximo.
points-boost-from = a partir da transferência { $from }

points-why = Histórico de pontos
points-why-empty = Nenhum ponto ainda. Cada transferência, check-in e tarefa que rende pontos aparece aqui.
points-why-more = Carregar mais
points-why-pending = Pendente até { $day }
points-why-bridge = Transferência { $number }
points-why-boosted = { $base } pontos com multiplicador de { $factor }
points-why-check_in = Check-in de { $day }
points-why-bridged_day = com uma transferência nesse dia
points-why-bridged_later = bônus por uma transferência no mesmo dia
points-why-double = pontos em dobro
points-why-streak =
    { $days ->
        [one] sequência de { $days } dia
       *[other] sequência de { $days } dias
    }
points-why-step =
    { $transfers ->
        [one] por { $transfers } transferência
       *[other] por { $transfers } transferências
    }
points-why-deployments =
    { $count ->
        [one] por { $count } contrato implantado
        [many] por { $count } de contratos implantados
       *[other] por { $count } contratos implantados
    }
points-why-extra = por completar todas as etapas
points-why-share = por compartilhar
points-why-social = pela tarefa social
points-why-referral = Transferência de um amigo
points-why-referral-share = { $percent }% dos pontos de { $friend }
points-why-pool = Pool, { $day }
points-why-pool-held = pelo menos { $amount } na { $network } o dia todo
points-why-granted = Adicionado pelo operador
points-why-revoked = Removido pelo operador
points-why-taken_once = Correção
points-why-taken_once-text = o operador já tinha removido estes pontos
points-why-taken_back = Pontos revertidos
points-why-transfer_undone = a rede reverteu a transferência
points-why-check_in_undone = a rede reverteu o check-in
points-why-bridge_of_day_undone = a rede reverteu a transferência daquele dia, então o check-in conta sem ela
points-why-streak_changed = um check-in anterior foi revertido, então a sequência ficou menor
points-why-campaign_not_reached = esta etapa não conta mais porque uma transferência foi revertida ou a campanha mudou
points-why-social_changed = você deixou de seguir, saiu ou a tarefa foi reiniciada
points-why-one_person = a carteira do seu amigo e a sua estão vinculadas à mesma conta do Telegram
points-why-invitation_ended = o operador encerrou a indicação
points-why-of_friend = a transferência de um amigo não conta mais
points-why-other = Pontos

points-week = Esta semana
points-week-streak =
    { $days ->
        [one] sequência de { $days } dia
       *[other] sequência de { $days } dias
    }
points-week-rule = Os dias terminam à meia-noite UTC.
points-week-star = A estrela marca um bônus de sequência. As sequências reiniciam toda segunda-feira.
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
points-day-special = { $day }: { $points } pontos de bônus

points-tasks = Tarefas que rendem pontos
points-task-check_in = { $points } pontos, ou { $bridged } em um dia com transferência

points-earn-title = Como ganhar pontos
points-earn-text = Conecte uma carteira para ver seus pontos e ganhar mais.
points-earn-bridge = Ponte
points-earn-bridge-text = Mais pontos para { $top }; { $other } para outras redes, { $least } com outros tokens
points-earn-bridge-flat = { $other } para qualquer rede, { $least } com outros tokens
points-earn-check_in-text = { $points } pontos, mais bônus por transferir no dia e por sequências
points-earn-boost = Multiplicador
points-earn-boost-text = Transfira mais e ganhe mais: { $factor } a partir da transferência { $bridges }
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
points-activity-deployments =
    { $asked ->
        [one] { $made } de { $asked } contrato
        [many] { $made } de { $asked } de contratos
       *[other] { $made } de { $asked } contratos
    }
points-activity-done = Concluída
points-activity-ended = Encerrada
points-activity-step = +{ $points } PTS
points-activity-bonus = +{ $points } de bônus por completar todas as etapas

points-order = +{ $points } pontos
points-order-counted = creditados

points-panel = Aumente seus pontos
points-panel-more = Mais missões
points-panel-previous = Missão anterior
points-panel-next = Próxima missão
points-panel-all = Todos os pontos e missões

events-title = Eventos
events-people = { $people } participantes
events-coming = Em breve
events-ended = Encerrados: { $count }
