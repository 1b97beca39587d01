### Why something is not possible, and what puts it right

problem-offline = آفلاین هستید. انتقال‌های در جریان ادامه می‌یابند.
problem-api_unreachable = ارتباط با سرورهای ما برقرار نشد. انتقال‌های در جریان ادامه می‌یابند.
problem-no_route = هنوز مسیری از { $from } به { $to } وجود ندارد.
no_route-nothing_set_up = این پل هنوز باز نشده، چون شبکه‌ای راه‌اندازی نشده است. کیف پول و دارایی شما تغییری نکرده؛ بعداً سر بزنید.
problem-no_quote = فعلاً نرخی موجود نیست.
problem-recipient_from_link = این گیرنده از یک لینک آمده است. قبل از ارسال، کل آدرس را بررسی کنید.
problem-amount_invalid = مقداری مثل 0.25 وارد کنید.
problem-amount_too_precise = این دارایی حداکثر { $decimals } رقم اعشار می‌پذیرد.
problem-below_minimum = حداقل این مسیر { $amount } است.
problem-above_maximum = حداکثر این مسیر { $amount } است.
problem-insufficient_balance = موجودی شما در { $network }: { $balance }.
problem-insufficient_gas = برای کارمزد شبکه در { $network } حدود { $amount } دیگر هم لازم دارید.
problem-unknown = مشکلی پیش آمد. بدون تأیید شما چیزی ارسال نمی‌کنیم.

fix-use_amount = استفاده از { $amount }
fix-change_recipient = تغییر گیرنده
