### Внутри Telegram

telegram-start-unknown = Не удалось прочитать ссылку, по которой открыто приложение, поэтому показана главная страница.

telegram-launch-failed = Вы не вошли через Telegram. Переводы всё равно доступны.
telegram-launch-init_data_expired = Срок входа через Telegram истёк. Закройте приложение и откройте его снова.
telegram-launch-init_data_future = Не удалось войти: часы на устройстве спешат. Исправьте время и откройте приложение снова.
telegram-launch-init_data_invalid = Не удалось проверить вход через Telegram. Закройте приложение и откройте его через бота.
telegram-launch-init_data_missing = Telegram не передал данные аккаунта, поэтому вы не вошли. Откройте приложение через бота.
telegram-launch-init_data_used = Вы вышли. Чтобы войти, закройте приложение и откройте его снова.
telegram-launch-telegram_off = У этого сайта нет бота в Telegram, поэтому войти здесь нельзя. Переводы всё равно доступны.
telegram-launch-offline = Нет подключения. Вход выполнится, когда связь восстановится.
telegram-launch-timeout = Вход занял слишком много времени. Переводы всё равно доступны.

telegram-colours = Тема Telegram
telegram-home-title = Добавить на главный экран?
telegram-home-text = Открывайте Causeway с главного экрана одним нажатием.
telegram-home-add = Добавить на главный экран

telegram-wallets = Кошельки, привязанные к Telegram
telegram-wallets-text = Привяжите кошелёк, чтобы приглашать рефералов, выполнять задания в соцсетях и получать сообщения о переводах.
telegram-wallets-away = Не удалось загрузить кошельки
telegram-wallets-none = Нет привязанных кошельков
telegram-wallets-none_text = Подключите кошелёк, затем привяжите его одной бесплатной подписью.
telegram-wallets-chosen = Используется
telegram-wallets-choose = Выбрать
telegram-wallets-choose_one = Выбрать { $address }
telegram-wallets-unlink = Отвязать
telegram-wallets-unlink_one = Отвязать { $address }
telegram-wallets-unlink_ask = Отвязать?
telegram-wallets-keep = Оставить
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Подключён, но ещё не привязан к этому аккаунту Telegram.
telegram-wallets-link = Подписать и привязать
telegram-wallets-moved = { $wallet }: кошелёк перенесён в другой аккаунт Telegram, дата: { $date }. Изменилась только привязка, средства она не затрагивает.
telegram-wallets-moved_text = Если это не вы, доступ к кошельку есть у кого-то ещё: переведите средства на новый кошелёк. Чтобы снова привязать этот, подключите его и подпишите запрос.

telegram-receipts = Сообщения о переводах
telegram-receipts-note = Бот напишет, когда депозит обнаружен, получен, возвращён или требует действия. Для кошельков, привязанных к этому аккаунту Telegram.
telegram-receipts-refused = Вы не разрешили боту писать вам, поэтому сообщения выключены. Включите их снова, чтобы разрешить.

telegram-offer = Получайте сообщения о переводах
telegram-offer-link = Привяжите кошелёк бесплатной подписью. Бот напишет, когда перевод получен, возвращён или требует действия.
telegram-offer-link-action = Привязать кошелёк
telegram-offer-turn_on = Бот напишет, когда перевод получен, возвращён или требует действия.
telegram-offer-turn_on-action = Включить сообщения
telegram-offer-dismiss = Не сейчас
telegram-offer-done = Сообщения о переводах включены.

telegram-share = Отправить в Telegram
telegram-share-text = Приглашение готово. Выберите чат, в который его отправить.
telegram-share-expired = Приглашение устарело. Отправьте боту /invite, чтобы получить новое, или поделитесь ссылкой.
telegram-share-failed = Telegram не смог отправить приглашение. Повторите или поделитесь ссылкой.

problem-init_data_missing = Telegram не передал данные аккаунта. Откройте приложение через бота.
problem-init_data_expired = Срок входа через Telegram истёк. Закройте приложение и откройте его снова.
problem-init_data_invalid = Не удалось проверить вход через Telegram. Закройте приложение и откройте его через бота.
problem-init_data_future = Часы на устройстве спешат. Исправьте время и откройте приложение снова.
problem-init_data_used = Вы вышли. Чтобы войти, закройте приложение и откройте его снова.
problem-telegram_off = У этого сайта нет бота в Telegram.
problem-telegram_session_required = Сеанс Telegram завершён. Закройте приложение и откройте его снова.
problem-wallet_of_another = Этот кошелёк сейчас привязывают к другому аккаунту Telegram. Повторите.
problem-too_many_wallets = Можно привязать не больше 20 кошельков. Сначала отвяжите один.
problem-wallet_not_linked = Этот кошелёк больше не привязан к вашему аккаунту Telegram.
problem-contract_wallet_unused = У этого кошелька на смарт-контракте здесь ещё нет операций. Сначала сделайте с него перевод или отметьтесь, затем привяжите.
