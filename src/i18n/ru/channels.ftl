### Страницы партнёров

channel-home = { $name }, на главную
channel-transactions = Переводы
channel-about = О сервисе
channel-support = Поддержка
channel-powered-by = Работает на Causeway

channel-missing-title = Такого партнёра нет
channel-missing-text = Возможно, в адресе опечатка или страницы партнёра находятся на другом сайте.
