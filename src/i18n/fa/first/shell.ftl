### Header, navigation, page titles

nav-home = Causeway، صفحهٔ اصلی
nav-label = منوی اصلی
nav-skip = پرش به محتوا
nav-bridge = پل
nav-rewards = پاداش‌ها
nav-hot = داغ
nav-pool = استخر
nav-more = بیشتر
nav-history = تاریخچه

page-loading = در حال بارگیری صفحه

language-label = زبان


time-seconds = { $count } ثانیه
time-minutes = { $count } دقیقه
time-hours = { $count } ساعت

completed-title = رسید

review-title = بررسی

order-page = انتقال

history-title = تاریخچه

query-title = یافتن انتقال

wallets-connect_destination = اتصال کیف پول مقصد
wallets-chip = کیف پول من:{ " " }

restricted-title = در محل شما در دسترس نیست

tos-title = شرایط استفاده

crash-title = این صفحه به مشکل خورد
crash-text = انتقال‌های در راه آسیبی نمی‌بینند. برای ادامه، صفحه را دوباره بارگیری کنید.
crash-action = بارگیری دوباره
