### Баллы и ежедневная отметка

rewards-check_in-title = Ежедневная отметка
rewards-check_in-action = Отметиться
rewards-check_in-connect = Подключить кошелёк для { $network }
rewards-check_in-other_wallet = Ваш кошелёк не может отметиться в { $network }. Подключите кошелёк для { $network }: баллы получит он.
rewards-check_in-network = Сеть
rewards-check_in-networks_unknown = Не удалось загрузить сети. До этого отметиться нельзя.
rewards-check_in-of = Отметка кошелька { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] { $points } балл в день, а в день с переводом — { $bridged }.
        [few] { $points } балла в день, а в день с переводом — { $bridged }.
       *[other] { $points } баллов в день, а в день с переводом — { $bridged }.
    }
rewards-check_in-rows = За серии начисляется больше: { $days }. Серия обнуляется каждый понедельник (UTC).
rewards-check_in-row =
    { $points ->
        [one] +{ $points } балл за { $day }-й день
        [few] +{ $points } балла за { $day }-й день
       *[other] +{ $points } баллов за { $day }-й день
    }
rewards-check_in-double = Двойные баллы: { $points } за отметку, а в день с переводом — { $bridged }.

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
rewards-check_in-looking = Проверяем сегодняшний статус…
rewards-check_in-switching = Переключитесь в кошельке на сеть { $network }
rewards-check_in-signing = Подтвердите в кошельке
rewards-check_in-landing = Подтверждаем в { $network }…
rewards-check_in-counting = Начисляем баллы…

rewards-problem-check_in_waiting = Сеть работает медленно. Откройте это окно позже, чтобы завершить отметку.
rewards-problem-check_in_failed = Сеть отклонила отметку. Ничего не засчитано; повторите.
rewards-problem-check_in_day_over = День (UTC) закончился раньше, чем отметка подтвердилась, поэтому она не засчитана. Отметьтесь за сегодня.
rewards-problem-check_in_unsure = Не удалось проверить сегодняшний статус, поэтому ничего не подписано. Повторите.
rewards-problem-check_in_repeated = Сегодня вы уже отметились
rewards-problem-check_in_not_found = Эта транзакция не является отметкой за свой день. Отметьтесь ещё раз.
rewards-problem-check_in_untraced = Сегодня вы уже отметились в этой сети, но мы не можем найти транзакцию. Не подписывайте снова: сеть её отклонит.
rewards-problem-check_in_of_another = Эта отметка принадлежит другому кошельку.
rewards-problem-check_in_too_old = Отметка отправлена слишком поздно и не засчитана.
rewards-problem-check_in_unsupported = В этой сети отметиться нельзя.
rewards-problem-check_in_call_stale = На вашем устройстве неверное время. Исправьте его и повторите.
rewards-problem-check_in_call_repeated = Запрос отправлен дважды. Повторите.
rewards-problem-wallet_wrong_network = Кошелёк в другой сети. Повторите.
rewards-problem-wallet_mismatch = В кошельке выбран другой аккаунт. Вернитесь к прежнему и повторите.
