### The bridge form

bridge-title = پل
bridge-amount = مقدار ارسالی
bridge-max = حداکثر
bridge-max-label = : بیشترین مقدار قابل ارسال را بگذارید
bridge-balance = موجودی { $amount }
bridge-flip = برعکس کردن مسیر
bridge-network-from = از شبکه:{ " " }
bridge-network-to = به شبکه:{ " " }
bridge-asset = دارایی:{ " " }
bridge-at_least = دست‌کم ⁦{ $amount } { $symbol }⁩
bridge-eta = حدود { $time } دیگر
bridge-limits = { $min } تا { $max }
bridge-safe-escrow = تا رسیدن انتقال در قرارداد نگه داشته می‌شود. اگر نرسد، با یک ضربه پسش می‌گیرید.
bridge-safe-maker = در این مسیر، بازارساز ما واریز شما را تا رسیدن انتقال نگه می‌دارد. اگر نرسد، به آدرسی که تعیین کرده‌اید برمی‌گردد.

main-loading = در حال بارگیری شبکه‌ها
main-retry = تلاش دوباره
main-offline = آفلاین هستید
main-no_route = برای این جفت مسیری نیست
main-hidden_on_surface = اینجا در دسترس نیست
main-connect = اتصال کیف پول
main-resuming = در جستجوی کیف پول شما
main-enter_amount = مقدار را وارد کنید
main-amount_invalid = مقدار را بررسی کنید
main-below_minimum = مقدار کمتر از حداقل است
main-above_maximum = مقدار بیشتر از حداکثر است
main-insufficient = { $symbol } کافی نیست
main-insufficient_gas = { $symbol } برای کارمزد شبکه کافی نیست
main-recipient_missing = آدرس { $network } را وارد کنید
main-recipient_invalid = گیرنده را بررسی کنید
main-switch = رفتن به { $network }
main-switching = در کیف پول تأیید کنید
main-quoting = در حال گرفتن قیمت
main-requote = گرفتن قیمت تازه
main-outdated = قیمت قدیمی شده، دوباره تلاش می‌کنیم
main-refused = اکنون ممکن نیست
main-review = بررسی

recipient-row = گیرنده
recipient-own = کیف پول من { $address }
recipient-other = { $address }
recipient-invalid = آدرس را بررسی کنید
recipient-choose = انتخاب
