account-connect-title = Під’єднайте гаманець
account-connect-text = Ваші сеанси та дані належать до гаманця.
account-signin-title = Увійдіть, щоб побачити сеанси
account-signin-text = Гаманець підпише повідомлення. Це безкоштовно, кошти не списуються.
account-signin = Увійти
account-away = Не вдалося завантажити сеанси
account-sessions = Сеанси
account-session-unknown = Невідомий пристрій
account-session-current = Цей пристрій
account-session-seen = Останнє використання: { $when }
account-session-end = Завершити
account-session-end_one = Завершити сеанс на пристрої { $device }
account-sessions-end_others = Завершити всі інші сеанси
account-sessions-end_all = Вийти всюди
account-end-ask = Завершити цей сеанс?
account-end-ask_all = Вийти всюди?
account-end-text = Потрібно буде знову увійти з гаманцем.
account-end-stay = Не виходити
account-data = Ваші дані
account-data-wallet = Це дані { $address }.
account-data-wallet_linked = Це дані { $address } та його прив’язка до Telegram.
account-data-telegram =
    { $count ->
        [0] Це дані вашого акаунта Telegram.
        [one] Це дані вашого акаунта Telegram і { $count } прив’язаного гаманця.
        [few] Це дані вашого акаунта Telegram і { $count } прив’язаних гаманців.
        [many] Це дані вашого акаунта Telegram і { $count } прив’язаних гаманців.
       *[other] Це дані вашого акаунта Telegram і { $count } прив’язаних гаманців.
    }
account-export = Завантажити мої дані
account-export-ready = Файл готовий.
account-export-save = Зберегти { $file }
account-delete-title = Видалення даних
account-delete-text = Видаляються сеанси, дії, прив’язки до Telegram і код запрошення. Перекази й підтверджені бали лишаються в обліку під адресою гаманця.
account-delete-unavailable = На цьому сайті видалення ще не налаштовано. Але ви можете завантажити дані й вийти всюди.
account-delete = Видалити мої дані
account-delete-ask = Видалити ваші дані?
account-delete-warning = Це не можна скасувати. Розпочаті перекази триватимуть.
account-delete-remains = Підтверджені бали лишаються в обліку за адресою гаманця, але таблиця лідерів їх більше не показує, доки ви в неї не повернетеся.
account-delete-signature = Спершу гаманець попросить підписати повідомлення.
account-delete-keep = Залишити дані
account-ended = Ви вийшли
account-ended-text = Закрийте застосунок і відкрийте його знову, щоб увійти.
account-deleted = Ваші дані видалено
account-deleted-text = Розпочаті перекази триватимуть.
