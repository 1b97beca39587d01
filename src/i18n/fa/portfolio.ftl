portfolio-total = ارزش کل
portfolio-change = { $change } از { $when }
portfolio-unchanged = بدون تغییر از { $when }
portfolio-refresh = به‌روزرسانی
portfolio-pending =
    { $count ->
        [one] در حال خواندن ۱ فهرست موجودی دیگر…
       *[other] در حال خواندن { $count } فهرست موجودی دیگر…
    }
portfolio-degraded =
    { $count ->
        [one] { $networks } پاسخ نمی‌دهد و در جمع کل نیست. همچنان تلاش می‌کنیم.
       *[other] { $networks } پاسخ نمی‌دهند و در جمع کل نیستند. همچنان تلاش می‌کنیم.
    }
portfolio-unpriced =
    { $count ->
        [one] { $count } دارایی قیمت ندارد و در جمع کل نیست.
       *[other] { $count } دارایی قیمت ندارند و در جمع کل نیستند.
    }
portfolio-by-asset = بر پایهٔ دارایی
portfolio-by-network = بر پایهٔ شبکه
portfolio-other = سایر
portfolio-assets = دارایی‌ها
portfolio-networks =
    { $count ->
        [one] { $count } شبکه
       *[other] { $count } شبکه
    }
portfolio-hide-small = پنهان کردن موجودی‌های کمتر از ۱ دلار
portfolio-small =
    { $count ->
        [one] { $count } موجودی کوچک پنهان است.
       *[other] { $count } موجودی کوچک پنهان است.
    }
portfolio-hidden = پنهان‌شده‌ها ({ $count })
portfolio-pin = سنجاق در بالا
portfolio-unpin = برداشتن سنجاق
portfolio-hide = پنهان کردن
portfolio-show = نمایش دوباره
portfolio-bridge = انتقال
portfolio-swap = تبدیل
portfolio-addresses = آدرس‌ها
portfolio-connected = متصل
portfolio-watched = زیر نظر
portfolio-watch = زیر نظر گرفتن آدرس
portfolio-watch-about = موجودی هر آدرسی را بدون اتصال کیف پول آن ببینید. آدرس فقط در همین مرورگر ذخیره می‌شود.
portfolio-address = آدرس
portfolio-watch-kind = شبکه‌ها
portfolio-watch-add = زیر نظر گرفتن
portfolio-watch-wrong = این آدرس به هیچ‌یک از شبکه‌های اینجا تعلق ندارد. آن را بررسی و دوباره امتحان کنید.
portfolio-unwatch = برداشتن { $address } از فهرست
portfolio-unwatched = { $address } دیگر زیر نظر نیست.
portfolio-undo = بازگرداندن
portfolio-empty-title = همهٔ دارایی‌های خود را یکجا ببینید
portfolio-empty-text = کیف پول‌هایتان را متصل کنید یا آدرسی را زیر نظر بگیرید تا همهٔ موجودی‌ها را یکجا ببینید.
portfolio-none-title = هنوز موجودی‌ای نیست
portfolio-none-text = این آدرس‌ها دارایی پشتیبانی‌شده‌ای ندارند.
portfolio-failed-title = دارایی‌ها بارگذاری نشد
portfolio-failed-text = سرور پاسخ نمی‌دهد. این موضوع بر دارایی شما اثری ندارد.
portfolio-export = خروجی گرفتن
portfolio-export-about = فایل‌های CSV برای صفحه‌گسترده و ابزارهای مالیاتی. جمع سالانه انتقال‌های پایان‌یافته را دربر می‌گیرد، نه تبدیل‌ها را.
portfolio-export-balances = موجودی‌ها
portfolio-export-transfers = انتقال‌ها
portfolio-export-years = جمع سالانه
portfolio-export-failed = ساخت فایل ممکن نشد. دوباره امتحان کنید.
