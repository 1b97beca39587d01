### История и поиск

history-title = История
history-browser = Начаты в этом браузере
history-wallet = Кошелёк
history-all_wallets = Все кошельки
history-route = { $from } → { $to }
history-more = Загрузить ещё
history-csv = Скачать этот список в CSV
history-empty-title = Переводов пока нет
history-empty-text = { $count ->
        [1] Переводы этого кошелька появятся здесь, когда будет обнаружен депозит.
       *[other] Переводы этих кошельков появятся здесь, когда будет обнаружен депозит.
    }
history-empty-action = Сделать перевод
history-empty-swaps = Обмены ({ $count })
history-connect-title = Ваши переводы
history-connect-text = Подключите кошелёк, чтобы увидеть его переводы. Подписывать ничего не нужно.

query-placeholder = ID или хеш
query-start-title = Отследить перевод
query-start-text = Введите ID перевода, хеш транзакции или адрес кошелька. Найти перевод может любой, когда обнаружен его депозит.
query-action = Найти
query-results = Найденные переводы
query-nothing-title = Переводы не найдены
query-nothing-text = Проверьте, что текст вставлен полностью. Переводы появляются, когда обнаружен их депозит.
