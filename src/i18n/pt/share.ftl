### Uma campanha concluída e contar aos outros

campaign-share-title = Campanha concluída
campaign-share-points = +{ $points } pontos
campaign-share-text = Você os ganhou com “{ $name }”.
campaign-share-more = Compartilhe e ganhe mais { $points } pontos. Sua carteira pode pedir que você faça login; não custa nada.
campaign-share-confirm = Confirme na carteira se ela pedir. Seus pontos estão sendo contados.
campaign-share-done = Compartilhado: mais { $points } pontos são seus.
campaign-share-to = Compartilhar no X
campaign-share-open = Compartilhar, +{ $points }
campaign-share-open_of = Compartilhar, +{ $points }: “{ $name }”
campaign-share-again = Transferir de novo
campaign-share-post = Concluí “{ $name }” na Causeway e ganhei { $points } pontos.
campaign-share-problem-wallet_rejected = Você recusou na carteira, então o compartilhamento não contou. Seus outros pontos estão seguros.
campaign-share-problem-campaign_not_completed = Uma transferência de que esta campanha precisa foi desfeita na rede, então compartilhar não conta agora.
campaign-share-problem-campaign_not_running = Esta campanha foi encerrada, então compartilhar não conta mais.
