### Pages of partners

channel-home = { $name }، صفحهٔ اصلی
channel-transactions = تراکنش‌ها
channel-about = درباره
channel-support = پشتیبانی
channel-powered-by = با پشتیبانی Causeway

channel-missing-title = شریک پیدا نشد
channel-missing-text = آدرس را از نظر غلط تایپی بررسی کنید یا به سایت خود شریک بروید.
