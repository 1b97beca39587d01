### The leaderboard

leaderboard-title = Таблиця лідерів
leaderboard-week = Цей тиждень
leaderboard-all = За весь час
leaderboard-empty-week = Цього тижня рейтингу ще немає. Тиждень починається в понеділок опівночі за UTC.
leaderboard-empty-all = Рейтингу ще немає.
leaderboard-more = Показати ще { $count }
leaderboard-you = ви
leaderboard-own = Ваше місце
leaderboard-none = У вас ще немає місця. Отримайте бали, щоб потрапити в таблицю.
leaderboard-hidden = Вашого гаманця немає в таблиці. Бали й далі нараховуються.
leaderboard-leave = Вийти з таблиці
leaderboard-return = Повернутися в таблицю
leaderboard-problem-wallet_rejected = Ви відмовилися в гаманці. Нічого не змінилося.
