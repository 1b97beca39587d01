### Шапка, навигация, заголовки страниц

nav-home = Causeway, главная
nav-label = Главное меню
nav-skip = К содержанию
nav-bridge = Мост
nav-rewards = Награды
nav-hot = Хит
nav-more = Ещё
nav-history = История

page-loading = Страница загружается

language-label = Язык

time-seconds = { $count } с
time-minutes = { $count } мин
time-hours = { $count } ч

query-title = Найти перевод

tos-title = Условия использования

crash-title = Страница споткнулась
crash-text = На переводы в пути это не влияет. Загрузите страницу снова, чтобы продолжить.
crash-action = Загрузить снова
