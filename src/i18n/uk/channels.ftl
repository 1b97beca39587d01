### Pages of partners

channel-home = { $name }, головна
channel-transactions = Транзакції
channel-about = Про нас
channel-support = Підтримка
channel-powered-by = Працює на Causeway

channel-missing-title = Такого партнера немає
channel-missing-text = Можливо, в адресі помилка або сторінки партнера розміщено деінде.
