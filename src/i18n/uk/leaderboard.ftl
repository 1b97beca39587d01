### The leaderboard

leaderboard-title = Таблиця лідерів
leaderboard-week = Цей тиждень
leaderboard-all = За весь час
leaderboard-empty-week = Цього тижня в списку ще нікого немає. Тиждень починається в понеділок опівночі за UTC.
leaderboard-empty-all = Зараз у списку нікого немає.
leaderboard-more = Показати ще { $count }
leaderboard-you = ви
leaderboard-own = Ваше місце
leaderboard-none = Місця ще немає: його принесуть наступні бали.
leaderboard-hidden = Вашого гаманця немає в списку. Бали рахуються, як і раніше.
leaderboard-leave = Не показувати мене
leaderboard-return = Повернутися в таблицю
leaderboard-problem-wallet_rejected = Ви відмовилися в гаманці. Нічого не змінилося.
