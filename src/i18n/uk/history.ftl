### History and search

history-title = Історія
history-wallet = Гаманець
history-all_wallets = Усі гаманці
history-route = З { $from } у { $to }
history-more = Показати давніші
history-empty-title = Ще нічого не переказано
history-empty-text =
    { $count ->
        [one] Перекази цього гаманця з’являться тут, щойно буде видно їхній депозит.
       *[other] Перекази цих гаманців з’являться тут, щойно буде видно їхній депозит.
    }
history-empty-action = Зробити перший переказ
history-connect-title = Чия історія?
history-connect-text = Під’єднайте гаманець, щоб побачити його перекази. Нічого підписувати не потрібно.

query-placeholder = Номер, хеш або адреса
query-start-title = Де це зараз?
query-start-text = Введіть номер переказу, хеш його депозиту чи виплати або адресу гаманця. Знайти переказ може кожен, щойно буде видно його депозит.
query-action = Знайти
query-results = Знайдені перекази
query-nothing-title = Нічого не знайдено
query-nothing-text = Перевірте, чи нічого не загубилося на початку або в кінці. Переказ можна знайти, щойно буде видно його депозит.
