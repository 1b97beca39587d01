### Pages of partners

channel-home = { $name }, головна
channel-transactions = Транзакції
channel-about = Про нас
channel-support = Підтримка
channel-powered-by = Працює на Causeway

channel-missing-title = Партнера не знайдено
channel-missing-text = Перевірте адресу на помилки або відкрийте сайт партнера.
