### An exchange as destination

exchange-row = به { $name }
exchange-row-add = افزودن آدرس واریز
exchange-row-shut = در دسترس نیست
exchange-row-unknown = صرافی ناشناخته
exchange-row-check = آدرس واریز را بررسی کنید
exchange-add_address = آدرس واریز را وارد کنید
exchange-add_memo = ممو را وارد کنید
exchange-change = تغییر مقصد
exchange-blocked-unknown = چنین صرافی‌ای را در { $network } نمی‌شناسیم.
exchange-blocked-suspended = { $name } واریز را متوقف کرده است. { $reason }
exchange-blocked-token = { $name } در { $network } واریز { $token } نمی‌پذیرد.

exchange-title = واریز به { $name }
exchange-confirm_note = در صفحهٔ خود صرافی مطمئن شوید که واریز { $token } را در { $network } می‌پذیرد و آن را متوقف نکرده است.
exchange-network = شبکه
exchange-networks = شبکه‌هایی که می‌پذیرد
exchange-least = کمترین واریز
exchange-least-none = حداقل معلوم نیست
exchange-credits = زمان نشستن به حساب
exchange-credits-after = پس از { $count } تأیید
exchange-credits-unknown = پس از هر چند تأییدی که صرافی بخواهد
exchange-address = آدرس واریز شما در { $network }
exchange-address-note = آن را از صفحهٔ واریز { $token } در صرافی کپی کنید، با انتخاب { $network } در آنجا.
exchange-address-own = این کیف پولی است که وصل کردید، نه آدرسی که صرافی به شما داده است.
exchange-address-lookalike = این آدرس فقط شبیه آدرسی است که می‌شناسید: دو سرش یکی است و میانه‌اش نه. شاید کسی آن را سر راه شما گذاشته باشد.
exchange-memo = ممو
exchange-memo-optional = ممو، اگر صرافی نشان می‌دهد
exchange-memo-note = شاید صفحهٔ واریز آن را memo، tag یا comment بنامد. بدون آن صرافی نمی‌فهمد واریز مال شماست.
exchange-memo-missing = { $name } در این شبکه ممو می‌خواهد. بدون آن واریز به حساب نمی‌نشیند.
exchange-memo-unwanted = { $name } در این شبکه ممو نمی‌پذیرد. آن را بردارید.
exchange-memo-too_long = این از مموی این شبکه بلندتر است. دوباره کپی کنید.
exchange-memo-unreadable = در آن نویسه‌ای هست که هیچ صرافی‌ای به کار نمی‌برد، یا فاصله‌ای در یک سر. دوباره کپی کنید.
exchange-memo-reserved = این ممو با یکی از انتقال‌های ما اشتباه گرفته می‌شود. از صرافی مموی دیگری بخواهید.
exchange-use = استفاده از این آدرس واریز
exchange-other = انتخاب صرافی دیگر
exchange-to_wallet = ارسال به کیف پول
exchange-failed = فهرست صرافی‌ها بارگیری نشد.

exchange-advice = نخستین بار به این آدرس: مقدار کمی بفرستید و صبر کنید تا { $name } آن را نشان دهد. سپس بقیه را بفرستید.
exchange-advice-action = اول { $amount } بفرستید
exchange-advice-small = مقدار خوبی برای آزمایش است. وقتی { $name } آن را نشان داد، بقیه را بفرستید.

exchange-review = پرداخت به آدرس واریز شما در { $name } روی { $network }
exchange-review-memo = ممو
exchange-review-check = پیش از تأیید بررسی کنید
exchange-review-network = صرافی همین آدرس را برای { $token } در { $network } نشان می‌دهد. در هر شبکهٔ دیگری پول از دست می‌رود.
exchange-review-memo_same = ممو نویسه به نویسه همان است که در صفحهٔ واریز است.
exchange-review-plain = با انتقال سادهٔ حساب بازارساز ما پرداخت می‌شود، همان‌طور که صرافی‌ها می‌خواهند.
exchange-review-refund = اگر پرداخت نشود، به کیف پولی که از آن می‌فرستید برمی‌گردد، هرگز به صرافی.

exchange-order = صرافی
exchange-order-memo = ممو
exchange-order-arrived =
    { $count ->
        [0] { $received } در آدرس واریز در { $to } است. { $name } پس از تأییدهایی که می‌خواهد آن را به حساب می‌نشاند؛ این را فقط صرافی می‌تواند به شما نشان دهد.
       *[other] { $received } در آدرس واریز در { $to } است. { $name } پس از { $count } تأیید به شمارش خودش آن را به حساب می‌نشاند؛ این را فقط صرافی می‌تواند به شما نشان دهد.
    }
exchange-order-filling = { $received } در راه آدرس واریز شما در { $name } است. می‌توانید صفحه را ببندید.
exchange-order-unknown = صرافی { $id }
exchange-rest = ارسال بقیه: { $amount }
exchange-rest-note = وقتی صرافی این مقدار را در حساب شما نشان داد، بقیه هم می‌تواند از همین راه برود.
