### گیرندهٔ انتقال

recipient-title = گیرنده در { $network }
recipient-label = آدرس در { $network }
recipient-placeholder = آدرس را بچسبانید
recipient-name_pending = در حال جست‌وجوی نام…
recipient-name_moved = { $name } دیگر به این آدرس نمی‌رسد. گیرنده را دوباره انتخاب کنید.
recipient-use = استفاده از این آدرس
recipient-use_own = استفاده از کیف پول خودم
recipient-connect = اتصال کیف پول در { $network }
recipient-warning-first_use = تا حالا به این آدرس چیزی نفرستاده‌اید. تک‌تک نویسه‌ها را بررسی کنید: پرداخت برگشت‌پذیر نیست.
recipient-warning-lookalike = شبیه آدرسی است که قبلاً استفاده کرده‌اید، ولی همان نیست. شاید حملهٔ مسموم‌سازی آدرس باشد.
recipient-other_network = آدرس شبکهٔ دیگری را چسبانده‌اید: { $named }. مطمئن شوید گیرنده از این آدرس در { $network } هم استفاده می‌کند.
