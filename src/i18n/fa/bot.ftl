### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = فارسی

bot-open = باز کردن Causeway
bot-open-order = باز کردن انتقال
bot-language-button = زبان
bot-help-button = راهنما
bot-remind-button = یادآوری‌ها
bot-button-old = این دکمه منقضی شده است. دستور را دوباره بفرستید.
bot-unknown = این دستور شناخته نشد. دستورهای موجود:

bot-command-start = شروع ربات
bot-command-checkin = ثبت حضور امروز
bot-command-points = امتیازهای شما
bot-command-tasks = راه‌های گرفتن امتیاز
bot-command-invite = دعوت از دوستان
bot-command-status = انتقال‌های در جریان
bot-command-history = انتقال‌های قبلی
bot-command-export = خروجی موجودی‌ها و تاریخچه
bot-command-pay = درخواست پرداخت
bot-command-wallets = کیف پول‌های وصل‌شدهٔ شما
bot-command-language = زبان
bot-command-support = تماس با پشتیبانی
bot-command-help = فهرست دستورها

bot-start-hello = سلام { $name }!
bot-start-bridge = Causeway دارایی شما را بین شبکه‌ها منتقل می‌کند. وقتی انتقالی برسد یا نوبت ثبت حضور باشد، اینجا پیام می‌گیرید.
bot-start-invited = یک دوست شما را به Causeway دعوت کرده است. برنامه را باز کنید و دعوت را قبل از اولین انتقال تأیید کنید.
bot-start-order = انتقالتان را از دکمهٔ زیر باز کنید.
bot-start-place = از دکمهٔ زیر باز کنید.
bot-start-unknown = این لینک دیگر معتبر نیست. بقیهٔ امکانات در دسترس است.
bot-start-link_wallet = برای دیدن امتیازها و انتقال‌هایتان در اینجا، یک کیف پول در برنامه وصل کنید.

bot-checkin-done = <b>حضور امروز ثبت شد.</b> فردا دوباره سر بزنید.
bot-checkin-todo = <b>ثبت حضور امروز باز است.</b> { $points } امتیاز بگیرید.
bot-checkin-week = این هفته، از دوشنبه تا یکشنبه:
bot-checkin-action = ثبت حضور
bot-checkin-calendar = باز کردن تقویم

bot-points-total = <b>{ $points } امتیاز</b>، کیف پول { $wallet }
bot-points-bridges = انتقال‌ها: { $points }
bot-points-check_ins = ثبت حضورها: { $points }
bot-points-friends = دعوت‌ها: { $points }
bot-points-campaigns = کمپین‌ها: { $points }
bot-points-pool = استخر: { $points }
bot-points-none = هنوز امتیازی ندارید. برای گرفتن امتیاز انتقال دهید یا حضور ثبت کنید.
bot-points-boost = انتقال‌های شما { $multiplier } برابر امتیاز می‌گیرند.
bot-points-open = دیدن جزئیات

bot-tasks-title = راه‌های گرفتن امتیاز
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points } امتیاز
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = فعلاً مأموریتی نیست. با انتقال و ثبت حضور روزانه امتیاز بگیرید.
bot-tasks-more = { $count } مأموریت دیگر در برنامه.
bot-tasks-open = باز کردن مأموریت‌ها

bot-invite-title = دعوت دوستان به Causeway
bot-invite-description = ارسال لینک دعوت شما به این گفتگو
bot-invite-message = با <b>Causeway</b> دارایی خود را بین شبکه‌ها منتقل کنید و امتیاز بگیرید. با لینک دعوت من در زیر بازش کنید.
bot-invite-yours = لینک دعوت شما. از هر انتقال دوستانتان سهمی از امتیاز می‌گیرید:
bot-invite-share_text = با Causeway دارایی خود را بین شبکه‌ها منتقل کنید و امتیاز بگیرید.
bot-invite-choose = ارسال به یک گفتگو
bot-invite-share = اشتراک‌گذاری لینک
bot-invite-none = این کیف پول هنوز لینک دعوت ندارد. انتقال دهید، حضور ثبت کنید یا وارد شوید تا لینک بگیرید.
bot-invite-get = گرفتن لینک من

bot-order =
    <b>{ $amount }</b> از { $from } به { $to }
    { $status }، { $day }
bot-status-none = انتقالی در جریان نیست.
bot-status-open = باز کردن { $amount }
bot-history-none = هنوز انتقالی با این کیف پول نیست.
bot-history-end = انتقال قدیمی‌تری نیست.
bot-history-open = باز کردن تاریخچه
bot-history-older = قدیمی‌ترها
bot-history-newest = جدیدترین‌ها
bot-export-title =
    <b>خروجی گرفتن</b>
    { $count ->
        [one] فایل‌های CSV کیف پول وصل‌شدهٔ شما.
       *[other] فایل‌های CSV { $count } کیف پول وصل‌شدهٔ شما.
    }
bot-export-about = یک فایل انتخاب کنید. ارزش‌ها مربوط به زمان هر انتقال یا تبدیل‌اند؛ ارزش نامعلوم خالی می‌ماند.
bot-export-button = خروجی در فایل
bot-export-balances = موجودی‌ها
bot-export-history = تاریخچه
bot-export-years = خلاصهٔ سالانه
bot-export-assets = جمع به تفکیک دارایی
bot-export-sent = فایل فرستاده شد
bot-export-empty = هنوز چیزی برای خروجی نیست
bot-export-limit = فایل‌های زیادی خواسته‌اید. یک ساعت دیگر دوباره امتحان کنید.
bot-export-too_large = این فایل برای پیام بیش از حد بزرگ است. برای دانلود، پرتفوی را در برنامه باز کنید.

bot-wallets-title = کیف پول‌های شما. امتیازها و انتقال‌های کیف پول انتخاب‌شده نمایش داده می‌شود:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = هنوز کیف پولی به این حساب تلگرام وصل نیست. برنامه را باز کنید، کیف پول را وصل کنید و یک بار امضا کنید؛ رایگان است و دارایی جابه‌جا نمی‌شود.
bot-wallets-link = وصل کردن کیف پول
bot-wallets-choose = انتخاب { $wallet }
bot-wallets-unlink = قطع ارتباط { $wallet }
bot-wallets-ask = ارتباط <code>{ $wallet }</code> قطع شود؟ امتیازها و انتقال‌هایش می‌ماند. برای وصل کردن دوباره باید با آن امضا کنید.
bot-wallets-keep = نگه داشتن
bot-wallets-unlink_now = قطع ارتباط
bot-wallets-now = { $wallet } انتخاب شد
bot-wallets-unlinked = ارتباط { $wallet } قطع شد
bot-wallets-gone = آن کیف پول دیگر وصل نیست

bot-language-title = انتخاب زبان
bot-language-auto = همان زبان تلگرام
bot-language-set = زبان به فارسی تغییر کرد

bot-help-title = دستورهای موجود:
bot-support = از دکمهٔ زیر با پشتیبانی تماس بگیرید. اگر دربارهٔ انتقالی است، لینک آن را آماده داشته باشید. ما هرگز عبارت بازیابی شما را نمی‌پرسیم.
bot-support-open = تماس با پشتیبانی
bot-support-none = برای دیدن وضعیت و مراحل بعدی، انتقال را باز کنید. ما هرگز عبارت بازیابی شما را نمی‌پرسیم.

bot-group-hello = Causeway دارایی‌ها را بین شبکه‌ها منتقل می‌کند. امتیازها و انتقال‌های شما فقط در گفتگوی خصوصی نمایش داده می‌شود.
bot-group-private = اینجا گروه است. برای حفظ اطلاعات خود، در گفتگوی خصوصی ادامه دهید.
bot-group-open = ادامه در گفتگوی خصوصی

bot-inline-route = { $amount }: { $from } به { $to }
bot-inline-route_text = ارسال این مسیر به گفتگو
bot-inline-route_message = <b>{ $amount }</b> را با Causeway از { $from } به { $to } انتقال دهید.
bot-inline-bridge = باز کردن مسیر

bot-problem = مشکلی از طرف ما پیش آمد. یک دقیقهٔ دیگر دوباره تلاش کنید.
bot-problem-api = فعلاً ارتباط با Causeway برقرار نیست. انتقال‌های در جریان ادامه دارند؛ یک دقیقهٔ دیگر دوباره تلاش کنید.
bot-problem-busy = اکنون درخواست‌ها زیاد است. یک دقیقهٔ دیگر دوباره تلاش کنید.
bot-too_fast = پیام‌های زیادی پشت سر هم فرستادید. لطفاً یک دقیقه صبر کنید.

bot-command-remind = یادآوری روزانه
bot-remind-is_off = یادآوری روزانه خاموش است. روشنش کنید تا اگر حضور ثبت نکرده باشید پیام بگیرید.
bot-remind-is_on = یادآوری روزانه ساعت <b>{ $time }</b> ({ $zone })، در روزهایی که هنوز حضور ثبت نکرده‌اید.
bot-remind-is_muted = بی‌صدا تا { $day }.
bot-remind-quiet = ساعت سکوت: { $from } تا { $to }.
bot-remind-quiet_none = ساعت سکوت ندارد.
bot-remind-in_quiet = این زمان در ساعت سکوت شماست؛ یادآوری بعد از پایان آن، ساعت { $time } می‌رسد.
bot-remind-unknown = یک ساعت مثل <code>/remind 20:30</code> یا یک منطقهٔ زمانی مثل <code>/remind Asia/Tehran</code> بفرستید.
bot-remind-turn_on = روشن کردن
bot-remind-turn_off = خاموش کردن
bot-remind-times = زمان
bot-remind-times_title = ساعت را انتخاب کنید
bot-remind-zones = منطقهٔ زمانی
bot-remind-zones_title = آنجا ساعت چند است؟ برای مناطق دیگر، نام را بفرستید: <code>/remind Asia/Tehran</code>
bot-remind-quiets = ساعت سکوت
bot-remind-quiets_title = ساعت سکوت را انتخاب کنید
bot-remind-no_quiet = هیچ‌کدام
bot-remind-back = بازگشت
bot-remind-saved = ذخیره شد

bot-pay = در برنامه لینک پرداخت بسازید و برای پرداخت‌کننده بفرستید. او می‌تواند از هر شبکهٔ پشتیبانی‌شده بپردازد و هر دو وضعیت را می‌بینید.
bot-pay-unread = درخواست مشخص نیست. /pay را با مبلغ، توکن و در صورت تمایل شبکه بفرستید، مثلاً <code>/pay 25 USDC base</code>.
bot-pay-open = ساخت لینک پرداخت
bot-start-pay = درخواست پرداخت را باز کنید.
