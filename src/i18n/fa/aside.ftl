### What happens to the money on the way, beside the form

aside-title = چطور کار می‌کند
aside-picture = انتقال از { $from } به { $to }
# Until the networks are known: in sentences, and below their shores.
aside-from = شبکهٔ مبدأ
aside-to = شبکهٔ مقصد
aside-shore-from = از
aside-shore-to = به
aside-escrow-1 = به قرارداد امانی در { $from } واریز می‌کنید. تا اثبات پرداخت، قرارداد به کسی پولی نمی‌دهد.
aside-escrow-2 = بازارساز از دارایی خودش در { $to } به شما پرداخت می‌کند، معمولاً در چند ثانیه.
aside-escrow-3 = اگر پرداخت به‌موقع انجام نشود، از قرارداد بازپرداخت کامل می‌گیرید.
aside-maker-1 = واریز را در { $from } به بازارساز می‌فرستید و شناسهٔ انتقال را در ممو می‌گذارید.
aside-maker-2 = بازارساز در { $to } با قراردادی پرداخت می‌کند که هر انتقال را فقط یک بار می‌پردازد.
aside-maker-3 = اگر پرداخت انجام نشود، مبلغ به آدرس انتخابی شما بازپرداخت می‌شود.
