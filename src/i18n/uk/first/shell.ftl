### Header, navigation, page titles

nav-home = Causeway, головна
nav-label = Головне меню
nav-skip = До вмісту
nav-bridge = Міст
nav-rewards = Нагороди
nav-hot = Хіт
nav-more = Ще
nav-history = Історія

page-loading = Сторінка завантажується

language-label = Мова

time-seconds = { $count } с
time-minutes = { $count } хв
time-hours = { $count } год

query-title = Знайти переказ

tos-title = Умови користування

crash-title = На сторінці стався збій
crash-text = На перекази в дорозі це не впливає. Завантажте сторінку знову, щоб продовжити.
crash-action = Завантажити знову
