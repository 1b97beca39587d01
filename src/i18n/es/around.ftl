### Banners, popups, footer links and the theme switch

around-banners = Anuncios
around-stop = Pausar
around-go_on = Reproducir
around-popup-bridge = Ir al puente
around-audits = Auditorías de seguridad
around-terms_of_use = Condiciones de uso
around-contact = Contactar con soporte
around-link-docs = Documentación
around-link-doc = Documentación
around-link-api = API y SDK
around-link-brand_kit = Kit de marca
around-link-audit = Auditoría
around-link-ecosystem = Ecosistema
around-link-support = Soporte
around-link-about = Acerca de
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = Modo oscuro
