### Задания в соцсетях: подписаться, вступить — и что из этого видит площадка

social-title-x = Подписаться в X
social-title-discord = Вступить в наш Discord
social-title-telegram = Вступить в наш Telegram
social-worth = Баллов: { $points }
social-worth-trust = Баллов: { $points }; верим вам на слово
social-worth-none = Без баллов: здесь это нельзя проверить

social-action-follow = Подписаться
social-action-join = Вступить
social-action-auth = Разрешить
social-action-verify = Проверить
social-action-verifying = Проверяем
social-action-retry = Ещё раз
social-action-done = Выполнено
social-opens = откроется в новой вкладке
social-reopen = Снова открыть { $platform }
social-hint-auth = Ещё один шаг: позвольте Discord показать, что вы в сообществе. Больше ничего не читается и не сохраняется.
social-hint-verifying = Подтвердите вход в кошельке, если он спросит. Это бесплатно.
social-hint-back = Потом вернитесь сюда: тогда и пройдёт проверка. Или нажмите «Проверить».
social-done = Выполнено.
social-done-points = Выполнено. Начисляем баллы: { $points }.

social-handle = Ваше имя в X
social-handle-missing = Введите своё имя в X, например @name.
social-handle-invalid = Имя в X — это до 15 латинских букв, цифр и подчёркиваний.
social-proof = Ваш код для X
social-proof-copy = Скопировать код
social-proof-why = Вставьте этот код в раздел «О себе» своего профиля в X: так видно, что аккаунт ваш. После проверки код можно убрать.

social-discord-connect = Discord ответил для кошелька { $wallet }. Подключите этот кошелёк, чтобы пройти проверку.
social-discord-other = Discord ответил для кошелька { $wallet }, а сейчас подключён другой. Подключите тот кошелёк или начните заново с этим.
social-discord-declined = Вы отказались в Discord. Ничего не изменилось: показать участие можно в любое время.
social-discord-failed = Discord не смог ответить. Попробуйте ещё раз чуть позже.
social-discord-mismatch = Ответ Discord пришёл не на запрос этой вкладки, поэтому мы его не приняли. Нажмите «Разрешить» и начните заново.

social-failed = Проверка не пройдена.
social-wait-seconds = Повторите через { $seconds } с.
social-wait-minutes = Повторите через { $minutes } мин.
social-problem-verification_failed =
    { $platform ->
        [x] В X не видно, что вы на нас подписаны. Подпишитесь с аккаунта с этим именем и повторите.
        [discord] В Discord не видно, что вы в сообществе. Вступите в него и повторите с тем же аккаунтом.
       *[telegram] В Telegram не видно, что вы подписаны на канал. Подпишитесь и повторите.
    }
social-problem-handle_missing = Введите своё имя в X, например @name, и повторите.
social-problem-handle_unknown = Такого аккаунта в X нет, или он заблокирован. Проверьте имя.
social-problem-account_protected = Этот аккаунт не показывает свои подписки. Откройте его на время проверки и повторите.
social-problem-account_unproven = В разделе «О себе» этого аккаунта в X нет вашего кода. Вставьте его туда, сохраните и повторите.
social-problem-follow_out_of_sight = У этого аккаунта слишком много подписок, и нас среди них не найти. Отпишитесь, подпишитесь снова и повторите.
social-problem-code_missing = Сначала позвольте Discord показать ваше участие.
social-problem-code_refused = Разрешение от Discord уже использовано или истекло. Дайте его ещё раз.
social-problem-member_pending = Discord ждёт, когда вы примете правила сообщества. Примите их там и повторите.
social-problem-telegram_not_linked = С этим кошельком не связан аккаунт Telegram. Откройте приложение в Telegram, привяжите там этот кошелёк и проверьте ещё раз.
social-problem-account_taken = С этого аккаунта задание уже выполнено для другого кошелька. Возьмите другой аккаунт или подключите тот кошелёк.
social-problem-verification_busy = Сейчас проверку проходят многие.
social-problem-verification_unavailable = Сейчас проверить задание нельзя. Это не ваша ошибка, повторите позже.
social-problem-too_many_requests = Слишком много попыток подряд.
social-problem-rate_limited = Слишком много попыток подряд. Подождите немного и повторите.
social-problem-campaign_not_running = Задание завершено и баллов больше не приносит.
social-problem-campaign_unknown = Этого задания больше нет.
social-problem-campaign_not_social = Задание изменилось. Обновите страницу.
social-problem-platform_mismatch = Задание изменилось. Обновите страницу.
social-problem-wallet_rejected = Вы отказались в кошельке. Ничего не изменилось.
