### The leaderboard

leaderboard-title = Classificação
leaderboard-week = Esta semana
leaderboard-all = Desde o início
leaderboard-empty-week = Ainda não há ranking nesta semana. As semanas começam na segunda-feira à meia-noite UTC.
leaderboard-empty-all = Ainda não há ranking.
leaderboard-more = Mostrar mais { $count }
leaderboard-you = você
leaderboard-own = Sua posição
leaderboard-none = Ainda sem posição. Ganhe pontos para aparecer.
leaderboard-hidden = Sua carteira não aparece na lista. Seus pontos continuam valendo.
leaderboard-leave = Sair da classificação
leaderboard-return = Voltar à classificação
leaderboard-problem-wallet_rejected = Você recusou na carteira. Nada mudou.
