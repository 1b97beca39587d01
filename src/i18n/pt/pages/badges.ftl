badge-none-title = Nenhum emblema aqui
badge-none-text = Este emblema não é oferecido aqui.
badge-failed = Não foi possível carregar o emblema
badge-hidden-title = Não disponível aqui
badge-hidden-text = Abra o app web para emitir este emblema.
badge-network = Emitido em { $network }
badge-tasks = Tarefas
badge-progress = { $done } de { $of }
badge-progress-loading = Carregando seu progresso…
badge-progress-failed = Não foi possível carregar seu progresso.
badge-task-done = Concluída
badge-task-bridges =
    { $count ->
        [one] Faça { $number } transferência
       *[other] Faça { $number } transferências
    }
badge-task-check_ins =
    { $count ->
        [one] Faça check-in em { $number } dia
       *[other] Faça check-in em { $number } dias
    }
badge-task-points =
    { $count ->
        [one] Ganhe { $number } ponto
       *[other] Ganhe { $number } pontos
    }
badge-task-campaign = Conclua “{ $name }”
badge-task-campaign_unnamed = Conclua uma campanha
badge-go-bridge = Ponte
badge-go-points = Pontos
badge-connect-evm = Os emblemas são emitidos com uma carteira EVM.
badge-not-started = A emissão abre em { $day }.
badge-ended = A emissão terminou.
badge-unavailable = A emissão ainda não está aberta.
badge-tasks-left = Conclua todas as tarefas para emitir o emblema.
badge-mint = Emitir emblema
badge-gas = Grátis, exceto a taxa de rede em { $network }.
badge-authorizing = Verificando suas tarefas…
badge-asking = Confirme na sua carteira
badge-confirming = Aguardando confirmação em { $network }…
badge-minted = Você tem este emblema
badge-share = Compartilhar no X
badge-post = Ganhei o { $name }.
badge-transaction = Ver transação
problem-badge_not_earned = Ainda há tarefas por concluir.
problem-badge_closed = Este emblema não pode ser emitido agora.
problem-badge_unavailable = A emissão ainda não está aberta.
problem-badge_minted = Esta carteira já tem o emblema.
problem-badge_changed = O emblema mudou. Recarregue a página.
problem-badge_mint_failed = A rede rejeitou a transação. Você pode tentar novamente.
problem-badge_wallet_unsupported = Os emblemas são emitidos com uma carteira EVM.
badge-other-account = Sua carteira mudou de conta. Volte à anterior e tente novamente.
badge-slow = Está demorando mais que o normal. Se sua carteira descartou a transação, pare de esperar e emita de novo: um emblema só pode ser emitido uma vez.
