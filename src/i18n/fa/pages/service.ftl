### وضعیت سرویس و آمار ارائه‌دهندگان و مسیرها

service-ok = اکنون مشکل شناخته‌شده‌ای وجود ندارد.
service-delayed = انتقال‌ها از طریق { $names } بیشتر از زمان اعلام‌شده طول می‌کشند.
service-paused = پرداخت‌ها در { $names } متوقف شده‌اند.
service-unreachable = اکنون ارتباط با { $names } برقرار نیست و انتقال‌ها ممکن است بیشتر طول بکشند.
service-failing = انتقال‌های آزمایشی ناموفق‌اند یا تأخیر دارند: { $names }.
service-find = منتظر انتقالی هستید؟ آن را پیدا کنید تا مرحلهٔ فعلی‌اش را ببینید.
service-as_of = تا ساعت { $time }
service-networks = شبکه‌ها
service-network-ok = فعال
service-network-paused = پرداخت متوقف
service-network-unreachable = بدون ارتباط
service-networks-ok =
    { $count ->
        [one] { $count } شبکه فعال است
       *[other] { $count } شبکه فعال است
    }
service-checks = انتقال‌های آزمایشی
service-checks-about = خودمان انتقال‌های کوچکی می‌فرستیم تا این مسیرها را بررسی کنیم. در آمار زیر به حساب نمی‌آیند.
service-check-ok = رسیده
service-check-failed = ناموفق
service-check-overdue = با تأخیر
service-checked = آخرین بررسی { $time } پیش
service-check-share = { $arrived } از { $count } در ۷ روز رسیده
service-routes = ارائه‌دهندگان و مسیرها
service-about = بر پایهٔ انتقال‌های انجام‌شده در اینجا. انتقال فقط وقتی رسیده به حساب می‌آید که پرداخت آن را در شبکهٔ مقصد دیده باشیم؛ بازپرداخت و تأخیر به زیان ارائه‌دهنده است. زمان از واریز تا پرداخت است.
service-days = { $count } روز گذشته
service-empty-title = هنوز آماری نیست
service-empty-text = پس از انجام انتقال در اینجا نمایش داده می‌شود.
service-route = مسیر
service-route-text = از { $from } به { $to }
service-transfers = انتقال‌ها
service-arrived = رسیده
service-time = زمان، میانه
service-shortfall = کمتر از نرخ، میانه
service-within = ⁦95%⁩ تا { $value }
service-late = با تأخیر
service-refunded = بازپرداخت
service-unknown = هنوز داده‌ای نیست
service-sample-under_5 = کمتر از 5 انتقال
service-sample-under_10 = کمتر از 10 انتقال
service-sample-few_senders = فرستنده‌ها برای نمایش آمار کم‌اند
service-few =
    { $count ->
        [one] { $count } مسیر با انتقال‌های کم
       *[other] { $count } مسیر با انتقال‌های کم
    }
service-reported = فقط به گزارش ارائه‌دهنده، بدون شمارش: { $count }
service-failed-title = وضعیت در دسترس نیست
service-failed-text = آمار فعلی بارگذاری نشد. بر انتقال‌های در جریان اثری ندارد.
