badge-none-title = اینجا نشانی نیست
badge-none-text = این نشان اینجا عرضه نمی‌شود.
badge-failed = نشان بارگیری نشد
badge-hidden-title = اینجا در دسترس نیست
badge-hidden-text = برای ضرب این نشان، نسخهٔ وب را باز کنید.
badge-network = ضرب در { $network }
badge-tasks = وظایف
badge-progress = { $done } از { $of }
badge-progress-loading = در حال بارگیری پیشرفت شما…
badge-progress-failed = پیشرفت شما بارگیری نشد.
badge-task-done = انجام شد
badge-task-bridges =
    { $count ->
        [one] { $number } انتقال انجام دهید
       *[other] { $number } انتقال انجام دهید
    }
badge-task-check_ins =
    { $count ->
        [one] { $number } روز حضور بزنید
       *[other] { $number } روز حضور بزنید
    }
badge-task-points =
    { $count ->
        [one] { $number } امتیاز بگیرید
       *[other] { $number } امتیاز بگیرید
    }
badge-task-campaign = «{ $name }» را کامل کنید
badge-task-campaign_unnamed = یک کمپین را کامل کنید
badge-go-bridge = پل
badge-go-points = امتیازها
badge-connect-evm = نشان‌ها با کیف پول EVM ضرب می‌شوند.
badge-not-started = ضرب از { $day } باز می‌شود.
badge-ended = ضرب پایان یافته است.
badge-unavailable = ضرب هنوز باز نشده است.
badge-tasks-left = برای ضرب نشان، همهٔ وظایف را کامل کنید.
badge-mint = ضرب نشان
badge-gas = رایگان، به‌جز کارمزد شبکهٔ { $network }.
badge-authorizing = در حال بررسی وظایف شما…
badge-asking = در کیف پول تأیید کنید
badge-confirming = در انتظار تأیید در { $network }…
badge-minted = این نشان را دارید
badge-share = اشتراک در X
badge-post = { $name } را گرفتم.
badge-transaction = مشاهدهٔ تراکنش
problem-badge_not_earned = هنوز همهٔ وظایف انجام نشده است.
problem-badge_closed = این نشان اکنون قابل ضرب نیست.
problem-badge_unavailable = ضرب هنوز باز نشده است.
problem-badge_minted = این کیف پول این نشان را دارد.
problem-badge_changed = نشان تغییر کرده است. صفحه را دوباره بارگیری کنید.
problem-badge_mint_failed = شبکه تراکنش را رد کرد. می‌توانید دوباره تلاش کنید.
problem-badge_wallet_unsupported = نشان‌ها با کیف پول EVM ضرب می‌شوند.
badge-other-account = کیف پول شما به حساب دیگری رفته است. برگردید و دوباره تلاش کنید.
badge-slow = این بیش از حد معمول طول کشیده است. اگر کیف پول تراکنش را کنار گذاشته، انتظار را متوقف کنید و دوباره ضرب کنید: هر نشان فقط یک بار ضرب می‌شود.
