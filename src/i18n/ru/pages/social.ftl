### Задания в соцсетях: подписаться, вступить — и что из этого видит площадка

social-title-x = Подписаться на нас в X
social-title-discord = Вступить в наш Discord
social-title-telegram = Вступить в наш Telegram
social-worth = Баллов: { $points }
social-worth-trust = Баллов: { $points } (без проверки)
social-worth-none = Без баллов (нельзя проверить)

social-action-follow = Подписаться
social-action-join = Вступить
social-action-auth = Разрешить
social-action-verify = Проверить
social-action-verifying = Проверяем
social-action-retry = Ещё раз
social-action-done = Выполнено
social-opens = откроется в новой вкладке
social-reopen = Снова открыть { $platform }
social-hint-auth = Разрешите Discord подтвердить, что вы участник. Больше ничего не читается и не сохраняется.
social-hint-verifying = Подтвердите в кошельке, если он попросит. Вход бесплатный.
social-hint-back = Затем вернитесь сюда для проверки или нажмите «Проверить».
social-done = Выполнено.
social-done-points = Выполнено. Ожидают начисления: { $points }.

social-handle = Ваше имя в X
social-handle-missing = Введите своё имя в X, например @name.
social-handle-invalid = Имя в X: до 15 латинских букв, цифр и подчёркиваний.
social-proof = Ваш код подтверждения
social-proof-copy = Скопировать код
social-proof-why = Добавьте этот код в описание профиля в X, чтобы мы убедились, что аккаунт ваш. Потом его можно удалить.

social-discord-connect = Discord подтвердил кошелёк { $wallet }. Подключите его, чтобы пройти проверку.
social-discord-other = Discord подтвердил кошелёк { $wallet }, но подключён другой. Подключите тот кошелёк или начните заново с этим.
social-discord-declined = Вы отказались в Discord. Ничего не изменилось, повторить можно в любое время.
social-discord-failed = Discord не отвечает. Повторите чуть позже.
social-discord-mismatch = Этот ответ Discord запрошен не в этой вкладке, поэтому мы его не приняли. Нажмите «Разрешить», чтобы начать заново.

social-failed = Проверка не пройдена.
social-wait-seconds = Повторите через { $seconds } с.
social-wait-minutes = Повторите через { $minutes } мин.
social-problem-verification_failed =
    { $platform ->
        [x] Мы не видим вас среди подписчиков в X. Подпишитесь с этого аккаунта и повторите.
        [discord] Мы не видим вас среди участников в Discord. Вступите с того же аккаунта и повторите.
       *[telegram] Мы не видим вас среди участников в Telegram. Подпишитесь на канал и повторите.
    }
social-problem-handle_missing = Введите своё имя в X, например @name, и повторите.
social-problem-handle_unknown = Такого аккаунта в X нет, или он заблокирован. Проверьте имя.
social-problem-account_protected = Подписки этого аккаунта скрыты. Откройте их на время проверки и повторите.
social-problem-account_unproven = Мы не видим код в описании этого аккаунта в X. Добавьте его, сохраните и повторите.
social-problem-follow_out_of_sight = У этого аккаунта слишком много подписок для проверки. Отпишитесь от нас, подпишитесь снова и повторите.
social-problem-code_missing = Сначала дайте разрешение в Discord.
social-problem-code_refused = Разрешение Discord истекло или уже использовано. Дайте его ещё раз.
social-problem-member_pending = Discord ждёт, что вы примете правила сообщества. Примите их там и повторите.
social-problem-telegram_not_linked = К этому кошельку не привязан аккаунт Telegram. Откройте приложение в Telegram, привяжите кошелёк и повторите.
social-problem-account_taken = Этот аккаунт уже выполнил задание для другого кошелька. Используйте другой аккаунт или подключите тот кошелёк.
social-problem-verification_busy = Проверка сейчас перегружена.
social-problem-verification_unavailable = Сейчас не удаётся проверить задание. Повторите позже.
social-problem-too_many_requests = Слишком много попыток.
social-problem-rate_limited = Слишком много попыток. Немного подождите и повторите.
social-problem-campaign_not_running = Задание завершилось и больше не приносит баллов.
social-problem-campaign_unknown = Это задание больше недоступно.
social-problem-campaign_not_social = Задание изменилось. Обновите страницу.
social-problem-platform_mismatch = Задание изменилось. Обновите страницу.
social-problem-wallet_rejected = Вы отказались в кошельке. Ничего не изменилось.
