### فعالیت آدرس‌ها در هر شبکه

tracker-intro = هر آدرسی را بررسی کنید. بدون کیف پول و بدون امضا.
tracker-show = نمایش فعالیت
tracker-own = افزودن کیف پول من
tracker-private = آدرس‌ها فقط در پیوند این صفحه می‌مانند. آن‌ها را بدون ثبت بررسی می‌کنیم.
tracker-too-many = هر بار حداکثر { $most } آدرس. شما { $count } آدرس وارد کرده‌اید.
tracker-start-title = سابقهٔ روی زنجیرهٔ شما در یک نگاه
tracker-start-text = یک یا چند آدرس وارد کنید تا تراکنش‌ها، روزهای فعال، حجم و گس را در هر شبکه ببینید.
tracker-none-title = هنوز فعالیتی نیست
tracker-none-text = این آدرس‌ها در هیچ‌یک از این شبکه‌ها تراکنشی نفرستاده‌اند.
tracker-off-title = ردیاب اینجا راه‌اندازی نشده است
tracker-off-text = این سرویس هنوز منبعی برای فعالیت شبکه‌ها ندارد.
tracker-failed-title = ردیاب بارگیری نشد
tracker-failed-text = سرور پاسخ نمی‌دهد. کمی بعد دوباره امتحان کنید.
tracker-hidden = برای استفاده از ردیاب، نسخهٔ وب را باز کنید.
tracker-degraded =
    { $count ->
        [one] { $networks } پاسخ نمی‌دهد، پس داده‌هایش نیست.
       *[other] { $networks } پاسخ نمی‌دهند، پس داده‌هایشان نیست.
    }
tracker-quiet =
    { $count ->
        [one] در 1 شبکهٔ دیگر فعالیتی نیست.
       *[other] در { $count } شبکهٔ دیگر فعالیتی نیست.
    }
tracker-prices = فقط تراکنش‌های ارسالی شمرده می‌شوند. ارزش دلاری با قیمت امروز است. گس ممکن است کارمزد دادهٔ رول‌آپ‌ها را شامل نشود.
tracker-unpriced = کوین‌های بدون قیمت در ارزش دلاری نیستند.
tracker-stale = یک شبکه پاسخ نمی‌دهد، پس بخشی از داده‌ها قدیمی‌تر است.
tracker-at-least = دست‌کم { $figure }
tracker-before = پیش از { $date }
tracker-transactions = تراکنش‌ها
tracker-days = روزهای فعال
tracker-weeks = هفته‌های فعال
tracker-months = ماه‌های فعال
tracker-networks-used = شبکه‌ها
tracker-contracts = قراردادها
tracker-volume = حجم ارسالی
tracker-gas = گس مصرف‌شده
tracker-first = نخستین فعالیت
tracker-last = آخرین فعالیت
tracker-day-count =
    { $count ->
        [one] 1 روز فعال
       *[other] { $count } روز فعال
    }
tracker-chart = تراکنش‌ها به تفکیک ماه
tracker-table = نمایش به صورت جدول
tracker-month = ماه
tracker-others = شبکه‌های دیگر
tracker-by-network = بر اساس شبکه
tracker-by-address = بر اساس آدرس
tracker-sort = مرتب‌سازی
tracker-csv = دانلود CSV
tracker-csv-copy = کپی با قالب CSV
tracker-share = اشتراک‌گذاری
tracker-share-title = فعالیت خود را به اشتراک بگذارید
tracker-share-post = { $transactions } تراکنش در { $days } روز و { $networks } شبکه.
tracker-share-text = کپی متن
tracker-share-link = کپی پیوند همراه با آدرس‌ها
tracker-share-private = پست شامل آدرس‌های شما نیست.
tracker-more = امتیازها و نشان‌ها
tracker-back = ردیاب L2
tracker-page-read = خوانده‌شده از { $network }.
tracker-page-list = از فهرستی که این سرویس بارگذاری کرده است.
tracker-page-start = نشانی‌ها را وارد کنید تا ببینید چه مقدار { $symbol } دارند. نیازی به اتصال کیف پول نیست.
tracker-page-unlisted-title = هنوز داده‌ای نیست
tracker-page-unlisted-text = این سرویس برای این صفحه داده‌ای بارگذاری نکرده است.
