### Баллы и ежедневная отметка

rewards-points = Баллов: { $points }
rewards-points_of = { $wallet }, баллов: { $points }

rewards-check_in-title = Ежедневная отметка
rewards-check_in-open = Ежедневная отметка
rewards-check_in-action = Отметиться
rewards-check_in-done = Сегодня вы отметились
rewards-check_in-connect = Подключить кошелёк для { $network }
rewards-check_in-other_wallet = Ваш кошелёк не может отметиться в { $network }. Подключите ещё один, для { $network }: первый останется подключённым.
rewards-check_in-success = Отметка засчитана
rewards-check_in-network = Сеть
rewards-check_in-networks_unknown = Не удалось загрузить сети. Без них отметиться нельзя.
rewards-check_in-of = Отметка кошелька { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] Отметка приносит { $points } балл в день, а в день с переводом — { $bridged }.
        [few] Отметка приносит { $points } балла в день, а в день с переводом — { $bridged }.
       *[other] Отметка приносит { $points } баллов в день, а в день с переводом — { $bridged }.
    }
rewards-check_in-rows = За дни подряд начисляется больше: { $days }. Каждый понедельник (UTC) счёт дней начинается заново.
rewards-check_in-row =
    { $points ->
        [one] ещё { $points } балл за { $day }-й день
        [few] ещё { $points } балла за { $day }-й день
       *[other] ещё { $points } баллов за { $day }-й день
    }
rewards-check_in-double = Сейчас баллов вдвое больше: { $points } за отметку, { $bridged } в день с переводом.

rewards-check_in-calendar = Ваши отметки
rewards-check_in-previous = Предыдущий месяц
rewards-check_in-next = Следующий месяц
rewards-check_in-unknown = Не удалось загрузить ваши отметки.
rewards-check_in-today = { $day }, сегодня: отметиться
rewards-check_in-checked = { $day }: отметка засчитана, баллов: { $points }. Откроется транзакция
rewards-check_in-counted = { $day }: отметка засчитана, баллов: { $points }
rewards-check_in-dot = День без отметки
rewards-check_in-not = { $day }: отметки нет

rewards-check_in-next_in = Следующая отметка через { $left }
rewards-check_in-left = День закончится через { $left } (UTC)
rewards-check_in-looking = Проверяем, не отметились ли вы уже
rewards-check_in-switching = Переключитесь в кошельке на сеть { $network }
rewards-check_in-signing = Подтвердите в кошельке
rewards-check_in-landing = Отметка идёт по сети { $network }
rewards-check_in-counting = Баллы подсчитываются

rewards-problem-check_in_waiting = Сеть работает медленно. Отметка засчитается сама, когда вы снова откроете это окно.
rewards-problem-check_in_failed = Сеть отклонила отметку. Ничего не засчитано, попробуйте ещё раз.
rewards-problem-check_in_day_over = Эта отметка была за день, который уже закончился (UTC), и сеть её отклонила. Ничего не засчитано. Отметьтесь за сегодня.
rewards-problem-check_in_unsure = Не удалось узнать у сервера, отметились ли вы сегодня, поэтому ничего не подписано.
rewards-problem-check_in_repeated = Сегодня вы уже отметились
rewards-problem-check_in_not_found = Эта транзакция не отметка за свой день. Отметьтесь ещё раз.
rewards-problem-check_in_untraced = Этот кошелёк уже отметился сегодня в этой сети, но найти транзакцию не удалось. Не подписывайте ещё раз: сеть откажет.
rewards-problem-check_in_of_another = Эта отметка принадлежит другому кошельку.
rewards-problem-check_in_too_old = Отметка пришла слишком поздно.
rewards-problem-check_in_unsupported = В этой сети отметиться нельзя.
rewards-problem-check_in_call_stale = Часы вашего устройства расходятся с нашими на минуты. Поправьте их и попробуйте снова.
rewards-problem-check_in_call_repeated = Запрос отправлен дважды. Попробуйте ещё раз.
rewards-problem-wallet_wrong_network = Кошелёк подключён к другой сети. Попробуйте ещё раз.
rewards-problem-wallet_mismatch = В кошельке выбран другой счёт. Вернитесь к прежнему.
