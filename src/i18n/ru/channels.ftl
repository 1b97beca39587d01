### Страницы партнёров

channel-home = { $name }, на главную
channel-transactions = Переводы
channel-about = О сервисе
channel-support = Поддержка
channel-powered-by = Работает на Causeway

channel-missing-title = Партнёр не найден
channel-missing-text = Проверьте адрес на опечатки или откройте сайт партнёра.
