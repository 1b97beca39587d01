### The leaderboard

leaderboard-title = Clasificación
leaderboard-week = Esta semana
leaderboard-all = Desde el inicio
leaderboard-empty-week = Aún no hay clasificación esta semana. Las semanas empiezan el lunes a medianoche UTC.
leaderboard-empty-all = Aún no hay clasificación.
leaderboard-more = Mostrar { $count } más
leaderboard-you = tú
leaderboard-own = Tu puesto
leaderboard-none = Aún sin puesto. Gana puntos para aparecer.
leaderboard-hidden = Tu wallet no aparece en la lista. Tus puntos siguen contando.
leaderboard-leave = Salir de la clasificación
leaderboard-return = Volver a la clasificación
leaderboard-problem-wallet_rejected = Lo rechazaste en tu wallet. No cambió nada.
