### What the operator shows around the bridge

around-banners = Pengumuman
around-stop = Hentikan pergantian
around-go_on = Ganti otomatis
around-popup-bridge = Bridge
around-audits = Audit keamanan
around-terms_of_use = Ketentuan penggunaan
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
theme-dark_colours = Warna gelap
