### История и поиск

history-title = История
history-wallet = Кошелёк
history-all_wallets = Все кошельки
history-route = { $from } → { $to }
history-more = Показать более ранние
history-empty-title = Пока ничего не переходило
history-empty-text = { $count ->
        [1] Переводы этого кошелька появляются здесь, как только виден их депозит.
       *[other] Переводы этих кошельков появляются здесь, как только виден их депозит.
    }
history-empty-action = Начать с первого
history-connect-title = Чья история?
history-connect-text = Подключите кошелёк, чтобы увидеть его переводы. Подписывать ничего не нужно.

query-placeholder = Номер, хеш или адрес
query-start-title = Где он сейчас?
query-start-text = Введите номер перевода, хеш депозита или выплаты либо адрес кошелька. Найти перевод может любой, как только виден его депозит.
query-action = Найти
query-results = Найденные переводы
query-nothing-title = Ничего не нашлось
query-nothing-text = Проверьте, не потерялось ли что-то с краёв. Перевод можно найти, когда виден его депозит.
