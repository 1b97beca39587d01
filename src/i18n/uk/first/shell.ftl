### Header, navigation, page titles

nav-home = Causeway, головна
nav-label = Головне меню
nav-skip = До вмісту
nav-bridge = Міст
nav-rewards = Нагороди
nav-hot = Хіт
nav-pool = Пул
nav-more = Ще
nav-history = Історія

page-loading = Сторінка завантажується

language-label = Мова


time-seconds = { $count } с
time-minutes = { $count } хв
time-hours = { $count } год

completed-title = Надійшло

review-title = Перевірка

order-page = Переказ

history-title = Історія

query-title = Знайти переказ

wallets-connect_destination = Під’єднати гаманець для мережі отримання
wallets-chip = Мій гаманець:{ " " }

restricted-title = Недоступно там, де ви перебуваєте

tos-title = Умови користування

crash-title = На сторінці стався збій
crash-text = На перекази в дорозі це не впливає. Завантажте сторінку знову, щоб продовжити.
crash-action = Завантажити знову
