### Banners, popups, footer links and the theme switch

around-banners = Pengumuman
around-stop = Jeda
around-go_on = Putar
around-popup-bridge = Bridge
around-audits = Audit keamanan
around-terms_of_use = Ketentuan penggunaan
around-contact = Hubungi dukungan
around-link-docs = Dokumentasi
around-link-doc = Dokumentasi
around-link-api = API & SDK
around-link-brand_kit = Materi Merek
around-link-audit = Audit
around-link-ecosystem = Ekosistem
around-link-support = Dukungan
around-link-about = Tentang
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = Mode gelap
