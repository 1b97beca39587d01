### Why something is not possible, and what puts it right

problem-offline = آفلاین هستید. انتقال‌های در جریان ادامه می‌یابند.
problem-api_unreachable = ارتباط با سرورهای ما برقرار نشد. انتقال‌های در جریان ادامه می‌یابند.
problem-timeout = پاسخ سرورهای ما طول کشید. کمی بعد دوباره تلاش کنید.
problem-rate_limited = تعداد درخواست‌ها زیاد است. کمی صبر کنید و دوباره تلاش کنید.
problem-no_route = هنوز مسیری از { $from } به { $to } وجود ندارد.
no_route-network_off = شبکهٔ { $network } غیرفعال است.
no_route-settlement_missing = انتقال در { $network } هنوز راه‌اندازی نشده است.
no_route-wallets_only = می‌توانید کیف پول { $network } را وصل کنید، اما هنوز نمی‌توانید از این شبکه یا به آن انتقال دهید.
no_route-unproven = انتقال در { $network } تا پایان آزمایش کامل خاموش است.
no_route-nothing_set_up = این پل هنوز باز نشده، چون شبکه‌ای راه‌اندازی نشده است. کیف پول و دارایی شما تغییری نکرده؛ بعداً سر بزنید.
no_route-none_added = هنوز مسیری از { $network } یا به آن وجود ندارد.
no_route-all_off = همهٔ مسیرهای { $network } غیرفعال‌اند.
no_route-surface = انتقال از { $network } یا به آن اینجا در دسترس نیست. برنامه را در مرورگر باز کنید.
problem-no_quote = فعلاً نرخی موجود نیست.
problem-recipient_from_link = این گیرنده از یک لینک آمده است. قبل از ارسال، کل آدرس را بررسی کنید.
problem-amount_invalid = مقداری مثل 0.25 وارد کنید.
problem-amount_too_precise = این دارایی حداکثر { $decimals } رقم اعشار می‌پذیرد.
problem-below_minimum = حداقل این مسیر { $amount } است.
problem-above_maximum = حداکثر این مسیر { $amount } است.
problem-insufficient_balance = موجودی شما در { $network }: { $balance }.
problem-insufficient_gas = برای کارمزد شبکه در { $network } حدود { $amount } دیگر هم لازم دارید.
problem-wallets_not_configured = شبکه‌ها هنوز در حال بارگیری‌اند. کمی بعد دوباره تلاش کنید.
problem-unknown = مشکلی پیش آمد. بدون تأیید شما چیزی ارسال نمی‌کنیم.

fix-use_amount = استفاده از { $amount }
fix-change_recipient = تغییر گیرنده
