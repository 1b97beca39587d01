### Social tasks: following, joining, and what the platform sees of it

social-title-x = Підписатися на нас в X
social-title-discord = Приєднатися до нашого Discord
social-title-telegram = Приєднатися до нашого Telegram
social-worth = Балів: { $points }
social-worth-trust = Балів: { $points } (без перевірки)
social-worth-none = Без балів (не можна перевірити)

social-action-follow = Підписатися
social-action-join = Приєднатися
social-action-auth = Дозволити
social-action-verify = Перевірити
social-action-verifying = Перевіряємо
social-action-retry = Ще раз
social-action-done = Виконано
social-opens = відкриється в новій вкладці
social-reopen = Відкрити { $platform } знову
social-hint-auth = Дозвольте Discord підтвердити, що ви учасник. Більше нічого не читається й не зберігається.
social-hint-verifying = Підтвердьте в гаманці, якщо він попросить. Вхід безкоштовний.
social-hint-back = Потім поверніться сюди для перевірки або натисніть «Перевірити».
social-done = Виконано.
social-done-points = Виконано. Очікують нарахування: { $points }.

social-handle = Ваше ім’я в X
social-handle-missing = Введіть своє ім’я в X, наприклад @name.
social-handle-invalid = Ім’я в X: до 15 латинських літер, цифр і підкреслень.
social-proof = Ваш код підтвердження
social-proof-copy = Копіювати код
social-proof-why = Додайте цей код в опис профілю в X, щоб ми переконалися, що акаунт ваш. Потім його можна видалити.

social-discord-connect = Discord підтвердив гаманець { $wallet }. Під’єднайте його, щоб пройти перевірку.
social-discord-other = Discord підтвердив гаманець { $wallet }, але під’єднано інший. Під’єднайте той гаманець або почніть заново з цим.
social-discord-declined = Ви відмовилися в Discord. Нічого не змінилося, спробувати ще раз можна будь-коли.
social-discord-failed = Discord не відповідає. Спробуйте трохи згодом.
social-discord-mismatch = Цю відповідь Discord запитано не в цій вкладці, тому ми її не прийняли. Натисніть «Дозволити», щоб почати заново.

social-failed = Перевірка не пройшла.
social-wait-seconds = Спробуйте за { $seconds } с.
social-wait-minutes = Спробуйте за { $minutes } хв.
social-problem-verification_failed =
    { $platform ->
        [x] Ми не бачимо вас серед підписників в X. Підпишіться з цього акаунта й спробуйте ще раз.
        [discord] Ми не бачимо вас серед учасників у Discord. Приєднайтеся з того самого акаунта й спробуйте ще раз.
       *[telegram] Ми не бачимо вас серед учасників у Telegram. Приєднайтеся до каналу й спробуйте ще раз.
    }
social-problem-handle_missing = Введіть своє ім’я в X, наприклад @name, і спробуйте ще раз.
social-problem-handle_unknown = Такого акаунта в X немає або його заблоковано. Перевірте ім’я.
social-problem-account_protected = Підписки цього акаунта приховано. Відкрийте їх на час перевірки й спробуйте ще раз.
social-problem-account_unproven = Ми не бачимо код в описі цього акаунта в X. Додайте його, збережіть і спробуйте ще раз.
social-problem-follow_out_of_sight = Цей акаунт має забагато підписок для перевірки. Відпишіться від нас, підпишіться знову й спробуйте ще раз.
social-problem-code_missing = Спершу дайте дозвіл у Discord.
social-problem-code_refused = Термін дозволу Discord сплив, або його вже використано. Дайте його ще раз.
social-problem-member_pending = Discord чекає, що ви приймете правила спільноти. Прийміть їх там і спробуйте ще раз.
social-problem-telegram_not_linked = До цього гаманця не прив’язано акаунт Telegram. Відкрийте застосунок у Telegram, прив’яжіть гаманець і спробуйте ще раз.
social-problem-account_taken = Цей акаунт уже виконав завдання для іншого гаманця. Використайте інший акаунт або під’єднайте той гаманець.
social-problem-verification_busy = Перевірка зараз перевантажена.
social-problem-verification_unavailable = Зараз не вдається перевірити завдання. Спробуйте пізніше.
social-problem-too_many_requests = Забагато спроб.
social-problem-rate_limited = Забагато спроб. Зачекайте трохи й спробуйте ще раз.
social-problem-campaign_not_running = Завдання завершилося й більше не приносить балів.
social-problem-campaign_unknown = Це завдання більше недоступне.
social-problem-campaign_not_social = Завдання змінилося. Оновіть сторінку.
social-problem-platform_mismatch = Завдання змінилося. Оновіть сторінку.
social-problem-wallet_rejected = Ви відмовилися в гаманці. Нічого не змінилося.
