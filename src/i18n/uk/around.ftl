### What the operator shows around the bridge

around-banners = Оголошення
around-stop = Пауза
around-go_on = Пуск
around-popup-bridge = Міст
around-audits = Аудити безпеки
around-terms_of_use = Умови користування
around-contact = Написати в підтримку
around-link-docs = Документація
around-link-doc = Документація
around-link-api = API та SDK
around-link-brand_kit = Матеріали бренду
around-link-audit = Аудит
around-link-ecosystem = Екосистема
around-link-support = Підтримка
around-link-about = Про нас
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = Темна тема
