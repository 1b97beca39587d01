### O ranking

leaderboard-title = Classificação
leaderboard-week = Esta semana
leaderboard-all = Desde o início
leaderboard-empty-week = Ninguém está na lista esta semana por enquanto. A semana começa na segunda-feira à meia-noite UTC.
leaderboard-empty-all = Ninguém está na lista no momento.
leaderboard-more = Mostrar mais { $count }
leaderboard-you = você
leaderboard-own = Sua posição
leaderboard-none = Você ainda não tem posição: os próximos pontos trazem uma.
leaderboard-hidden = Sua carteira não aparece na lista. Seus pontos contam como antes.
leaderboard-leave = Sair da classificação
leaderboard-return = Voltar à classificação
leaderboard-problem-wallet_rejected = Você recusou na carteira. Nada mudou.
