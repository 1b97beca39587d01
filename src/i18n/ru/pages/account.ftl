account-connect-title = Подключите кошелёк
account-connect-text = Ваши сеансы и данные относятся к кошельку.
account-signin-title = Войдите, чтобы увидеть сеансы
account-signin-text = Кошелёк подпишет сообщение. Это бесплатно, средства не списываются.
account-signin = Войти
account-away = Не удалось загрузить сеансы
account-sessions = Сеансы
account-session-unknown = Неизвестное устройство
account-session-current = Это устройство
account-session-seen = Последнее использование: { $when }
account-session-end = Завершить
account-session-end_one = Завершить сеанс на устройстве { $device }
account-sessions-end_others = Завершить все другие сеансы
account-sessions-end_all = Выйти везде
account-end-ask = Завершить этот сеанс?
account-end-ask_all = Выйти везде?
account-end-text = Понадобится снова войти с кошельком.
account-end-stay = Не выходить
account-data = Ваши данные
account-data-wallet = Это данные { $address }.
account-data-wallet_linked = Это данные { $address } и его привязка к Telegram.
account-data-telegram =
    { $count ->
        [0] Это данные вашего аккаунта Telegram.
        [one] Это данные вашего аккаунта Telegram и { $count } привязанного кошелька.
        [few] Это данные вашего аккаунта Telegram и { $count } привязанных кошельков.
        [many] Это данные вашего аккаунта Telegram и { $count } привязанных кошельков.
       *[other] Это данные вашего аккаунта Telegram и { $count } привязанных кошельков.
    }
account-export = Скачать мои данные
account-export-ready = Файл готов.
account-export-save = Сохранить { $file }
account-delete-title = Удаление данных
account-delete-text = Удаляются сеансы, действия, привязки к Telegram и код приглашения. Переводы и подтверждённые баллы остаются в учёте под адресом кошелька.
account-delete-unavailable = На этом сайте удаление ещё не настроено. Но вы можете скачать данные и выйти везде.
account-delete = Удалить мои данные
account-delete-ask = Удалить ваши данные?
account-delete-warning = Это нельзя отменить. Начатые переводы продолжатся.
account-delete-remains = Подтверждённые баллы остаются в учёте по адресу кошелька, но таблица лидеров их больше не показывает, пока вы в неё не вернётесь.
account-delete-signature = Сначала кошелёк попросит подписать сообщение.
account-delete-keep = Оставить данные
account-ended = Вы вышли
account-ended-text = Закройте приложение и откройте его снова, чтобы войти.
account-deleted = Ваши данные удалены
account-deleted-text = Начатые переводы продолжатся.
