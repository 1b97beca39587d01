### The bridge form

bridge-title = پل
bridge-amount = مقدار ارسالی
bridge-max = حداکثر
bridge-max-label = : استفاده از حداکثر مقدار
bridge-balance = موجودی { $amount }
bridge-flip = جابه‌جایی شبکه‌ها
bridge-network-from = از شبکه:{ " " }
bridge-network-to = به شبکه:{ " " }
bridge-asset = دارایی:{ " " }
bridge-at_least = حداقل ⁦{ $amount } { $symbol }⁩
bridge-eta = حدود { $time } دیگر
bridge-limits = { $min } تا { $max }
bridge-safe-escrow = دارایی شما تا اثبات پرداخت در قرارداد هوشمند می‌ماند. اگر انجام نشد، با یک لمس بازپرداخت می‌گیرید.
bridge-safe-maker = در این مسیر، بازارساز ما واریز شما را تا زمان پرداخت نگه می‌دارد. اگر پرداخت انجام نشد، مبلغ به آدرس انتخابی شما بازپرداخت می‌شود.
bridge-safe-provider = در این مسیر، یک ارائه‌دهندهٔ بیرونی انتقال شما را تسویه می‌کند. در بازبینی می‌بینید واریز شما نزد چه کسی است.

main-loading = بارگیری شبکه‌ها…
main-retry = تلاش دوباره
main-offline = آفلاین هستید
main-no_route = مسیری برای این جفت نیست
main-not_open = هنوز باز نشده
main-hidden_on_surface = اینجا در دسترس نیست
main-connect = اتصال کیف پول
main-resuming = اتصال دوبارهٔ کیف پول…
main-enter_amount = مقدار را وارد کنید
main-amount_invalid = مقدار را بررسی کنید
main-below_minimum = مقدار خیلی کم است
main-above_maximum = مقدار خیلی زیاد است
main-insufficient = { $symbol } کافی نیست
main-insufficient_gas = { $symbol } برای کارمزد شبکه کافی نیست
main-recipient_missing = آدرس { $network } را وارد کنید
main-recipient_invalid = گیرنده را بررسی کنید
main-switch = رفتن به { $network }
main-switching = در کیف پول تأیید کنید
main-quoting = دریافت نرخ…
main-requote = به‌روزرسانی نرخ
main-outdated = نرخ منقضی شد، به‌روزرسانی…
main-refused = فعلاً در دسترس نیست
main-review = بررسی

recipient-row = گیرنده
recipient-own = کیف پول من { $address }
recipient-other = { $address }
recipient-invalid = آدرس را بررسی کنید
recipient-choose = انتخاب
