### Header, navigation, page titles

nav-home = Causeway، صفحهٔ اصلی
nav-label = منوی اصلی
nav-skip = پرش به محتوا
nav-bridge = پل
nav-rewards = پاداش‌ها
nav-hot = داغ
nav-more = بیشتر
nav-history = تاریخچه

page-loading = در حال بارگیری صفحه

language-label = زبان

time-seconds = { $count } ثانیه
time-minutes = { $count } دقیقه
time-hours = { $count } ساعت

query-title = یافتن انتقال

tos-title = شرایط استفاده

crash-title = این صفحه به مشکل خورد
crash-text = انتقال‌های در راه آسیبی نمی‌بینند. برای ادامه، صفحه را دوباره بارگیری کنید.
crash-action = بارگیری دوباره
