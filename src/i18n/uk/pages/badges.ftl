badge-none-title = Бейджа тут немає
badge-none-text = Цей бейдж тут не видають.
badge-failed = Не вдалося завантажити бейдж
badge-hidden-title = Тут недоступно
badge-hidden-text = Щоб випустити бейдж, відкрийте вебзастосунок.
badge-network = Випускається в мережі { $network }
badge-tasks = Завдання
badge-progress = { $done } з { $of }
badge-progress-loading = Завантажуємо ваш прогрес…
badge-progress-failed = Не вдалося завантажити прогрес.
badge-task-done = Виконано
badge-task-bridges =
    { $count ->
        [one] Зробити { $number } переказ
        [few] Зробити { $number } перекази
        [many] Зробити { $number } переказів
       *[other] Зробити { $number } переказу
    }
badge-task-check_ins =
    { $count ->
        [one] Відмітитися { $number } день
        [few] Відмітитися { $number } дні
        [many] Відмітитися { $number } днів
       *[other] Відмітитися { $number } дня
    }
badge-task-points =
    { $count ->
        [one] Набрати { $number } бал
        [few] Набрати { $number } бали
        [many] Набрати { $number } балів
       *[other] Набрати { $number } бала
    }
badge-task-campaign = Завершити кампанію «{ $name }»
badge-task-campaign_unnamed = Завершити кампанію
badge-go-bridge = До мосту
badge-go-points = До балів
badge-connect-evm = Бейджі випускають з EVM-гаманця.
badge-not-started = Випуск відкриється { $day }.
badge-ended = Випуск завершено.
badge-unavailable = Випуск ще не відкрито.
badge-tasks-left = Виконайте всі завдання, щоб випустити бейдж.
badge-mint = Випустити бейдж
badge-gas = Безкоштовно, крім комісії мережі { $network }.
badge-authorizing = Перевіряємо завдання…
badge-asking = Підтвердьте в гаманці
badge-confirming = Чекаємо на підтвердження в мережі { $network }…
badge-minted = Бейдж у вас
badge-share = Поділитися в X
badge-post = Мій новий бейдж: { $name }.
badge-transaction = Переглянути транзакцію
problem-badge_not_earned = Ще не всі завдання виконано.
problem-badge_closed = Зараз цей бейдж випустити не можна.
problem-badge_unavailable = Випуск ще не відкрито.
problem-badge_minted = Цей гаманець уже має бейдж.
problem-badge_changed = Бейдж змінився. Оновіть сторінку.
problem-badge_mint_failed = Мережа відхилила транзакцію. Можна спробувати ще раз.
problem-badge_wallet_unsupported = Бейджі випускають з EVM-гаманця.
badge-other-account = Гаманець перемкнувся на інший акаунт. Поверніться до попереднього й спробуйте ще раз.
badge-slow = Довше, ніж зазвичай. Якщо гаманець скасував транзакцію, припиніть очікування й випустіть бейдж ще раз: випустити його можна лише один раз.
