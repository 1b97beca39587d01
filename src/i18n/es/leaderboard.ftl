### La clasificación

leaderboard-title = Clasificación
leaderboard-week = Esta semana
leaderboard-all = Histórico
leaderboard-empty-week = Nadie aparece esta semana por ahora. La semana empieza el lunes a medianoche UTC.
leaderboard-empty-all = Nadie aparece en este momento.
leaderboard-more = Mostrar { $count } más
leaderboard-you = tú
leaderboard-own = Tu puesto
leaderboard-none = Aún no tienes puesto: llegará con los próximos puntos.
leaderboard-hidden = Tu wallet no aparece en la lista. Tus puntos cuentan como antes.
leaderboard-leave = Salir de la clasificación
leaderboard-return = Volver a la clasificación
leaderboard-problem-wallet_rejected = Lo rechazaste en tu wallet. No ha cambiado nada.
