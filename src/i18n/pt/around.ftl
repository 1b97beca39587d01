### Banners, popups, footer links and the theme switch

around-banners = Anúncios
around-stop = Pausar
around-go_on = Reproduzir
around-popup-bridge = Ir para a ponte
around-audits = Auditorias de segurança
around-terms_of_use = Termos de uso
around-contact = Falar com o suporte
around-link-docs = Documentação
around-link-doc = Documentação
around-link-api = API e SDK
around-link-brand_kit = Kit da marca
around-link-audit = Auditoria
around-link-ecosystem = Ecossistema
around-link-support = Suporte
around-link-about = Sobre
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = Modo escuro
