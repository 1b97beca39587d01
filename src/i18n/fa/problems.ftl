### What a wallet or its network said on the way

problem-offer_expired = مهلت این پیشنهاد تمام شد. چیزی ارسال نشد؛ پیشنهاد تازه بگیرید.
problem-quote_expired = مهلت این قیمت تمام شد. چیزی ارسال نشد؛ قیمت تازه بگیرید.
problem-busy_elsewhere = زبانهٔ دیگری دربارهٔ همین انتقال از کیف پول می‌پرسد. همان‌جا ادامه دهید.
problem-tx_failed = شبکه آن تراکنش را نپذیرفت. فقط کارمزد شبکه خرج شد.
problem-settlement_unknown = این نسخهٔ برنامه نمی‌داند واریزها در آن شبکه به کجا می‌روند، پس چیزی نمی‌فرستد.
problem-wallet_rejected = در کیف پول رد کردید. چیزی ارسال نشد.
problem-wallet_not_found = آن کیف پول پاسخ نمی‌دهد. شاید نصب نیست، یا کیف پول دیگری مزاحم آن است.
problem-wallet_wrong_network = کیف پول شما در شبکهٔ دیگری است. شبکه را عوض کنید و دوباره تلاش کنید.
problem-wallet_pending_request = کیف پول شما درخواست بازی دارد. نخست آن را باز کنید و پاسخ دهید.
problem-wallet_switch_pending = مطمئن شوید تغییر شبکه را در کیف پول کامل کرده‌اید، وگرنه تراکنش پیش نمی‌رود.
problem-wallet_closed = پیش از پاسخ کیف پول، اتصال بسته شد.
problem-wallet_no_switch = این کیف پول خودش شبکه را عوض نمی‌کند. کیف پول دیگری انتخاب کنید یا داخل آن شبکه را عوض کنید.
problem-wallet_insufficient_funds = در کیف پول شما برای این کار و کارمزد شبکه‌اش موجودی کافی نیست.
problem-wallet_mismatch = آنچه سرور خواست همانی نیست که با آن موافقت کردید، پس از کیف پول پرسیده نشد. چیزی ارسال نشد.
problem-wallet_failed = کیف پول شما نتوانست این کار را انجام دهد. آن را نگاه کنید و دوباره تلاش کنید.
problem-bad_answer = پاسخ سرور خوانا نبود. کمی بعد دوباره تلاش کنید.
problem-request_invalid = سرور نتوانست این درخواست را بخواند، پس کاری نکرد. صفحه را تازه کنید و دوباره تلاش کنید.
problem-request_refused = سرور درخواست را نپذیرفت.
problem-address_invalid = یکی از آدرس‌ها برای شبکه‌اش درست نیست. بررسی کنید و دوباره تلاش کنید.
problem-rpc_unreachable = شبکه اکنون پاسخ نمی‌دهد. تراکنشی که تأیید کردید شاید هنوز انجام شود.
problem-family_unsupported = کیف پول‌های این نوع شبکه هنوز پشتیبانی نمی‌شوند.
problem-insecure_page = این صفحه امن بارگیری نشده است، پس اینجا چیزی رمز نمی‌شود.
problem-order_id_invalid = این شناسهٔ سفارش نیست.

fix-switch_network = تغییر شبکه
fix-connect_wallet = اتصال کیف پول
fix-requote = گرفتن قیمت تازه
fix-add_funds = تغییر مقدار
fix-retry_after = { $time } دیگر دوباره تلاش کنید
problem-server_silent = سرور ما پاسخ نمی‌دهد؛ آخرین پاسخش در { $time } آمد. آنچه در راه است خودش ادامه می‌یابد.
problem-storage_blocked = این مرورگر برای این صفحه چیزی نگه نمی‌دارد، پس پاسخ Discord را نمی‌شد بررسی کرد. اجازهٔ نگهداری داده بدهید یا صفحه را در مرورگر دیگری باز کنید.
