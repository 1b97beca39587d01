### Внутри Telegram

telegram-start-unknown = Ссылку, по которой открыто приложение, не удалось прочитать, поэтому перед вами начальная страница.

telegram-launch-failed = Сейчас вы не вошли через Telegram. Переводы работают и без этого.
telegram-launch-init_data_expired = Приложение открыто в Telegram слишком давно, войти уже нельзя. Закройте его и откройте снова.
telegram-launch-init_data_future = Часы вашего Telegram спешат, поэтому войти не получилось. Проверьте время на устройстве и откройте приложение снова.
telegram-launch-init_data_invalid = Не удалось проверить, что приложение открыл Telegram, поэтому вы не вошли. Закройте его и откройте через бота.
telegram-launch-init_data_missing = Telegram не сообщил, кто вы, поэтому вы не вошли. Откройте приложение через бота.
telegram-launch-init_data_used = Вы вышли. Чтобы войти, закройте приложение и откройте его снова.
telegram-launch-telegram_off = У этого сайта нет бота в Telegram, поэтому войти здесь нельзя. Переводы работают и без этого.
telegram-launch-offline = Нет подключения к сети. Вы войдёте, когда связь вернётся.
telegram-launch-timeout = Сервер слишком долго отвечал, и вы не вошли. Переводы работают и без этого.

telegram-colours = Цвета Telegram
telegram-home-title = Держать Causeway под рукой?
telegram-home-text = Добавьте приложение на главный экран, чтобы открывать его одним касанием.
telegram-home-add = Добавить на главный экран

telegram-wallets = Кошельки этого аккаунта Telegram
telegram-wallets-text = Привязанный кошелёк позволяет делать здесь то, что может только его владелец: приглашать друзей, выполнять задания, получать сообщения о переводах.
telegram-wallets-away = Не удалось показать кошельки
telegram-wallets-none = Кошельков пока нет
telegram-wallets-none_text = Подключите кошелёк и привяжите его одной подписью. Это бесплатно.
telegram-wallets-chosen = Используется
telegram-wallets-choose = Выбрать
telegram-wallets-choose_one = Выбрать { $address }
telegram-wallets-unlink = Отвязать
telegram-wallets-unlink_one = Отвязать { $address }
telegram-wallets-unlink_ask = Отвязать его?
telegram-wallets-keep = Оставить
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Подключён, но ещё не привязан к этому аккаунту Telegram.
telegram-wallets-link = Привязать подписью

telegram-receipts = Сообщения о ваших переводах
telegram-receipts-note = Бот напишет, когда депозит замечен, пришёл, возвращён или ждёт вашего действия. Это касается кошельков, привязанных к этому аккаунту Telegram.
telegram-receipts-refused = Боту не разрешено вам писать, поэтому сообщения остаются выключены. Включите их ещё раз, чтобы ответить иначе.

telegram-share = Отправить в Telegram
telegram-share-text = Ваше приглашение готово. Выберите чат, в который его отправить.
telegram-share-expired = Это приглашение подготовлено слишком давно. Попросите у бота новое командой /invite или поделитесь ссылкой.
telegram-share-failed = Telegram не смог отправить приглашение. Попробуйте ещё раз или поделитесь ссылкой.

problem-init_data_missing = Telegram не сообщил, кто вы. Откройте приложение через бота.
problem-init_data_expired = Приложение открыто в Telegram слишком давно. Закройте его и откройте снова.
problem-init_data_invalid = Не удалось проверить, что приложение открыл Telegram. Закройте его и откройте через бота.
problem-init_data_future = Часы вашего Telegram спешат. Проверьте время на устройстве и откройте приложение снова.
problem-init_data_used = Вы вышли. Чтобы войти, закройте приложение и откройте его снова.
problem-telegram_off = У этого сайта нет бота в Telegram.
problem-telegram_session_required = Сессия в Telegram закончилась. Закройте приложение и откройте его снова.
problem-wallet_of_another = Этот кошелёк сейчас привязывает другой аккаунт Telegram. Повторите попытку.
problem-too_many_wallets = К аккаунту Telegram можно привязать не больше 20 кошельков. Сначала отвяжите один из них.
problem-wallet_not_linked = Этот кошелёк больше не привязан к вашему аккаунту Telegram.
problem-contract_wallet_unused = У этого контрактного кошелька здесь ещё нет операций. Сначала сделайте с него перевод или отметку, затем привяжите.
