### Titles and descriptions of every address, also for search engines and link previews

screen-bridge-title = پل
screen-bridge-description = دارایی‌ها را میان شبکه‌ها جابه‌جا کنید. واریز شما تا رسیدن در قرارداد نگه داشته می‌شود.

screen-confirm-title = بررسی
screen-confirm-description = پیش از آنکه کیف پول بپرسد ببینید چه می‌فرستید، چه می‌رسد و چقدر هزینه دارد.

screen-completed-title = رسید
screen-completed-description = رسید انتقال: چه رسید، کجا، و تراکنش‌های پشت آن.

screen-order-title = انتقال
screen-order-description = یک انتقال را از واریز تا رسیدن دنبال کنید.

screen-history-title = تاریخچه
screen-history-description = همهٔ انتقال‌های کیف پول شما، تازه‌ترین‌ها اول.

screen-query-title = یافتن انتقال
screen-query-description = هر انتقال را با شناسه، هش واریز یا پرداخت، یا آدرس کیف پول پیدا کنید.
screen-account-title = نشست‌ها و داده‌ها
screen-account-description = ببینید کجا وارد شده‌اید، نشست‌ها را پایان دهید و داده‌های خود را دانلود یا حذف کنید.

screen-tos-title = شرایط استفاده
screen-tos-description = آنچه با استفاده از Causeway می‌پذیرید: واریز نزد چه کسی است، چه هزینه‌ای دارد و چه چیزی ممکن است درست پیش نرود.

screen-access-restricted-title = در محل شما در دسترس نیست
screen-access-restricted-description = قوانین محل شما اجازه نمی‌دهد این خدمت را آنجا ارائه کنیم.

screen-dapp-title = پل
screen-dapp-description = دارایی‌ها را میان شبکه‌ها جابه‌جا کنید، بازشده از برنامه‌ای دیگر.

screen-network-title = پل
screen-network-description = دارایی‌ها را با یکی از شریکان ما میان شبکه‌ها جابه‌جا کنید.

screen-network-history-title = تاریخچه
screen-network-history-description = همهٔ انتقال‌های کیف پول شما با یکی از شریکان ما.

screen-swap-title = تبدیل
screen-swap-description = اینجا یک توکن را در همان شبکه به توکنی دیگر تبدیل می‌کنید.

screen-maker-title = بازارسازی
screen-maker-description = اینجا بازارسازان مسیرها و محدوده‌هایشان را می‌بینند و درخواست می‌دهند انتقال‌ها را با پول خودشان بپردازند.

screen-pool-title = استخر
screen-pool-description = اینجا آدرس‌های دعوت‌شده به بازارساز وام می‌دهند و در درآمدش شریک می‌شوند.

screen-portfolio-title = دارایی‌ها
screen-portfolio-description = اینجا موجودی همهٔ کیف پول‌های متصلتان را یکجا می‌بینید، با ارزش دلاری.

screen-points-title = امتیازها
screen-points-description = امتیاز پاداش کارهای شما اینجاست: هر انتقال، هر حضور روزانه، هر مأموریت و هر دوستی که می‌آورید.

screen-deploy-title = استقرار
screen-deploy-description = اینجا با یک امضا قرارداد کوچک خودتان را روی یک شبکه می‌گذارید.

screen-ecosystem-title = اکوسیستم
screen-ecosystem-description = شبکه‌ها، کیف پول‌ها و برنامه‌هایی که با Causeway کار می‌کنند.

screen-invite-title = دعوت از دوستان
screen-invite-description = اینجا لینکی می‌گیرید که سهمی از امتیاز انتقال هر دوستی را که با آن بیاید به شما می‌دهد.

screen-developing-title = در دست ساخت
screen-developing-description = آدرس صفحه‌هایی که فقط سازندگانشان استفاده می‌کنند به اینجا می‌رسد.

screen-test-title = صفحهٔ آزمایش
screen-test-description = گردانندگان این صفحه را باز می‌کنند تا ببینند برنامه بارگیری می‌شود.

screen-layerzero-airdrop-title = ایردراپ ZRO
screen-layerzero-airdrop-description = اینجا می‌بینید چند ZRO به آدرس‌های شما داده شده است.

screen-strk-airdrop-title = ایردراپ STRK
screen-strk-airdrop-description = اینجا می‌بینید چند STRK به آدرس‌های شما داده شده است.

screen-taiko-drop-title = ایردراپ TAIKO
screen-taiko-drop-description = اینجا می‌بینید چند TAIKO به آدرس‌های شما داده شده است.

screen-blast-drop-title = ایردراپ BLAST
screen-blast-drop-description = اینجا می‌بینید چند BLAST به آدرس‌های شما داده شده است.

screen-zk-airdrop-title = ایردراپ ZK
screen-zk-airdrop-description = اینجا می‌بینید چند ZK به آدرس‌های شما داده شده است.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = اینجا می‌بینید کیف پول شما کدام مأموریت‌های BOB Spice را انجام داده و پاداششان را دریافت می‌کنید.

screen-soneium-badge-title = نشان Soneium
screen-soneium-badge-description = اینجا می‌بینید کیف پول شما نشان Soneium را به دست آورده یا نه، و آن را دریافت می‌کنید.

screen-scroll-badge-title = نشان Scroll
screen-scroll-badge-description = اینجا می‌بینید کیف پول شما نشان Scroll را به دست آورده یا نه، و آن را دریافت می‌کنید.

screen-tracker-title = ردیاب L2
screen-tracker-description = اینجا می‌بینید آدرس شما در هر شبکه چقدر فعال بوده است: تراکنش‌ها، حجم، روزهای فعال و گس مصرف‌شده.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = اینجا می‌بینید آدرس شما چند Scroll Marks دارد.

screen-tracker-scroll-airdrop-title = ایردراپ SCR
screen-tracker-scroll-airdrop-description = اینجا می‌بینید چند SCR به آدرس شما داده شده است.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = اینجا می‌بینید آدرس شما چند Linea LXP و LXP-L دارد.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = اینجا می‌بینید آدرس شما نشان Soneium OG را دارد یا نه.

screen-tracker-zora-airdrop-title = ایردراپ ZORA
screen-tracker-zora-airdrop-description = اینجا می‌بینید چند ZORA به آدرس شما داده شده است.

screen-tracker-eclipse-airdrop-title = ایردراپ Eclipse
screen-tracker-eclipse-airdrop-description = اینجا می‌بینید چند ES به آدرس شما داده شده است.

screen-faucet-title = فاست‌ها
screen-faucet-description = اینجا کوین شبکه‌های آزمایشی را برای امتحان کردن می‌گیرید.

screen-faucet-ink-title = فاست Ink
screen-faucet-ink-description = اینجا کوین شبکهٔ آزمایشی Ink را برای امتحان کردن می‌گیرید.

screen-faucet-ip-title = فاست Story
screen-faucet-ip-description = اینجا IP، کوین شبکهٔ آزمایشی Story، را برای امتحان کردن می‌گیرید.

screen-faucet-monad-title = فاست Monad
screen-faucet-monad-description = اینجا کوین شبکهٔ آزمایشی Monad را برای امتحان کردن می‌گیرید.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing پایان یافت. از همهٔ کسانی که شرکت کردند سپاسگزاریم.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics پایان یافت. از همهٔ کسانی که شرکت کردند سپاسگزاریم.

screen-not-found-title = اینجا چیزی نیست
screen-not-found-description = شاید آدرس اشتباه نوشته شده یا صفحه جابه‌جا شده است.

screen-back = بازگشت به پل
screen-not_open = این صفحه فعلاً باز نیست
screen-ended = این رویداد پایان یافته است

nearest-question = منظورتان { $path } بود؟
nearest-find = در میان انتقال‌ها پیدا کنید
nearest-places = صفحه‌هایی که وجود دارند

terms-failed = شرایط بارگیری نشد
terms-failed-text = اتصال خود را بررسی کنید و دوباره تلاش کنید.
