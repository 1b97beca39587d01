### Что оператор показывает вокруг моста

around-banners = Объявления
around-stop = Пауза
around-go_on = Пуск
around-popup-bridge = К переводу
around-audits = Аудиты безопасности
around-terms_of_use = Условия использования
around-contact = Написать в поддержку
around-link-docs = Документация
around-link-doc = Документация
around-link-api = API и SDK
around-link-brand_kit = Бренд-материалы
around-link-audit = Аудит
around-link-ecosystem = Экосистема
around-link-support = Поддержка
around-link-about = О нас
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = Тёмная тема
