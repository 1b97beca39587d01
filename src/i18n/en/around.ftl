### Banners, popups, footer links and the theme switch

around-banners = Announcements
around-stop = Pause
around-go_on = Play
around-popup-bridge = Bridge
around-audits = Security audits
around-terms_of_use = Terms of use
around-contact = Contact support
around-link-docs = DOCS
around-link-doc = Doc
around-link-api = API&SDK
around-link-brand_kit = Brand Kit
around-link-audit = Audit
around-link-ecosystem = Ecosystem
around-link-support = Support
around-link-about = About
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = Dark mode
