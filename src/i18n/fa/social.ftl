### Social tasks: following, joining, and what the platform sees of it

social-title-x = ما را در X دنبال کنید
social-title-discord = به Discord ما بپیوندید
social-title-telegram = به تلگرام ما بپیوندید
social-worth = { $points } امتیاز
social-worth-trust = { $points } امتیاز؛ به حرف شما اعتماد می‌کنیم
social-worth-none = بدون امتیاز: اینجا قابل بررسی نیست

social-action-follow = دنبال کردن
social-action-join = پیوستن
social-action-auth = اجازه دادن
social-action-verify = تأیید
social-action-verifying = در حال تأیید
social-action-retry = تلاش دوباره
social-action-done = انجام شد
social-opens = در زبانهٔ تازه باز می‌شود
social-reopen = باز کردن دوبارهٔ { $platform }
social-hint-auth = یک گام دیگر: بگذارید Discord نشان دهد عضو هستید. چیز دیگری خوانده نمی‌شود و چیزی از آن نگه داشته نمی‌شود.
social-hint-verifying = اگر کیف پول خواست، تأیید کنید. ورود هزینه‌ای ندارد.
social-hint-back = پس از آن به اینجا برگردید: همان وقت بررسی می‌شود. یا «تأیید» را بزنید.
social-done = انجام شد.
social-done-points = انجام شد: { $points } امتیاز در راه است.

social-handle = نام شما در X
social-handle-missing = نام خود در X را وارد کنید، مانند @name.
social-handle-invalid = نام در X حداکثر 15 حرف، رقم و خط زیر دارد.
social-proof = کد شما برای X
social-proof-copy = کپی کد
social-proof-why = این کد را در بیوی نمایهٔ خود در X بگذارید تا ببینیم حساب از آنِ شماست. پس از تأیید می‌توانید آن را بردارید.

social-discord-connect = Discord برای کیف پول { $wallet } پاسخ داده است. برای تأیید، همان کیف پول را وصل کنید.
social-discord-other = Discord برای کیف پول { $wallet } پاسخ داده که همان کیف پول وصل‌شده نیست. برای تأیید آن را وصل کنید، یا با این کیف پول از نو آغاز کنید.
social-discord-declined = در Discord رد کردید. چیزی تغییر نکرد؛ هر وقت خواستید می‌توانید عضویتتان را نشان دهید.
social-discord-failed = Discord نتوانست پاسخ دهد. کمی بعد یک بار دیگر تلاش کنید.
social-discord-mismatch = آنچه از Discord برگشت در این زبانه خواسته نشده بود، پس به کار نرفت. برای آغاز دوباره «اجازه دادن» را بزنید.

social-failed = تأیید نشد.
social-wait-seconds = { $seconds } ثانیه دیگر دوباره تلاش کنید.
social-wait-minutes = { $minutes } دقیقه دیگر دوباره تلاش کنید.
social-problem-verification_failed =
    { $platform ->
        [x] X نشان نمی‌دهد که ما را دنبال می‌کنید. با حساب همین نام ما را دنبال کنید و دوباره تلاش کنید.
        [discord] Discord شما را عضو نشان نمی‌دهد. نخست به انجمن بپیوندید و با همان حساب دوباره تلاش کنید.
       *[telegram] تلگرام شما را عضو نشان نمی‌دهد. نخست به کانال بپیوندید و دوباره تلاش کنید.
    }
social-problem-handle_missing = نام خود در X را وارد کنید، مانند @name، و دوباره تلاش کنید.
social-problem-handle_unknown = چنین حسابی در X نیست یا مسدود شده است. نام را بررسی کنید.
social-problem-account_protected = این حساب نشان نمی‌دهد چه کسانی را دنبال می‌کند. تا پایان بررسی آن را عمومی کنید و دوباره تلاش کنید.
social-problem-account_unproven = X کد شما را در بیوی این حساب نشان نمی‌دهد. آن را آنجا بگذارید، ذخیره کنید و دوباره تلاش کنید.
social-problem-follow_out_of_sight = این حساب آن‌قدر دنبال‌شونده دارد که ما میانشان پیدا نمی‌شویم. دنبال کردن ما را بردارید، دوباره دنبال کنید و دوباره تلاش کنید.
social-problem-code_missing = نخست بگذارید Discord عضویت شما را نشان دهد.
social-problem-code_refused = اجازهٔ Discord پیش‌تر استفاده شده یا مهلتش گذشته است. یک بار دیگر اجازه دهید.
social-problem-member_pending = Discord هنوز منتظر است قوانین انجمن را بپذیرید. آنجا بپذیرید و دوباره تلاش کنید.
social-problem-telegram_not_linked = هیچ حساب تلگرامی به این کیف پول وصل نیست. برنامه را در تلگرام باز کنید، این کیف پول را آنجا وصل کنید و دوباره تأیید کنید.
social-problem-account_taken = این حساب پیش‌تر مأموریت را برای کیف پول دیگری انجام داده است. از حساب دیگری استفاده کنید یا همان کیف پول را وصل کنید.
social-problem-verification_busy = اکنون افراد زیادی در حال تأییدند.
social-problem-verification_unavailable = مأموریت اکنون قابل تأیید نیست. تقصیر شما نیست؛ بعداً دوباره تلاش کنید.
social-problem-too_many_requests = تلاش‌ها یک‌باره زیاد شد.
social-problem-rate_limited = تلاش‌ها یک‌باره زیاد شد. کمی صبر کنید و دوباره تلاش کنید.
social-problem-campaign_not_running = این مأموریت تمام شده و دیگر امتیاز ندارد.
social-problem-campaign_unknown = این مأموریت دیگر ارائه نمی‌شود.
social-problem-campaign_not_social = این مأموریت تغییر کرده است. صفحه را از نو بارگیری کنید.
social-problem-platform_mismatch = این مأموریت تغییر کرده است. صفحه را از نو بارگیری کنید.
social-problem-wallet_rejected = در کیف پول رد کردید. چیزی تغییر نکرد.
