### What happens to the money on the way, beside the form

aside-title = پول شما چگونه می‌رسد
aside-picture = خطی از { $from } به { $to }
# Until the networks are known: in sentences, and below their shores.
aside-from = شبکهٔ مبدأ
aside-to = شبکهٔ مقصد
aside-shore-from = از
aside-shore-to = به
aside-escrow-1 = به قراردادی در { $from } واریز می‌کنید. تا پرداخت ثابت نشود، قرارداد به هیچ‌کس نمی‌پردازد.
aside-escrow-2 = بازارساز از پول خودش در { $to } به شما می‌پردازد، معمولاً در چند ثانیه.
aside-escrow-3 = اگر به‌موقع انجام نشود، قرارداد واریز را به شما برمی‌گرداند و نه به هیچ‌کس دیگر.
aside-maker-1 = در { $from } به بازارساز می‌فرستید، با شناسهٔ انتقال در ممو.
aside-maker-2 = بازارساز در { $to } از راه قراردادی می‌پردازد که هر انتقال را فقط یک بار می‌پردازد.
aside-maker-3 = اگر نتواند، واریز را به آدرسی که تعیین کرده‌اید برمی‌گرداند.
