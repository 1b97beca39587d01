### Що адреси робили в кожній мережі

tracker-intro = Перевірте будь-яку адресу. Без гаманця й підпису.
tracker-show = Показати активність
tracker-own = Додати мій гаманець
tracker-private = Адреси лишаються в посиланні на цю сторінку. Ми перевіряємо їх, але не записуємо.
tracker-too-many = Не більше { $most } адрес за раз. Ви ввели { $count }.
tracker-start-title = Ваша історія в мережах на одній сторінці
tracker-start-text = Введіть одну або кілька адрес, щоб побачити транзакції, активні дні, обсяг і газ у кожній мережі.
tracker-none-title = Активності поки немає
tracker-none-text = Із цих адрес не надсилали транзакцій у жодній із цих мереж.
tracker-off-title = Трекер тут не налаштовано
tracker-off-text = Цей сервіс поки не має джерела даних про активність у мережах.
tracker-failed-title = Не вдалося завантажити трекер
tracker-failed-text = Сервер не відповідає. Спробуйте ще раз трохи згодом.
tracker-hidden = Відкрийте вебверсію, щоб користуватися трекером.
tracker-degraded =
    { $count ->
        [one] { $networks } не відповідає, тому її даних немає.
       *[other] { $networks } не відповідають, тому їхніх даних немає.
    }
tracker-quiet =
    { $count ->
        [one] Немає активності ще в { $count } мережі.
       *[other] Немає активності ще в { $count } мережах.
    }
tracker-prices = Враховано лише надіслані транзакції. Суми в доларах — за сьогоднішніми цінами. Витрати газу можуть не містити плати ролапів за дані.
tracker-unpriced = Монети без ціни не входять до сум у доларах.
tracker-stale = Одна з мереж не відповідає, тому частина даних раніша.
tracker-at-least = щонайменше { $figure }
tracker-before = до { $date }
tracker-transactions = Транзакції
tracker-days = Активні дні
tracker-weeks = Активні тижні
tracker-months = Активні місяці
tracker-networks-used = Мережі
tracker-contracts = Контракти
tracker-volume = Надіслано
tracker-gas = Витрачено газу
tracker-first = Перша активність
tracker-last = Остання активність
tracker-day-count =
    { $count ->
        [one] { $count } активний день
        [few] { $count } активні дні
       *[other] { $count } активних днів
    }
tracker-chart = Транзакції за місяцями
tracker-table = Показати таблицею
tracker-month = Місяць
tracker-others = Інші мережі
tracker-by-network = За мережами
tracker-by-address = За адресами
tracker-sort = Сортування
tracker-csv = Завантажити CSV
tracker-csv-copy = Копіювати в CSV
tracker-share = Поділитися
tracker-share-title = Поділіться своєю активністю
tracker-share-post = Транзакцій: { $transactions }, активних днів: { $days }, мереж: { $networks }.
tracker-share-text = Скопіювати текст
tracker-share-link = Скопіювати посилання з адресами
tracker-share-private = У дописі немає ваших адрес.
tracker-more = Бали та бейджі
tracker-back = Трекер L2
tracker-page-read = Дані мережі { $network }.
tracker-page-list = Зі списку, який завантажив цей сервіс.
tracker-page-start = Введіть адреси, щоб дізнатися, скільки на них { $symbol }. Під’єднувати гаманець не потрібно.
tracker-page-unlisted-title = Даних поки немає
tracker-page-unlisted-text = Цей сервіс не завантажив дані для цієї сторінки.
