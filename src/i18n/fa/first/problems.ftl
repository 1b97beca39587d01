### Why something is not possible, and what puts it right

problem-offline = آفلاین هستید. آنچه در راه است بدون شما ادامه می‌یابد.
problem-api_unreachable = سرور ما در دسترس نیست. آنچه در راه است خودش ادامه می‌یابد.
problem-timeout = سرور ما خیلی دیر پاسخ می‌دهد. کمی بعد دوباره تلاش کنید.
problem-rate_limited = درخواست‌ها یک‌باره زیاد شد. کمی صبر کنید و دوباره تلاش کنید.
problem-no_route = هنوز مسیری از { $from } به { $to } وجود ندارد.
no_route-network_off = شبکهٔ { $network } خاموش است.
no_route-settlement_missing = تسویه در { $network } راه‌اندازی نشده است.
no_route-nothing_set_up = این پل هنوز باز نشده است: گردانندهٔ آن هیچ شبکه‌ای راه‌اندازی نکرده است. کیف پول و دارایی شما تغییری نکرده‌اند؛ بعداً سر بزنید یا از گرداننده بپرسید.
no_route-none_added = هنوز هیچ مسیری از { $network } یا به آن اضافه نشده است.
no_route-all_off = همهٔ مسیرهای { $network } خاموش‌اند.
no_route-surface = اینجا انتقال از { $network } یا به آن ممکن نیست. برای آن برنامه را در مرورگر باز کنید.
problem-no_quote = اکنون کسی برای این انتقال قیمتی نمی‌دهد.
problem-recipient_from_link = گیرنده همراه یک لینک آمده است. پیش از ارسال، کل آدرس را مقایسه کنید.
problem-amount_invalid = مقداری مانند 0.25 وارد کنید.
problem-amount_too_precise = این دارایی حداکثر { $decimals } رقم اعشار دارد.
problem-below_minimum = کمترین انتقال در این مسیر { $amount } است.
problem-above_maximum = بیشترین انتقال در این مسیر { $amount } است.
problem-insufficient_balance = شما { $balance } در { $network } دارید.
problem-insufficient_gas = کارمزد شبکه در { $network } حدود { $amount } است و کیف پول شما افزون بر مقدار ارسالی به آن نیاز دارد.
problem-wallets_not_configured = شبکه‌ها هنوز در حال بارگیری‌اند. کمی بعد دوباره تلاش کنید.
problem-unknown = مشکلی پیش آمد. بدون شما چیز دیگری ارسال نمی‌شود.

fix-use_amount = استفاده از { $amount }
fix-change_recipient = تغییر گیرنده
