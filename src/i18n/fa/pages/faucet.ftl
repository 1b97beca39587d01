### Faucets: test coins, the claim and its payment

faucet-description = برای امتحان کردن، { $symbol } روی { $network } بگیرید.
faucet-failed-title = فاست‌ها بارگیری نمی‌شوند
faucet-failed-text = به تلاش ادامه می‌دهیم. می‌توانید همین حالا هم دوباره امتحان کنید.
faucet-none-title = هیچ فاستی باز نیست
faucet-none-text = گردانندهٔ این برنامه فعلاً اینجا کوینی نمی‌دهد.
faucet-all = همهٔ فاست‌ها
faucet-amount = دریافت می‌کنید
faucet-cooldown = یک بار در هر
faucet-hours = { $count ->
        [one] { $count } ساعت
       *[other] { $count } ساعت
    }
faucet-left = باقی‌ماندهٔ امروز
faucet-queued = درخواست‌های در صف
faucet-status-spent = کوین‌های امروز تمام شده‌اند. تا 24 ساعت دیگر دوباره موجود می‌شوند.
faucet-status-empty = کوین این فاست تمام شده است. بعداً دوباره امتحان کنید.
faucet-status-unread = موجودی فاست فعلاً خوانده نمی‌شود. کمی بعد دوباره امتحان کنید.
faucet-claim = دریافت { $amount }
faucet-asking = اگر کیف پول پرسید، ورود را تأیید کنید.
faucet-working = بررسی می‌کنیم که ربات نباشید. چند ثانیه طول می‌کشد.
faucet-claims = درخواست‌های شما
faucet-claims-empty = درخواست‌های این کیف پول اینجا نمایش داده می‌شوند.
faucet-state-queued = در صف
faucet-state-sent = ارسال شد
faucet-state-paid = رسید
faucet-state-failed = ناموفق
faucet-state-held = متوقف
faucet-how-title = روش کار
faucet-how-1 = کوین‌های تست‌نت ارزشی ندارند. از آن‌ها برای امتحان شبکه‌های آزمایشی استفاده کنید.
faucet-how-2 = کیف پول یک بار وارد می‌شود. سپس مرورگر معمای کوچکی حل می‌کند که جلوی ربات‌ها را می‌گیرد.
faucet-how-3 = کوین‌ها معمولاً در کمتر از یک دقیقه می‌رسند. شما چیزی نمی‌پردازید.
problem-faucet_cooldown = این کیف پول قبلاً اینجا دریافت کرده است. پس از زمان نشان‌داده‌شده دوباره می‌توانید دریافت کنید.
problem-faucet_network_limit = از شبکهٔ شما درخواست‌های زیادی رسیده است. بعداً دوباره امتحان کنید.
problem-faucet_budget_spent = کوین‌های امروز تمام شده‌اند. فردا دوباره امتحان کنید.
problem-faucet_busy = اکنون درخواست‌های زیادی در صف هستند. چند دقیقه دیگر دوباره امتحان کنید.
problem-faucet_proof_used = این درخواست قبلاً ارسال شده است. درخواست‌هایتان پایین آمده‌اند.
problem-faucet_proof_invalid = بررسی ناموفق بود. دوباره امتحان کنید.
problem-faucet_proof_expired = بررسی بیش از حد طول کشید. دوباره امتحان کنید.
problem-faucet_closed = این شبکه اینجا فاست ندارد.
problem-faucet_work_failed = مرورگر شما نمی‌تواند بررسی را اجرا کند. آن را به‌روز کنید یا از مرورگر دیگری استفاده کنید.
