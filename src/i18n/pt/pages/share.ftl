### A completed campaign and its share sheet

campaign-share-title = Campanha concluída
campaign-share-points = +{ $points } pontos
campaign-share-text = Você ganhou com “{ $name }”.
campaign-share-more = Compartilhe e ganhe mais { $points } pontos. Sua carteira pode pedir login, que é grátis.
campaign-share-confirm = Confirme na carteira, se solicitado. Estamos adicionando seus pontos.
campaign-share-done = Compartilhada. Você ganhou mais { $points } pontos.
campaign-share-to = Compartilhar no X
campaign-share-open = Compartilhar, +{ $points }
campaign-share-open_of = Compartilhar, +{ $points }: “{ $name }”
campaign-share-again = Transferir de novo
campaign-share-post = Concluí “{ $name }” na Causeway e ganhei { $points } pontos.
campaign-share-problem-wallet_rejected = Você recusou na carteira, então o compartilhamento não contou. Seus outros pontos estão seguros.
campaign-share-problem-campaign_not_completed = A rede reverteu uma transferência desta campanha, então compartilhar não conta agora.
campaign-share-problem-campaign_not_running = Esta campanha foi encerrada, então compartilhar não conta mais.
