### Small words used on several screens

connection-shown = آخرین به‌روزرسانی: { $time }.
action-close = بستن
action-retry = تلاش دوباره

toast-region = اعلان‌ها

copy-done = کپی شد.
copy-failed = کپی نشد.

restricted-title = در منطقهٔ شما در دسترس نیست
restricted-text = قوانین محلی اجازه نمی‌دهد این خدمت را در منطقهٔ شما ارائه کنیم. واریزهای قبلی طبق قرار پرداخت یا بازپرداخت می‌شوند.

not_found-action = رفتن به پل
