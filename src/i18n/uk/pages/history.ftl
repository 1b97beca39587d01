### History and search

history-title = Історія
history-browser = Розпочаті в цьому браузері
history-wallet = Гаманець
history-all_wallets = Усі гаманці
history-route = З { $from } у { $to }
history-more = Завантажити ще
history-csv = Завантажити цей список у CSV
history-empty-title = Переказів ще немає
history-empty-text =
    { $count ->
        [1] Перекази цього гаманця з’являться тут, щойно буде виявлено депозит.
       *[other] Перекази цих гаманців з’являться тут, щойно буде виявлено депозит.
    }
history-empty-action = Зробити переказ
history-empty-swaps = Обміни ({ $count })
history-connect-title = Ваші перекази
history-connect-text = Під’єднайте гаманець, щоб побачити його перекази. Нічого підписувати не потрібно.

query-placeholder = ID або хеш
query-start-title = Відстежити переказ
query-start-text = Введіть ID переказу, хеш транзакції або адресу гаманця. Знайти переказ може кожен, щойно виявлено його депозит.
query-action = Знайти
query-results = Знайдені перекази
query-nothing-title = Перекази не знайдено
query-nothing-text = Перевірте, чи текст вставлено повністю. Перекази з’являються, щойно виявлено їхній депозит.
