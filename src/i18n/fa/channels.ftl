### Pages of partners

channel-home = { $name }، صفحهٔ اصلی
channel-transactions = تراکنش‌ها
channel-about = درباره
channel-support = پشتیبانی
channel-powered-by = با پشتیبانی Causeway

channel-missing-title = چنین شریکی وجود ندارد
channel-missing-text = شاید آدرس اشتباه نوشته شده، یا صفحه‌های این شریک جای دیگری است.
