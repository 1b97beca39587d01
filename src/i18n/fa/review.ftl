### The review and the way through the wallet

recipient-title = چه کسی در { $network } دریافت می‌کند
recipient-label = آدرس در { $network }
recipient-placeholder = یک آدرس بچسبانید
recipient-use = استفاده از این آدرس
recipient-use_own = ارسال به کیف پول خودم
recipient-connect = اتصال کیف پول در { $network }
recipient-warning-first_use = نخستین انتقال از اینجا به این آدرس. تک‌تک نویسه‌ها را با آدرسی که به شما داده‌اند مقایسه کنید: هیچ‌کس نمی‌تواند پرداخت را پس بگیرد.
recipient-warning-lookalike = این آدرس فقط شبیه آدرسی است که می‌شناسید: دو سرش یکی است و میانه‌اش نه. شاید کسی آن را سر راه شما گذاشته باشد.
recipient-other_network = آنچه وارد کردید نام شبکهٔ دیگری را دارد: { $named }. مطمئن شوید گیرنده از این آدرس در { $network } هم استفاده می‌کند.

review-title = بررسی
review-on = { $what } در { $network }
review-send = می‌فرستید
review-receive = دریافت می‌کنید
review-updated = از وقتی این را باز کردید قیمت تغییر کرده است. عددهای بالا تازه‌اند.
review-recipient = پرداخت به این آدرس در { $network }
review-recipient-own = این همان کیف پولی است که وصل کردید.
review-from_wallet = از کیف پول
review-custody-escrow-title = نزد قرارداد.
review-custody-escrow = واریز شما تا اثبات پرداخت در قرارداد { $network } می‌ماند. اگر به‌موقع نیاید، خودتان پسش می‌گیرید.
review-custody-maker-title = نزد بازارساز ما.
review-custody-maker = در { $network } قراردادی از ما نیست: مستقیم به بازارساز می‌فرستید و تا پرداخت به او اعتماد می‌کنید. اگر پرداخت ممکن نشود، واریز به آدرس بازگشت شما برمی‌گردد.
review-refund-label = اگر پرداخت نشد، در { $network } برگردان به
review-refund-note = آدرسی در شبکهٔ مبدأ که در اختیار خودتان است، نه آدرس صرافی.
review-refund-own = استفاده از کیف پول من { $address }
review-refund-change = تغییر
review-refund-missing = آدرس بازگشت را وارد کنید
review-refund-invalid = آدرس بازگشت را بررسی کنید
review-confirm = تأیید و انتقال
review-check = بررسی این انتقال
review-check-note = از کیف پول شما پرسیده شده و شاید آن را فرستاده باشد. پیش از آنکه دوباره چیزی بفرستید، این انتقال را ببینید.
review-signatures =
    { $count ->
        [one] کیف پول یک بار از شما می‌پرسد.
       *[other] کیف پول حداکثر { $count } بار از شما می‌پرسد.
    }
review-wallet_note = کیف پول نشان می‌دهد با چه موافقت می‌کنید. تا ارسال شدن، این صفحه را باز نگه دارید.

stage-ordering = در حال آماده‌سازی انتقال
stage-asking-permit = مقدار را در کیف پول امضا کنید
stage-asking-approve = در کیف پول مجوز دهید
stage-asking-open = در کیف پول تأیید کنید
stage-asking-transfer = در کیف پول تأیید کنید
stage-asking-refund = در کیف پول تأیید کنید
stage-asking-batch = در کیف پول تأیید کنید
stage-confirming = در انتظار تأیید { $network }
