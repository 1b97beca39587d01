### Events that are over, with their final leaderboards

owls-about = Este foi um evento por tempo limitado com um ranking. Os resultados abaixo são definitivos.
owls-title = Classificação final
owls-rank = Posição
owls-address = Endereço
owls-score = Pontuação
owls-search = Buscar por endereço
owls-search-none = Nenhum endereço desta classificação corresponde à sua busca.
owls-not-listed = Sua carteira não está nesta classificação.
owls-connect = Conecte sua carteira para ver sua posição.
owls-none = Nenhum resultado publicado aqui
owls-none-text = Este foi um evento por tempo limitado com um ranking. Os resultados finais não foram publicados neste site.
owls-next = E agora?
owls-next-text = Você ainda pode ganhar pontos com transferências, check-ins e tarefas.
