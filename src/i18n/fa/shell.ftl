### Small words used on several screens

connection-shown = آنچه می‌بینید در { $time } خوانده شده است.
action-close = بستن
action-retry = تلاش دوباره

toast-region = اعلان‌ها

copy-done = کپی شد.
copy-failed = کپی نشد.

restricted-title = در محل شما در دسترس نیست
restricted-text = قوانین محل شما اجازه نمی‌دهد این خدمت را آنجا ارائه کنیم. واریزهای پیشین طبق قرار پرداخت یا برگردانده می‌شوند.

not_found-action = رفتن به پل
