### What the bot says by itself. Messages are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>ثبت حضور امروز باز است.</b> با یک ضربه روزهای پشت سر هم شما ادامه می‌یابد.
bot-reminder-no_wallet = <b>ثبت حضور امروز باز است.</b> در برنامه کیف پولی وصل کنید تا نخستین روزتان شمرده شود.
bot-reminder-open = ثبت حضور
bot-reminder-later = { $hours } ساعت دیگر
bot-reminder-mute = یک هفته سکوت
bot-reminder-off = دیگر یادآوری نکن
bot-reminder-said-later = ساعت { $time } دوباره یادآوری می‌کنم.
bot-reminder-said-muted = تا { $day } ساکت می‌مانم. با /remind می‌توان تغییرش داد.
bot-reminder-said-too_late = ثبت حضور امروز پیش از آن بسته می‌شود. اکنون یک دقیقه وقت دارید؟
bot-reminder-said-off = یادآوری‌ها خاموش شد. با /remind دوباره روشن می‌شود.

bot-receipt-deposit_seen = <b>واریز دیده شد.</b> { $amount } از { $from } در راه { $to } است.
bot-receipt-arrived = <b>رسید.</b> { $amount } در { $to } است.
bot-receipt-needs_you = <b>انتقال شما منتظر شماست.</b> { $amount } به‌موقع پرداخت نشد. انتقال را باز کنید و واریز خود را در { $from } پس بگیرید.
bot-receipt-refunded = <b>برگردانده شد.</b> واریز { $amount } شما در { $from } پس فرستاده شد.

bot-receipts-turn_on = پیام دربارهٔ انتقال‌ها را روشن کن
bot-receipts-turn_off = پیام دربارهٔ انتقال‌ها را خاموش کن
bot-receipts-on = وقتی انتقال دیده شود، برسد، برگردد یا به شما نیاز داشته باشد می‌نویسم.
bot-receipts-off = دیگر دربارهٔ انتقال‌ها نمی‌نویسم. با /status دوباره روشن می‌شود.

bot-moved-wallet = <b>کیف پول منتقل شد.</b> { $wallet } با امضایی تازه به حساب تلگرام دیگری وصل شد. اگر کار شما نبود، کس دیگری می‌تواند با این کیف پول امضا کند: دارایی خود را به کیف پول تازه‌ای ببرید.
bot-moved-wallet_list = کیف پول‌های من
