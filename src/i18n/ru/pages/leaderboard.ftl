### Таблица лидеров

leaderboard-title = Таблица лидеров
leaderboard-week = Эта неделя
leaderboard-all = За всё время
leaderboard-empty-week = На этой неделе рейтинга пока нет. Неделя начинается в понедельник в полночь UTC.
leaderboard-empty-all = Рейтинга пока нет.
leaderboard-more = Показать ещё { $count }
leaderboard-you = вы
leaderboard-own = Ваше место
leaderboard-none = У вас пока нет места. Получите баллы, чтобы попасть в таблицу.
leaderboard-hidden = Вашего кошелька нет в таблице. Баллы по-прежнему начисляются.
leaderboard-leave = Выйти из таблицы
leaderboard-return = Вернуться в таблицу
leaderboard-problem-wallet_rejected = Вы отказались в кошельке. Ничего не изменилось.
