### Header, navigation, page titles

nav-home = Causeway، صفحهٔ اصلی
nav-label = منوی اصلی
nav-skip = پرش به محتوا
nav-bridge = پل
nav-swap = تبدیل
nav-rewards = پاداش‌ها
nav-hot = داغ
nav-more = بیشتر
nav-deploy = استقرار

page-loading = بارگیری صفحه

language-label = زبان

time-seconds = { $count } ثانیه
time-minutes = { $count } دقیقه
time-hours = { $count } ساعت



crash-title = مشکلی پیش آمد
crash-text = انتقال‌های در جریان ادامه دارند. برای ادامه، صفحه را دوباره بارگیری کنید.
crash-action = بارگیری دوباره
