### Таблица лидеров

leaderboard-title = Таблица лидеров
leaderboard-week = Эта неделя
leaderboard-all = За всё время
leaderboard-empty-week = На этой неделе в списке пока никого нет. Неделя начинается в понедельник в полночь UTC.
leaderboard-empty-all = Сейчас в списке никого нет.
leaderboard-more = Показать ещё { $count }
leaderboard-you = вы
leaderboard-own = Ваше место
leaderboard-none = Места пока нет: его принесут следующие баллы.
leaderboard-hidden = Вашего кошелька нет в списке. Баллы считаются как прежде.
leaderboard-leave = Не показывать меня
leaderboard-return = Вернуться в таблицу
leaderboard-problem-wallet_rejected = Вы отказались в кошельке. Ничего не изменилось.
