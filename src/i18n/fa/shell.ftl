### Small words used on several screens

action-close = بستن
action-retry = تلاش دوباره

toast-region = اعلان‌ها

copy-done = کپی شد.
copy-failed = کپی نشد.

restricted-text = قوانین محل شما اجازه نمی‌دهد این خدمت را آنجا ارائه کنیم. واریزهای پیشین طبق قرار پرداخت یا برگردانده می‌شوند.

not_found-action = رفتن به پل
