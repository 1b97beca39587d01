### The review and the way through the wallet

review-title = بررسی
review-on = { $what } در { $network }
review-send = می‌فرستید
review-receive = دریافت می‌کنید
review-updated = بعد از باز کردن این صفحه قیمت تغییر کرد. مقدارهای بالا به‌روز هستند.
review-recipient = گیرنده در { $network }
review-recipient-own = این همان کیف پول متصل شماست.
review-from_wallet = از کیف پول
review-custody-escrow-title = در قرارداد هوشمند نگه‌داری می‌شود.
review-custody-escrow = دارایی شما تا اثبات پرداخت در قرارداد امانی { $network } می‌ماند. اگر انجام نشد، با یک لمس بازپرداخت می‌گیرید.
review-custody-address = واریز شما به آدرس قراردادی می‌رود که متعلق به آدرس بازپرداخت شماست، و سپس تا اثبات پرداخت در قرارداد امانی { $network } می‌ماند. اگر دیر برسد یا پرداخت انجام نشود، آن را به آدرس بازپرداخت خود برداشت کنید.
review-custody-maker-title = نزد بازارساز ما نگه‌داری می‌شود.
review-custody-maker = { $network } قرارداد امانی ندارد: بازارساز دارایی شما را تا زمان پرداخت نگه می‌دارد. اگر پرداخت انجام نشد، به آدرس بازپرداخت شما برمی‌گردد.
review-custody-provider-title = تسویه با یک ارائه‌دهندهٔ بیرونی.
review-custody-provider = این مسیر از قرارداد امانی ما در { $network } استفاده نمی‌کند: ارائه‌دهنده دارایی شما را تا زمان پرداخت نگه می‌دارد. اگر پرداخت انجام نشد، ارائه‌دهنده آن را به آدرس بازپرداخت شما برمی‌گرداند.
review-custody-provider_contract = قرارداد هوشمند خود ارائه‌دهنده دارایی شما را تا زمان پرداخت نگه می‌دارد. اگر پرداخت انجام نشد، همان قرارداد مبلغ را بازپرداخت می‌کند یا می‌توانید انتقال را نزد ارائه‌دهنده لغو کنید.
review-custody-direct-title = پرداخت مستقیم به گیرنده.
review-custody-direct = این پرداخت در میانهٔ راه نزد کسی نیست، پس بازپرداخت آن ممکن نیست. پیش از تأیید، گیرنده را بررسی کنید.
review-refund-label = آدرس بازپرداخت در { $network }
review-refund-note = آدرسی در شبکهٔ مبدأ وارد کنید که در اختیار خودتان است، نه آدرس صرافی.
review-refund-note-address = آدرسی در { $network } وارد کنید که در اختیار خودتان است، نه آدرس صرافی. آنچه پرداخت نشود فقط به همین آدرس می‌رود.
review-refund-own = استفاده از کیف پول من { $address }
review-refund-change = تغییر
review-refund-missing = آدرس بازپرداخت را وارد کنید
review-refund-invalid = آدرس بازپرداخت را بررسی کنید
review-confirm = تأیید و انتقال
review-get_address = دریافت آدرس واریز
review-address_note = هنوز چیزی ارسال نمی‌شود: آدرسی می‌گیرید که می‌توانید از هر کیف پول یا صرافی به آن واریز کنید.
review-time = مهلت واریز
review-check = دیدن این انتقال
review-check-note = شاید کیف پول شما این تراکنش را فرستاده باشد. قبل از ارسال دوباره، انتقال را بررسی کنید.
review-signatures =
    { $count ->
        [one] کیف پول یک بار از شما تأیید می‌خواهد.
       *[other] کیف پول حداکثر { $count } بار از شما تأیید می‌خواهد.
    }
review-wallet_note = جزئیات را در کیف پول بررسی کنید. تا ارسال واریز، این صفحه را باز نگه دارید.

stage-ordering = آماده‌سازی انتقال…
stage-asking-permit = در کیف پول مجوز برداشت بدهید
stage-asking-sign = واریز را در کیف پول امضا کنید
stage-asking-approve = در کیف پول مجوز برداشت بدهید
stage-asking-open = در کیف پول تأیید کنید
stage-asking-transfer = در کیف پول تأیید کنید
stage-asking-swap = در کیف پول تأیید کنید
stage-asking-refund = در کیف پول تأیید کنید
stage-asking-batch = در کیف پول تأیید کنید
stage-confirming = در انتظار تأیید در { $network }

review-loss = ارزشی که دریافت می‌کنید { $percent } کمتر از چیزی است که می‌فرستید.
review-loss-least = در بدترین حالت، ارزش دریافتی شما { $percent } کمتر از ارزش ارسالی است.
review-loss-accept = این زیان را می‌پذیرم
review-loss-type = برای پذیرش این زیان { $number } را بنویسید
review-loss-missing = زیان بالا را بپذیرید
review-replaced = { $from } دیگر برای این انتقال نرخ نمی‌دهد، بنابراین { $to } آن را انجام می‌دهد. شرایط بالا را بررسی کنید.
review-replaced-accept = ادامه با { $to }
review-loss-best = { $percent } کمتر از بهترین نرخ دریافت می‌کنید.
review-loss-best_send = { $percent } بیشتر از بهترین نرخ می‌پردازید.
review-unpriced = ارزش دلاری یکی از دارایی‌ها نامشخص است، بنابراین هزینهٔ این انتقال نمایش داده نمی‌شود. خودتان مبلغ‌ها را مقایسه کنید.
