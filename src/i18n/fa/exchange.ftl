### An exchange as destination

exchange-row = به { $name }
exchange-row-add = افزودن آدرس واریز
exchange-row-shut = در دسترس نیست
exchange-row-unknown = صرافی ناشناخته
exchange-row-check = آدرس واریز را بررسی کنید
exchange-add_address = افزودن آدرس واریز
exchange-add_memo = افزودن ممو
exchange-change = تغییر مقصد
exchange-blocked-unknown = این صرافی در { $network } در دسترس نیست.
exchange-blocked-suspended = { $name } واریز را متوقف کرده است. { $reason }
exchange-blocked-token = { $name } در { $network }، { $token } نمی‌پذیرد.

exchange-title = واریز به { $name }
exchange-confirm_note = در صفحهٔ خود صرافی مطمئن شوید که واریز { $token } در { $network } پشتیبانی می‌شود و متوقف نشده است.
exchange-network = شبکه
exchange-networks = شبکه‌های پشتیبانی‌شده
exchange-least = حداقل واریز
exchange-least-none = حداقل نامشخص
exchange-credits = تعداد تأیید
exchange-credits-after = { $count }
exchange-credits-unknown = به تعیین صرافی
exchange-address = آدرس واریز شما در { $network }
exchange-address-note = آن را از صفحهٔ واریز { $token } صرافی، با انتخاب { $network }، کپی کنید.
exchange-address-own = این کیف پول متصل شماست، نه آدرس واریز صرافی.
exchange-address-lookalike = شبیه آدرسی است که قبلاً استفاده کرده‌اید، ولی همان نیست. شاید حملهٔ مسموم‌سازی آدرس باشد.
exchange-memo = ممو
exchange-memo-optional = ممو (اگر صرافی نشان می‌دهد)
exchange-memo-note = به آن tag یا comment هم می‌گویند. بدون آن صرافی نمی‌تواند واریز را به حساب شما بنشاند.
exchange-memo-missing = { $name } در این شبکه ممو لازم دارد. بدون آن واریز شما به حساب نمی‌نشیند.
exchange-memo-unwanted = { $name } در این شبکه از ممو استفاده نمی‌کند. آن را خالی بگذارید.
exchange-memo-too_long = این ممو برای این شبکه بلند است. دوباره کپی کنید.
exchange-memo-unreadable = این ممو نویسهٔ نامعتبر یا فاصلهٔ اضافه دارد. دوباره کپی کنید.
exchange-memo-reserved = این ممو برای انتقال‌های خود ماست. از صرافی مموی دیگری بگیرید.
exchange-use = استفاده از این آدرس
exchange-other = انتخاب صرافی دیگر
exchange-to_wallet = ارسال به کیف پول
exchange-failed = صرافی‌ها بارگیری نشدند.

exchange-advice = اولین بار از این آدرس استفاده می‌کنید؟ مقدار کمی بفرستید، صبر کنید تا { $name } آن را به حساب بنشاند، بعد بقیه را بفرستید.
exchange-advice-action = اول { $amount } بفرستید
exchange-advice-small = مقدار خوبی برای آزمایش است. وقتی { $name } آن را به حساب نشاند، بقیه را بفرستید.

exchange-review = ارسال به آدرس واریز شما در { $name } روی { $network }
exchange-review-memo = ممو
exchange-review-check = قبل از تأیید
exchange-review-network = صرافی دقیقاً همین آدرس را برای { $token } در { $network } نشان می‌دهد. دارایی ارسالی در شبکه‌های دیگر از بین می‌رود.
exchange-review-memo_same = ممو دقیقاً با مموی صفحهٔ واریز یکی است.
exchange-review-plain = طبق خواست صرافی‌ها، پرداخت یک انتقال ساده از حساب بازارساز ماست.
exchange-review-refund = اگر پرداخت انجام نشود، بازپرداخت به کیف پولی می‌رود که از آن می‌فرستید، نه به صرافی.

exchange-order = صرافی
exchange-order-memo = ممو
exchange-order-arrived =
    { $count ->
        [0] { $received } به آدرس واریز در { $to } رسید. { $name } بعد از تأییدهای کافی آن را به حساب می‌نشاند؛ حساب صرافی خود را بررسی کنید.
       *[other] { $received } به آدرس واریز در { $to } رسید. { $name } بعد از { $count } تأیید آن را به حساب می‌نشاند؛ حساب صرافی خود را بررسی کنید.
    }
exchange-order-filling = { $received } در حال ارسال به آدرس واریز شما در { $name } است. می‌توانید این صفحه را ببندید.
exchange-order-unknown = صرافی { $id }
exchange-rest = ارسال بقیه: { $amount }
exchange-rest-note = وقتی صرافی این مقدار را به حساب نشاند، می‌توانید بقیه را هم به همین شکل بفرستید.
