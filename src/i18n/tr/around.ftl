### İşletmecinin köprünün çevresinde gösterdikleri

around-banners = Duyurular
around-stop = Duraklat
around-go_on = Oynat
around-popup-bridge = Köprüye git
around-audits = Güvenlik denetimleri
around-terms_of_use = Kullanım şartları
around-contact = Desteğe ulaş
around-link-docs = Belgeler
around-link-doc = Belgeler
around-link-api = API ve SDK
around-link-brand_kit = Marka kiti
around-link-audit = Denetim
around-link-ecosystem = Ekosistem
around-link-support = Destek
around-link-about = Hakkında
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = Koyu mod
