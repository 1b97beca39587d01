### Inside Telegram

telegram-start-unknown = Посилання, що відкрило застосунок, не вдалося прочитати, тож перед вами початкова сторінка.

telegram-launch-failed = Зараз ви не увійшли через Telegram. Перекази працюють і без цього.
telegram-launch-init_data_expired = Telegram відкрив застосунок надто давно, тож увійти вже не вдасться. Закрийте його й відкрийте знову.
telegram-launch-init_data_future = Годинник вашого Telegram поспішає, тож увійти не вдалося. Перевірте час на пристрої та відкрийте застосунок знову.
telegram-launch-init_data_invalid = Не вдалося перевірити, що застосунок відкрив Telegram, тож ви не увійшли. Закрийте його й відкрийте через бота.
telegram-launch-init_data_missing = Telegram не повідомив, хто ви, тож ви не увійшли. Відкрийте застосунок через бота.
telegram-launch-init_data_used = Ви вийшли. Щоб увійти, закрийте застосунок і відкрийте його знову.
telegram-launch-telegram_off = Цей сайт не має бота в Telegram, тож увійти тут не можна. Перекази працюють і без цього.
telegram-launch-offline = Немає з’єднання. Ви увійдете, коли воно повернеться.
telegram-launch-timeout = Сервер відповідав надто довго, тож ви не увійшли. Перекази працюють і без цього.

telegram-colours = Кольори Telegram
telegram-home-title = Тримати Causeway під рукою?
telegram-home-text = Додайте застосунок на головний екран, щоб відкривати його одним дотиком.
telegram-home-add = Додати на головний екран

telegram-wallets = Гаманці цього акаунта Telegram
telegram-wallets-text = Прив’язаний гаманець дає змогу робити тут те, що може лише його власник: запрошувати друзів, виконувати завдання, отримувати повідомлення про перекази.
telegram-wallets-away = Не вдалося показати ваші гаманці
telegram-wallets-none = Гаманця ще не прив’язано
telegram-wallets-none_text = Під’єднайте гаманець і прив’яжіть його одним підписом. Це безкоштовно.
telegram-wallets-chosen = Використовується
telegram-wallets-choose = Вибрати
telegram-wallets-choose_one = Вибрати { $address }
telegram-wallets-unlink = Відв’язати
telegram-wallets-unlink_one = Відв’язати { $address }
telegram-wallets-unlink_ask = Відв’язати його?
telegram-wallets-keep = Залишити
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Під’єднано, але ще не прив’язано до цього акаунта Telegram.
telegram-wallets-link = Прив’язати підписом

telegram-receipts = Повідомлення про ваші перекази
telegram-receipts-note = Бот напише, коли депозит помічено, коли він надійшов, повернувся або чекає на вас. Це стосується гаманців, прив’язаних до цього акаунта Telegram.
telegram-receipts-refused = Боту не дозволено писати вам, тому повідомлення залишаються вимкненими. Увімкніть їх ще раз, щоб вас запитали знову.

telegram-share = Надіслати в Telegram
telegram-share-text = Ваше запрошення готове. Виберіть чат, у який його надіслати.
telegram-share-expired = Це запрошення підготовлено надто давно. Попросіть у бота нове командою /invite або поділіться посиланням.
telegram-share-failed = Telegram не зміг надіслати запрошення. Спробуйте ще раз або поділіться посиланням.

problem-init_data_missing = Telegram не повідомив, хто ви. Відкрийте застосунок через бота.
problem-init_data_expired = Telegram відкрив застосунок надто давно. Закрийте його й відкрийте знову.
problem-init_data_invalid = Не вдалося перевірити, що застосунок відкрив Telegram. Закрийте його й відкрийте через бота.
problem-init_data_future = Годинник вашого Telegram поспішає. Перевірте час на пристрої та відкрийте застосунок знову.
problem-init_data_used = Ви вийшли. Щоб увійти, закрийте застосунок і відкрийте його знову.
problem-telegram_off = Цей сайт не має бота в Telegram.
problem-telegram_session_required = Ваш сеанс у Telegram завершився. Закрийте застосунок і відкрийте його знову.
problem-wallet_of_another = Цей гаманець зараз прив’язує інший акаунт Telegram. Спробуйте ще раз.
problem-too_many_wallets = До акаунта Telegram можна прив’язати не більше 20 гаманців. Спершу відв’яжіть один із них.
problem-wallet_not_linked = Цей гаманець більше не прив’язано до вашого акаунта Telegram.
problem-contract_wallet_unused = У цього контрактного гаманця тут ще немає операцій. Спершу зробіть із нього переказ або відмітку, потім прив’яжіть.
