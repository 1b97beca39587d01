### Social tasks: following, joining, and what the platform sees of it

social-title-x = ما را در X دنبال کنید
social-title-discord = به Discord ما بپیوندید
social-title-telegram = به تلگرام ما بپیوندید
social-worth = { $points } امتیاز
social-worth-trust = { $points } امتیاز (بدون بررسی)
social-worth-none = بدون امتیاز (قابل بررسی نیست)

social-action-follow = دنبال کردن
social-action-join = پیوستن
social-action-auth = اجازه دادن
social-action-verify = تأیید
social-action-verifying = در حال تأیید
social-action-retry = تلاش دوباره
social-action-done = انجام شد
social-opens = در زبانهٔ جدید باز می‌شود
social-reopen = باز کردن دوبارهٔ { $platform }
social-hint-auth = اجازه دهید Discord عضویت شما را تأیید کند. چیز دیگری خوانده یا ذخیره نمی‌شود.
social-hint-verifying = اگر کیف پول خواست، تأیید کنید. ورود رایگان است.
social-hint-back = بعد از آن برای تأیید به اینجا برگردید، یا «تأیید» را بزنید.
social-done = انجام شد.
social-done-points = انجام شد. { $points } امتیاز در انتظار است.

social-handle = نام کاربری X شما
social-handle-missing = نام کاربری X خود را وارد کنید، مثل @name.
social-handle-invalid = نام کاربری X حداکثر 15 حرف، رقم و زیرخط دارد.
social-proof = کد تأیید شما
social-proof-copy = کپی کد
social-proof-why = این کد را در بیوی X خود بگذارید تا تأیید کنیم حساب مال شماست. بعداً می‌توانید آن را بردارید.

social-discord-connect = Discord کیف پول { $wallet } را تأیید کرد. برای ادامه، همان کیف پول را وصل کنید.
social-discord-other = Discord کیف پول { $wallet } را تأیید کرد، ولی کیف پول دیگری متصل است. همان را وصل کنید یا با این یکی از اول شروع کنید.
social-discord-declined = در Discord رد کردید. چیزی تغییر نکرد و هر وقت بخواهید می‌توانید دوباره تلاش کنید.
social-discord-failed = Discord پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.
social-discord-mismatch = این پاسخ Discord در این زبانه درخواست نشده بود، پس نادیده گرفته شد. برای شروع دوباره «اجازه دادن» را بزنید.

social-failed = تأیید نشد.
social-wait-seconds = { $seconds } ثانیه دیگر دوباره تلاش کنید.
social-wait-minutes = { $minutes } دقیقه دیگر دوباره تلاش کنید.
social-problem-verification_failed =
    { $platform ->
        [x] شما را بین دنبال‌کنندگانمان در X نمی‌بینیم. با همین حساب ما را دنبال کنید و دوباره تلاش کنید.
        [discord] شما را بین اعضای Discord نمی‌بینیم. با همان حساب عضو شوید و دوباره تلاش کنید.
       *[telegram] شما را بین اعضای تلگرام نمی‌بینیم. عضو کانال شوید و دوباره تلاش کنید.
    }
social-problem-handle_missing = نام کاربری X خود را وارد کنید، مثل @name، و دوباره تلاش کنید.
social-problem-handle_unknown = این حساب X وجود ندارد یا مسدود شده است. نام کاربری را بررسی کنید.
social-problem-account_protected = فهرست دنبال‌شونده‌های این حساب خصوصی است. برای بررسی آن را عمومی کنید و دوباره تلاش کنید.
social-problem-account_unproven = کد شما را در بیوی این حساب X نمی‌بینیم. آن را اضافه و ذخیره کنید و دوباره تلاش کنید.
social-problem-follow_out_of_sight = این حساب افراد زیادی را دنبال می‌کند و نمی‌توانیم بررسی کنیم. ما را لغو دنبال کنید، دوباره دنبال کنید و باز تلاش کنید.
social-problem-code_missing = اول در Discord اجازه دهید.
social-problem-code_refused = اجازهٔ Discord منقضی شده یا قبلاً استفاده شده است. دوباره اجازه دهید.
social-problem-member_pending = Discord منتظر است قوانین انجمن را بپذیرید. آنجا بپذیرید و دوباره تلاش کنید.
social-problem-telegram_not_linked = هیچ حساب تلگرامی به این کیف پول وصل نیست. برنامه را در تلگرام باز کنید، این کیف پول را وصل کنید و دوباره تلاش کنید.
social-problem-account_taken = این حساب مأموریت را برای کیف پول دیگری انجام داده است. از حساب دیگری استفاده کنید یا همان کیف پول را وصل کنید.
social-problem-verification_busy = بررسی‌ها اکنون زیاد است.
social-problem-verification_unavailable = فعلاً نمی‌توانیم این مأموریت را بررسی کنیم. بعداً دوباره تلاش کنید.
social-problem-too_many_requests = تلاش‌ها زیاد است.
social-problem-rate_limited = تلاش‌ها زیاد است. کمی صبر کنید و دوباره تلاش کنید.
social-problem-campaign_not_running = این مأموریت تمام شده و دیگر امتیاز ندارد.
social-problem-campaign_unknown = این مأموریت دیگر در دسترس نیست.
social-problem-campaign_not_social = این مأموریت تغییر کرده است. صفحه را دوباره بارگیری کنید.
social-problem-platform_mismatch = این مأموریت تغییر کرده است. صفحه را دوباره بارگیری کنید.
social-problem-wallet_rejected = در کیف پول رد کردید. چیزی تغییر نکرد.
