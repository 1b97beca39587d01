### What the operator shows around the bridge

around-banners = اطلاعیه‌ها
around-stop = توقف
around-go_on = پخش
around-popup-bridge = پل
around-audits = ممیزی‌های امنیتی
around-terms_of_use = شرایط استفاده
around-contact = تماس با پشتیبانی
around-link-docs = مستندات
around-link-doc = مستندات
around-link-api = API و SDK
around-link-brand_kit = بستهٔ برند
around-link-audit = ممیزی
around-link-ecosystem = اکوسیستم
around-link-support = پشتیبانی
around-link-about = درباره
around-link-twitter = Twitter
around-link-discord = Discord
around-link-telegram = Telegram
around-link-youtube = Youtube
around-link-github = Github
theme-dark_colours = حالت تیره
