### Inside Telegram

telegram-start-unknown = Не вдалося прочитати посилання, за яким відкрито застосунок, тому показано головну сторінку.

telegram-launch-failed = Ви не увійшли через Telegram. Перекази все одно доступні.
telegram-launch-init_data_expired = Термін входу через Telegram сплив. Закрийте застосунок і відкрийте його знову.
telegram-launch-init_data_future = Не вдалося увійти: годинник на пристрої поспішає. Виправте час і відкрийте застосунок знову.
telegram-launch-init_data_invalid = Не вдалося перевірити вхід через Telegram. Закрийте застосунок і відкрийте його через бота.
telegram-launch-init_data_missing = Telegram не передав дані акаунта, тому ви не увійшли. Відкрийте застосунок через бота.
telegram-launch-init_data_used = Ви вийшли. Щоб увійти, закрийте застосунок і відкрийте його знову.
telegram-launch-telegram_off = Цей сайт не має бота в Telegram, тому увійти тут не можна. Перекази все одно доступні.
telegram-launch-offline = Немає з’єднання. Вхід відбудеться, коли зв’язок відновиться.
telegram-launch-timeout = Вхід тривав надто довго. Перекази все одно доступні.

telegram-colours = Тема Telegram
telegram-home-title = Додати на головний екран?
telegram-home-text = Відкривайте Causeway з головного екрана одним дотиком.
telegram-home-add = Додати на головний екран

telegram-wallets = Гаманці, прив’язані до Telegram
telegram-wallets-text = Прив’яжіть гаманець, щоб запрошувати рефералів, виконувати завдання в соцмережах і отримувати повідомлення про перекази.
telegram-wallets-away = Не вдалося завантажити гаманці
telegram-wallets-none = Немає прив’язаних гаманців
telegram-wallets-none_text = Під’єднайте гаманець, потім прив’яжіть його одним безкоштовним підписом.
telegram-wallets-chosen = Використовується
telegram-wallets-choose = Вибрати
telegram-wallets-choose_one = Вибрати { $address }
telegram-wallets-unlink = Відв’язати
telegram-wallets-unlink_one = Відв’язати { $address }
telegram-wallets-unlink_ask = Відв’язати?
telegram-wallets-keep = Залишити
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Під’єднано, але ще не прив’язано до цього акаунта Telegram.
telegram-wallets-link = Підписати й прив’язати
telegram-wallets-moved = { $wallet }: гаманець перенесено до іншого акаунта Telegram, дата: { $date }. Змінилася лише прив’язка, коштів вона не зачіпає.
telegram-wallets-moved_text = Якщо це не ви, доступ до гаманця має хтось інший: перекажіть кошти на новий гаманець. Щоб знову прив’язати цей, під’єднайте його та підпишіть запит.

telegram-receipts = Повідомлення про перекази
telegram-receipts-note = Бот напише, коли депозит виявлено, отримано, повернено або потрібна дія. Для гаманців, прив’язаних до цього акаунта Telegram.
telegram-receipts-refused = Ви не дозволили боту писати вам, тому повідомлення вимкнено. Увімкніть їх знову, щоб дозволити.

telegram-offer = Отримуйте повідомлення про перекази
telegram-offer-link = Прив’яжіть гаманець безкоштовним підписом. Бот напише, коли переказ отримано, повернено або потрібна дія.
telegram-offer-link-action = Прив’язати гаманець
telegram-offer-turn_on = Бот напише, коли переказ отримано, повернено або потрібна дія.
telegram-offer-turn_on-action = Увімкнути повідомлення
telegram-offer-dismiss = Не зараз
telegram-offer-done = Повідомлення про перекази ввімкнено.

telegram-share = Надіслати в Telegram
telegram-share-text = Запрошення готове. Виберіть чат, у який його надіслати.
telegram-share-expired = Запрошення застаріло. Надішліть боту /invite, щоб отримати нове, або поділіться посиланням.
telegram-share-failed = Telegram не зміг надіслати запрошення. Спробуйте ще раз або поділіться посиланням.

problem-init_data_missing = Telegram не передав дані акаунта. Відкрийте застосунок через бота.
problem-init_data_expired = Термін входу через Telegram сплив. Закрийте застосунок і відкрийте його знову.
problem-init_data_invalid = Не вдалося перевірити вхід через Telegram. Закрийте застосунок і відкрийте його через бота.
problem-init_data_future = Годинник на пристрої поспішає. Виправте час і відкрийте застосунок знову.
problem-init_data_used = Ви вийшли. Щоб увійти, закрийте застосунок і відкрийте його знову.
problem-telegram_off = Цей сайт не має бота в Telegram.
problem-telegram_session_required = Сеанс Telegram завершено. Закрийте застосунок і відкрийте його знову.
problem-wallet_of_another = Цей гаманець зараз прив’язують до іншого акаунта Telegram. Спробуйте ще раз.
problem-too_many_wallets = Можна прив’язати не більше 20 гаманців. Спершу відв’яжіть один.
problem-wallet_not_linked = Цей гаманець більше не прив’язано до вашого акаунта Telegram.
problem-contract_wallet_unused = У цього гаманця на смартконтракті тут ще немає операцій. Спершу зробіть із нього переказ або відмітьтеся, потім прив’яжіть.
