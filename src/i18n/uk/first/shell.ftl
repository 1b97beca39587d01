### Header, navigation, page titles

nav-home = Causeway, головна
nav-label = Головне меню
nav-skip = До вмісту
nav-bridge = Міст
nav-swap = Обмін
nav-rewards = Нагороди
nav-hot = Хіт
nav-more = Ще
nav-deploy = Деплой

page-loading = Завантаження сторінки

language-label = Мова

time-seconds = { $count } с
time-minutes = { $count } хв
time-hours = { $count } год



crash-title = Щось пішло не так
crash-text = На розпочаті перекази це не впливає. Оновіть сторінку, щоб продовжити.
crash-action = Оновити
