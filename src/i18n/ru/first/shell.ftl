### Шапка, навигация, заголовки страниц

nav-home = Causeway, главная
nav-label = Главное меню
nav-skip = К содержанию
nav-bridge = Мост
nav-swap = Обмен
nav-rewards = Награды
nav-hot = Хит
nav-more = Ещё
nav-deploy = Деплой

page-loading = Загрузка страницы

language-label = Язык

time-seconds = { $count } с
time-minutes = { $count } мин
time-hours = { $count } ч



crash-title = Что-то пошло не так
crash-text = На начатые переводы это не влияет. Обновите страницу, чтобы продолжить.
crash-action = Обновить
