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
portfolio-uncounted =
    { $count ->
        [one] { $count } دارایی پنهان در جمع کل نیست.
       *[other] { $count } دارایی پنهان در جمع کل نیستند.
    }
portfolio-uncounted-show = نمایش
portfolio-unread =
    { $count ->
        [one] موجودی { $count } توکن واردشده اکنون خوانده نمی‌شود.
       *[other] موجودی { $count } توکن واردشده اکنون خوانده نمی‌شود.
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
portfolio-hide-small = پنهان کردن موجودی‌های کمتر از 1 دلار
portfolio-small =
    { $count ->
        [one] { $count } موجودی کوچک پنهان است.
       *[other] { $count } موجودی کوچک پنهان است.
    }
portfolio-hidden = نمایش پنهان‌ها ({ $count })
portfolio-imported = توکن واردشده
portfolio-misleading = احتمال کلاهبرداری
portfolio-mark-same_symbol = نامش از نام توکنی در فهرست تقلید می‌کند.
portfolio-mark-lure = نامش به وب‌سایتی اشاره دارد یا پاداشی وعده می‌دهد. دنبالش نروید.
portfolio-mark-mixed_letters = نامش با حروفی از الفباهای مختلف از توکن دیگری تقلید می‌کند.
portfolio-more = نمایش { $count } مورد دیگر
portfolio-pin = سنجاق در بالا
portfolio-unpin = برداشتن سنجاق
portfolio-hide = پنهان کردن
portfolio-show = نمایش دوباره
portfolio-remove = حذف از دارایی‌ها
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
portfolio-export-about = فایل‌های CSV برای صفحه‌گسترده و ابزارهای مالیاتی. ارزش‌ها مربوط به زمان هر انتقال یا تبدیل‌اند؛ ارزش نامعلوم خالی می‌ماند.
portfolio-export-balances = موجودی‌ها
portfolio-export-history = تاریخچه
portfolio-export-years = خلاصهٔ سالانه
portfolio-export-assets = جمع به تفکیک دارایی
portfolio-export-failed = ساخت فایل ممکن نشد. دوباره امتحان کنید.
portfolio-export-scope = تاریخچه و خلاصه‌ها مربوط به { $address } است. شاید کیف پول شما ابتدا ورود بخواهد.
portfolio-export-scope_telegram = فایل‌ها مربوط به کیف پول‌های وصل‌شده به حساب تلگرام شماست.
portfolio-export-connect = برای خروجی گرفتن از تاریخچه، یک کیف پول وصل کنید.
portfolio-export-ready = فایل شما آماده است.
portfolio-export-save = ذخیرهٔ { $file }
portfolio-years-open = نمایش خلاصه
portfolio-years-none = هنوز انتقال یا تبدیلی نیست.
portfolio-years-failed = خلاصه بارگیری نشد. دوباره امتحان کنید.
portfolio-years-transfers = انتقال‌ها
portfolio-years-swaps = تبدیل‌ها
portfolio-years-fees = کارمزدها
portfolio-years-gas = کارمزدهای شبکه
portfolio-years-networks = شبکه‌ها
portfolio-years-points = امتیازهای گرفته‌شده
portfolio-years-unpriced =
    { $count ->
        [one] { $count } مورد بدون ارزش معلوم
       *[other] { $count } مورد بدون ارزش معلوم
    }
portfolio-years-unknown =
    { $count ->
        [one] نامعلوم برای { $count } تراکنش
       *[other] نامعلوم برای { $count } تراکنش
    }
approvals-title = مجوزهای برداشت توکن
approvals-about = قراردادهای هوشمندی که می‌توانند از کیف پول شما توکن برداشت کنند. مجوزهایی را که استفاده نمی‌کنید لغو کنید.
approvals-checking =
    { $count ->
        [one] در حال بررسی 1 شبکه…
       *[other] در حال بررسی { $count } شبکه…
    }
approvals-none = مجوز فعالی پیدا نشد.
approvals-degraded =
    { $count ->
        [one] { $networks } پاسخ نمی‌دهد، پس مجوزهای آن اینجا نیست. همچنان تلاش می‌کنیم.
       *[other] { $networks } پاسخ نمی‌دهند، پس مجوزهای آن‌ها اینجا نیست. همچنان تلاش می‌کنیم.
    }
approvals-unlimited = نامحدود
approvals-at-risk = { $usd } در معرض خطر
approvals-escrow = قرارداد امانی پل
approvals-unknown = قرارداد ناشناس
approvals-unlisted = توکن خارج از فهرست
approvals-permit2 = برنامه‌های دیگر می‌توانند این توکن را از راه Permit2 خرج کنند. لغو مجوز به آن هم پایان می‌دهد.
approvals-inside = درون Permit2، تا { $when }
approvals-inside-endless = درون Permit2، بدون تاریخ پایان
approvals-revoke = لغو مجوز
approvals-revoke-of = لغو مجوز { $symbol } برای { $spender } در { $network }
approvals-asking = در کیف پول تأیید کنید
approvals-confirming = در انتظار تأیید در { $network }…
approvals-done = لغو شد
approvals-revoked = مجوز { $symbol } برای { $spender } در { $network } لغو شد.
approvals-still-open = تراکنش انجام شد، اما مجوز هنوز فعال است.
approvals-other-account = کیف پول شما به حساب دیگری رفته است. به حساب قبلی برگردید و دوباره تلاش کنید.
approvals-scope = شبکه‌هایی را در بر می‌گیرد که این کیف پول در آن‌ها دارایی دارد.
approvals-scope-all = همهٔ شبکه‌های صفحهٔ دارایی‌های شما را در بر می‌گیرد.
approvals-others =
    { $count ->
        [one] بررسی { $count } شبکهٔ دیگر
       *[other] بررسی { $count } شبکهٔ دیگر
    }
approvals-searched = شاید مجوزهای قدیمی‌تر در فهرست نباشند. بررسی‌شده از: { $networks }.
found-title = توکن‌های دیگر
found-about = شاید در آدرس‌های شما توکن‌هایی باشد که در فهرست ما نیست. هر کسی می‌تواند برایتان توکن بفرستد، پس فقط آن‌هایی را که می‌شناسید اضافه کنید.
found-search = یافتن توکن‌ها
found-searching =
    { $count ->
        [one] در حال جستجو در 1 شبکه…
       *[other] در حال جستجو در { $count } شبکه…
    }
found-none = توکن دیگری پیدا نشد.
found-degraded =
    { $count ->
        [one] { $networks } پاسخ نمی‌دهد، پس توکن‌های آن اینجا نیست. همچنان تلاش می‌کنیم.
       *[other] { $networks } پاسخ نمی‌دهند، پس توکن‌های آن‌ها اینجا نیست. همچنان تلاش می‌کنیم.
    }
found-add = افزودن
found-add-of = افزودن { $symbol } در { $network }
found-added = { $symbol } در { $network } به دارایی‌های شما اضافه شد.
found-searched = شاید توکن‌هایی که پیش‌تر رسیده‌اند در فهرست نباشند. بررسی‌شده از: { $networks }.
found-scope = شبکه‌های صفحهٔ دارایی‌های شما را در بر می‌گیرد. نخست شبکه‌هایی بررسی می‌شوند که آدرس‌های شما در آن‌ها دارایی دارند.
found-left-out = بررسی‌نشده، چون شمار شبکه‌ها بیش از اندازه است: { $networks }.
found-more =
    { $count ->
        [one] { $count } شبکهٔ دیگر
       *[other] { $count } شبکهٔ دیگر
    }
found-whole = کامل بررسی‌شده با کاوشگر: { $networks }.
found-cut = { $networks }: همهٔ توکن‌ها فهرست نشده‌اند، چون بیش از اندازه‌اند.
found-added-hidden = { $symbol } در { $network } به دارایی‌های پنهان شما اضافه شد.
