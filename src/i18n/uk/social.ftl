### Social tasks: following, joining, and what the platform sees of it

social-title-x = Підпишіться на нас у X
social-title-discord = Приєднуйтеся до нашого Discord
social-title-telegram = Приєднуйтеся до нашого Telegram
social-worth = Балів: { $points }
social-worth-trust = Балів: { $points }; віримо вам на слово
social-worth-none = Без балів: тут це неможливо перевірити

social-action-follow = Підписатися
social-action-join = Приєднатися
social-action-auth = Дозволити
social-action-verify = Перевірити
social-action-verifying = Перевіряємо
social-action-retry = Ще раз
social-action-done = Виконано
social-opens = відкриється в новій вкладці
social-reopen = Відкрити { $platform } знову
social-hint-auth = Ще один крок: дозвольте Discord показати, що ви учасник. Більше нічого не читається і нічого не зберігається.
social-hint-verifying = Підтвердьте в гаманці, якщо він попросить. Вхід безкоштовний.
social-hint-back = Потім поверніться сюди: тоді й відбудеться перевірка. Або натисніть «Перевірити».
social-done = Виконано.
social-done-points = Виконано, балів у дорозі: { $points }.

social-handle = Ваше ім’я в X
social-handle-missing = Введіть своє ім’я в X, наприклад @name.
social-handle-invalid = Ім’я в X має до 15 літер, цифр і підкреслень.
social-proof = Ваш код для X
social-proof-copy = Копіювати код
social-proof-why = Вставте цей код у розділ «Про себе» свого профілю в X: так видно, що акаунт ваш. Після перевірки код можна прибрати.

social-discord-connect = Discord відповів для гаманця { $wallet }. Під’єднайте його, щоб пройти перевірку.
social-discord-other = Discord відповів для гаманця { $wallet }, а під’єднано інший. Під’єднайте той або почніть заново з цим.
social-discord-declined = Ви відмовилися в Discord. Нічого не змінилося; показати участь можна будь-коли.
social-discord-failed = Discord не зміг відповісти. Спробуйте ще раз трохи згодом.
social-discord-mismatch = Те, що повернулося з Discord, запитували не в цій вкладці, тож його не використано. Натисніть «Дозволити», щоб почати заново.

social-failed = Перевірка не пройшла.
social-wait-seconds = Спробуйте за { $seconds } с.
social-wait-minutes = Спробуйте за { $minutes } хв.
social-problem-verification_failed =
    { $platform ->
        [x] X не показує, що ви на нас підписані. Підпишіться з акаунта з цим ім’ям і спробуйте ще раз.
        [discord] Discord не показує вас серед учасників. Спершу приєднайтеся до спільноти, потім спробуйте з тим самим акаунтом.
       *[telegram] Telegram не показує вас серед учасників. Спершу приєднайтеся до каналу, потім спробуйте ще раз.
    }
social-problem-handle_missing = Введіть своє ім’я в X, наприклад @name, і спробуйте ще раз.
social-problem-handle_unknown = Такого акаунта в X немає або його заблоковано. Перевірте ім’я.
social-problem-account_protected = Цей акаунт не показує, на кого підписаний. Відкрийте його на час перевірки й спробуйте ще раз.
social-problem-account_unproven = У розділі «Про себе» цього акаунта в X немає вашого коду. Вставте його туди, збережіть і спробуйте ще раз.
social-problem-follow_out_of_sight = Цей акаунт підписаний на стількох, що нас серед них не знайти. Відпишіться, підпишіться знову й спробуйте ще раз.
social-problem-code_missing = Спершу дозвольте Discord показати вашу участь.
social-problem-code_refused = Дозвіл Discord уже використано або він прострочений. Дайте його ще раз.
social-problem-member_pending = Discord ще чекає, що ви приймете правила спільноти. Прийміть їх там і спробуйте ще раз.
social-problem-telegram_not_linked = До цього гаманця не прив’язано акаунт Telegram. Відкрийте застосунок у Telegram, прив’яжіть там цей гаманець і перевірте знову.
social-problem-account_taken = Цей акаунт уже виконав завдання для іншого гаманця. Візьміть інший акаунт або під’єднайте той гаманець.
social-problem-verification_busy = Зараз перевірку проходить багато людей.
social-problem-verification_unavailable = Зараз завдання перевірити не можна. Ви тут ні до чого; спробуйте пізніше.
social-problem-too_many_requests = Забагато спроб одразу.
social-problem-rate_limited = Забагато спроб одразу. Зачекайте трохи й спробуйте ще раз.
social-problem-campaign_not_running = Завдання завершилося й більше не приносить балів.
social-problem-campaign_unknown = Цього завдання більше немає.
social-problem-campaign_not_social = Завдання змінилося. Завантажте сторінку заново.
social-problem-platform_mismatch = Завдання змінилося. Завантажте сторінку заново.
social-problem-wallet_rejected = Ви відмовилися в гаманці. Нічого не змінилося.
