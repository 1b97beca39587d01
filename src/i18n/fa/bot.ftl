### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = فارسی

bot-open = باز کردن Causeway
bot-open-order = باز کردن انتقال
bot-language-button = زبان
bot-help-button = چه کاری از تو برمی‌آید؟
bot-remind-button = یادآوری‌ها
bot-button-old = این دکمه مال یک پیام قدیمی است. دستور را دوباره بفرستید.
bot-unknown = متوجه نشدم. این کارها از من برمی‌آید:

bot-command-start = آغاز
bot-command-checkin = حضور امروز
bot-command-points = امتیازهای شما
bot-command-tasks = اکنون چه چیزی امتیاز دارد
bot-command-invite = دعوت از دوستان
bot-command-status = انتقال‌های در راه
bot-command-history = انتقال‌های پیشین
bot-command-wallets = کیف پول‌های وصل‌شدهٔ شما
bot-command-language = زبان
bot-command-support = کمک گرفتن از پشتیبانی
bot-command-help = کارهایی که از من برمی‌آید

bot-start-hello = سلام { $name }!
bot-start-bridge = Causeway دارایی‌های شما را میان شبکه‌ها جابه‌جا می‌کند. اینجا به شما می‌گویم چه وقت انتقالی رسید و چه وقت نوبت ثبت حضور است.
bot-start-invited = دوستی شما را به Causeway دعوت کرده است. آن را باز کنید و دعوت را پیش از نخستین انتقال تأیید کنید.
bot-start-order = انتقال شما یک ضربه فاصله دارد.
bot-start-place = اینجا یک ضربه فاصله دارد.
bot-start-unknown = آن لینک دیگر به جایی نمی‌رسد، ولی بقیهٔ چیزها اینجاست.
bot-start-link_wallet = در برنامه کیف پولی وصل کنید تا بدانم امتیازها و انتقال‌های چه کسی را نشان دهم.

bot-checkin-done = <b>امروز حضور ثبت شد.</b> فردا دوباره بیایید.
bot-checkin-todo = <b>ثبت حضور امروز باز است.</b> { $points } امتیاز دارد.
bot-checkin-week = این هفته، از دوشنبه تا یکشنبه:
bot-checkin-action = ثبت حضور
bot-checkin-calendar = دیدن تقویم

bot-points-total = <b>{ $points } امتیاز</b>، کیف پول { $wallet }
bot-points-bridges = انتقال‌ها: { $points }
bot-points-check_ins = حضورها: { $points }
bot-points-friends = دوستان: { $points }
bot-points-campaigns = کمپین‌ها: { $points }
bot-points-none = هنوز چیزی نیست: نخستین انتقال یا ثبت حضور امتیاز می‌آورد.
bot-points-boost = انتقال‌های شما { $multiplier } برابر امتیاز می‌گیرند.
bot-points-open = ببینید از کجا آمده‌اند

bot-tasks-title = اکنون چه چیزی امتیاز دارد
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points } امتیاز
bot-tasks-steps = { $done } گام از { $all } گام انجام شد
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = اکنون جز انتقال و حضور روزانه چیزی امتیاز ندارد.
bot-tasks-more = و { $count } مورد دیگر در برنامه.
bot-tasks-open = باز کردن مأموریت‌ها

bot-invite-title = دوستی را به Causeway دعوت کنید
bot-invite-description = دعوت شما را به این گفتگو می‌فرستد
bot-invite-message = دارایی‌تان را با <b>Causeway</b> میان شبکه‌ها جابه‌جا کنید و برایش امتیاز بگیرید. دکمه آن را با دعوت من باز می‌کند.
bot-invite-yours = دعوت شما. سهمی از امتیاز هر انتقال دوستتان به شما می‌رسد:
bot-invite-share_text = دارایی‌تان را با Causeway میان شبکه‌ها جابه‌جا کنید و برایش امتیاز بگیرید.
bot-invite-choose = ارسال به یک گفتگو
bot-invite-share = اشتراک لینک
bot-invite-none = این کیف پول هنوز دعوتی ندارد. با نخستین انتقال یا ثبت حضور، یا با ورود، آن را می‌گیرد.
bot-invite-get = گرفتن لینک

bot-order =
    <b>{ $amount }</b> از { $from } به { $to }
    { $status }، { $day }
bot-status-none = اکنون چیزی در راه نیست.
bot-status-open = باز کردن { $amount }
bot-history-none = این کیف پول هنوز انتقالی نداشته است.
bot-history-end = قدیمی‌تر از این چیزی نیست.
bot-history-open = باز کردن تاریخچه
bot-history-older = قدیمی‌ترها
bot-history-newest = تازه‌ترین‌ها

bot-wallets-title = کیف پول‌های شما. امتیازها و انتقال‌های کیف پول انتخاب‌شده را نشان می‌دهم:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = هنوز کیف پولی به این حساب تلگرام وصل نیست. برنامه را باز کنید، کیف پول را وصل کنید و یک بار امضا کنید؛ نه هزینه‌ای دارد و نه چیزی جابه‌جا می‌شود.
bot-wallets-link = وصل کردن کیف پول
bot-wallets-choose = انتخاب { $wallet }
bot-wallets-unlink = جدا کردن { $wallet }
bot-wallets-ask = <code>{ $wallet }</code> جدا شود؟ امتیازها و انتقال‌هایش می‌ماند. برای وصل کردن دوباره، کیف پول باید امضا کند.
bot-wallets-keep = بماند
bot-wallets-unlink_now = جدا کردن
bot-wallets-now = { $wallet } انتخاب شد
bot-wallets-unlinked = { $wallet } جدا شد
bot-wallets-gone = آن کیف پول دیگر وصل نیست

bot-language-title = به چه زبانی صحبت کنم؟
bot-language-auto = همان زبان تلگرام
bot-language-set = از این پس فارسی صحبت می‌کنم

bot-help-title = این کارها از من برمی‌آید:
bot-support = کسانی که می‌توانند کمک کنند اینجا هستند. اگر پرسش دربارهٔ انتقالی است، آن را دم دست داشته باشید. هیچ‌کس از ما هرگز عبارت بازیابی شما را نمی‌پرسد.
bot-support-open = باز کردن پشتیبانی
bot-support-none = هر انتقال می‌گوید کجاست و چه باید کرد. هیچ‌کس از ما هرگز عبارت بازیابی شما را نمی‌پرسد.

bot-group-hello = Causeway دارایی‌ها را میان شبکه‌ها جابه‌جا می‌کند. هر چیزی دربارهٔ شما در گفتگوی خصوصی می‌ماند.
bot-group-private = دیگران هم اینجا می‌خوانند. در گفتگوی خصوصی ادامه دهیم.
bot-group-open = ادامه در گفتگوی خصوصی

bot-inline-route = { $amount }: { $from } به { $to }
bot-inline-route_text = این مسیر را به گفتگو می‌فرستد
bot-inline-route_message = <b>{ $amount }</b> را با Causeway از { $from } به { $to } انتقال دهید.
bot-inline-bridge = باز کردن این انتقال

bot-problem = انجام نشد و تقصیر شما نیست. یک دقیقهٔ دیگر دوباره تلاش کنید.
bot-problem-api = Causeway اکنون پاسخ نمی‌دهد. انتقال‌های شما بدون آن ادامه می‌یابند؛ یک دقیقهٔ دیگر دوباره تلاش کنید.
bot-problem-busy = اکنون افراد زیادی درخواست می‌دهند. یک دقیقهٔ دیگر دوباره تلاش کنید.
bot-too_fast = تندتر از آنچه من بتوانم پاسخ دهم می‌پرسید. لطفاً یک دقیقه صبر کنید.

bot-command-remind = یادآوری روزانه
bot-remind-is_off = ثبت حضور را به شما یادآوری نمی‌کنم. روزی یک بار، اگر هنوز حضور ثبت نکرده باشید، یادآوری کنم؟
bot-remind-is_on = اگر حضور ثبت نکرده باشید، ساعت <b>{ $time }</b> ({ $zone }) یادآوری می‌کنم.
bot-remind-is_muted = تا { $day } بی‌صدا است.
bot-remind-quiet = ساعت سکوت: از { $from } تا { $to }.
bot-remind-quiet_none = ساعت سکوت ندارد.
bot-remind-in_quiet = این زمان در ساعت سکوت شماست؛ پس وقتی تمام شد، ساعت { $time } می‌نویسم.
bot-remind-unknown = زمانی مانند <code>/remind 20:30</code> یا منطقهٔ زمانی‌ای مانند <code>/remind Europe/Berlin</code> را می‌فهمم.
bot-remind-turn_on = یادآوری کن
bot-remind-turn_off = خاموش کردن
bot-remind-times = زمان
bot-remind-times_title = چه ساعتی؟
bot-remind-zones = منطقهٔ زمانی
bot-remind-zones_title = آنجا که هستید ساعت چند است؟ بقیه با نام تعیین می‌شوند: <code>/remind Asia/Tehran</code>
bot-remind-quiets = ساعت سکوت
bot-remind-quiets_title = چه وقت ساکت باشم؟
bot-remind-no_quiet = هیچ‌وقت
bot-remind-back = بازگشت
bot-remind-saved = ذخیره شد
