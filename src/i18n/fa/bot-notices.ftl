### What the bot says by itself. Messages are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>ثبت حضور امروز باز است.</b> حضور ثبت کنید تا روزهای متوالی‌تان حفظ شود.
bot-reminder-no_wallet = <b>ثبت حضور امروز باز است.</b> برای شروع روزهای متوالی، یک کیف پول در برنامه وصل کنید.
bot-reminder-open = ثبت حضور
bot-reminder-later = { $hours } ساعت دیگر
bot-reminder-mute = یک هفته بی‌صدا
bot-reminder-off = خاموش کردن یادآوری
bot-reminder-said-later = یادآوری بعدی ساعت { $time }.
bot-reminder-said-muted = یادآوری‌ها تا { $day } بی‌صداست. برای تغییر از /remind استفاده کنید.
bot-reminder-said-too_late = ثبت حضور امروز قبل از آن بسته می‌شود. الان ثبت می‌کنید؟
bot-reminder-said-off = یادآوری‌ها خاموش است. برای روشن کردن دوباره از /remind استفاده کنید.

bot-receipt-deposit_seen = <b>واریز شناسایی شد.</b> { $amount } از { $from } در حال انتقال به { $to } است.
bot-receipt-arrived = <b>انتقال کامل شد.</b> { $amount } به { $to } رسید.
bot-receipt-arrived_open = <b>انتقال کامل شد.</b> انتقال شما به { $to } رسید.
bot-receipt-needs_you = <b>نیازمند اقدام شما.</b> انتقال { $amount } به‌موقع پرداخت نشد. آن را باز کنید و در { $from } بازپرداخت بگیرید.
bot-receipt-held = <b>در دست بررسی.</b> { $provider } انتقال { $amount } شما را کامل نکرده است. آن را باز کنید تا ببینید چه می‌توانید بکنید.
bot-receipt-refunded = <b>بازپرداخت شد.</b> واریز { $amount } شما در { $from } بازپرداخت شد.

bot-deposit-created =
    <b>آدرس واریز.</b> دقیقاً <code>{ $number }</code> { $symbol } را در { $from }، یک بار و ظرف { $minutes } دقیقه (تا { $time } UTC) به این آدرس بفرستید:
    <code>{ $address }</code>
    به { $to } می‌رسد. واریز کمتر، دیرهنگام یا تکراری بازپرداخت می‌شود. اگر صرافی شما کارمزد را از مبلغ کم می‌کند، آن را به مبلغ اضافه کنید.
bot-deposit-memo = ممو (الزامی): <code>{ $memo }</code>
bot-deposit-late = <b>زمان تمام شد.</b> دیگر { $amount } را به این آدرس نفرستید. اگر واریز شما به‌موقع در یک بلوک ثبت شده باشد، همین‌جا نمایش داده می‌شود؛ واریز دیرتر در { $from } بازپرداخت می‌شود.
bot-deposit-late-provider = <b>زمان تمام شد.</b> دیگر { $amount } را به این آدرس نفرستید. اگر واریز شما به‌موقع در یک بلوک ثبت شده باشد، همین‌جا نمایش داده می‌شود؛ { $provider } ممکن است واریز دیرتر را در { $from } بازپرداخت کند.
bot-deposit-expired = <b>واریزی به‌موقع نرسید.</b> دیگر { $amount } را به این آدرس نفرستید. واریزی که در راه است در { $from } بازپرداخت می‌شود.
bot-deposit-expired-provider = <b>واریزی به‌موقع نرسید.</b> دیگر { $amount } را به این آدرس نفرستید. { $provider } ممکن است واریزی را که در راه است در { $from } بازپرداخت کند.
bot-deposit-seen = <b>واریز شناسایی شد.</b> واریز شما در { $from } در انتظار تأیید است.
bot-deposit-confirmed = <b>واریز تأیید شد.</b> اگر با انتقال مطابقت داشته باشد، مرحلهٔ بعد پرداخت در { $to } است؛ وگرنه در { $from } بازپرداخت می‌شود.
bot-deposit-paying = <b>پرداخت در جریان است.</b> انتقال شما در { $to } در حال پرداخت است.
bot-deposit-refunding = <b>بازپرداخت در جریان است.</b> واریز شما در { $from } در حال بازپرداخت است.
bot-deposit-refunded = <b>بازپرداخت شد.</b> واریز شما در { $from } بازپرداخت شد.
bot-deposit-held = <b>در دست بررسی.</b> واریز شما در { $from } امن است. آن را پرداخت یا بازپرداخت می‌کنیم.

bot-receipts-turn_on = روشن کردن پیام‌های انتقال
bot-receipts-turn_off = خاموش کردن پیام‌های انتقال
bot-receipts-on = پیام‌های انتقال روشن است. از واریز، رسیدن، بازپرداخت و اقدام‌های لازم باخبر می‌شوید.
bot-receipts-off = پیام‌های انتقال خاموش است. برای روشن کردن دوباره از /status استفاده کنید.

bot-moved-wallet = <b>کیف پول منتقل شد.</b> { $wallet } با امضای جدیدی به حساب تلگرام دیگری وصل شد. اگر کار شما نبود، کس دیگری به این کیف پول دسترسی دارد: دارایی خود را به کیف پول جدیدی منتقل کنید.
bot-moved-wallet_list = کیف پول‌های من
