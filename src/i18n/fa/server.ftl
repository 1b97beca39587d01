### Pages that the server writes by itself; the app does not include these texts

busy-title = شلوغ
busy-heading = در حال حاضر سرویس شلوغ است
busy-text = این صفحه تا چند ثانیهٔ دیگر دوباره تلاش می‌کند. انتقال‌های در جریان تغییری نمی‌کنند.
busy-retry = همین حالا دوباره تلاش کنید

preview-pay-title = درخواست پرداخت
preview-pay-description = اگر فرستندهٔ این لینک را می‌شناسید، از هر شبکه‌ای پرداخت کنید. پیش از آن گیرنده را بررسی کنید.
