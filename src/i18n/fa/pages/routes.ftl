### Titles and descriptions of every address, also for search engines and link previews

screen-confirm-title = بررسی انتقال
screen-confirm-description = قبل از تأیید در کیف پول ببینید چه می‌فرستید، چه دریافت می‌کنید و چقدر هزینه دارد.

screen-completed-title = رسید
screen-completed-description = رسید انتقال: چه مقداری رسید، به کدام شبکه، و تراکنش‌های آن.

screen-order-title = انتقال
screen-order-description = یک انتقال را از واریز تا رسیدن دنبال کنید.

screen-history-title = تاریخچه
screen-history-description = همهٔ انتقال‌های شما، از جدید به قدیم.

screen-query-title = پیدا کردن انتقال
screen-query-description = هر انتقالی را با شناسه، هش تراکنش یا آدرس کیف پول پیدا کنید.

screen-status-title = وضعیت سرویس
screen-status-description = ببینید آیا همه‌چیز اکنون عادی است و هر ارائه‌دهنده چقدر سریع و مطمئن تحویل می‌دهد.
screen-trust-description = ببینید چه چیزی از واریزهای شما محافظت می‌کند: گواهی‌دهنده‌ها، موجودی‌های امانی، ممیزی‌ها و مانورها.

screen-pay-title = درخواست پرداخت
screen-pay-description = با لینک دریافت کنید: پرداخت‌کننده از هر شبکه‌ای می‌پردازد و شما در شبکهٔ خودتان دریافت می‌کنید.

screen-account-description = ببینید کجا وارد شده‌اید، نشست‌ها را پایان دهید و داده‌های خود را دانلود یا حذف کنید.

screen-tos-title = شرایط استفاده
screen-tos-description = شرایط استفاده از Causeway: نگه‌داری دارایی، کارمزدها و ریسک‌ها.

screen-access-restricted-title = در منطقهٔ شما در دسترس نیست
screen-access-restricted-description = قوانین محلی اجازه نمی‌دهد این خدمت را در منطقهٔ شما ارائه کنیم.

screen-dapp-title = پل
screen-dapp-description = دارایی خود را از داخل برنامه‌ای دیگر بین شبکه‌ها منتقل کنید.

screen-network-title = پل
screen-network-description = دارایی خود را با یکی از شریکان ما بین شبکه‌ها منتقل کنید.

screen-network-history-title = تاریخچه
screen-network-history-description = همهٔ انتقال‌های شما با یکی از شریکان ما.

screen-swap-title = تبدیل
screen-swap-description = توکن‌ها را در یک شبکه با بهترین نرخ تبدیل کنید و همهٔ هزینه‌ها را پیش از امضا ببینید.
screen-swap-detail-title = جزئیات تبدیل
screen-swap-detail-description = پیشرفت و نتیجهٔ یک تبدیل توکن.

screen-maker-description = ببینید بازارسازی چگونه کار می‌کند، با مسیرها، محدوده‌ها و زمان‌های کنونی.

screen-pool-description = آدرس‌های دعوت‌شده به بازارساز وام می‌دهند و در درآمد آن شریک می‌شوند.

screen-portfolio-description = موجودی همهٔ کیف پول‌های متصل خود را با ارزش دلاری ببینید.

screen-points-title = امتیازها
screen-points-description = با انتقال، ثبت حضور روزانه، مأموریت و دعوت امتیاز بگیرید.

screen-deploy-description = قرارداد کوچک خودتان را با یک امضا مستقر کنید.

screen-ecosystem-description = شبکه‌ها، کیف پول‌ها و برنامه‌هایی که با Causeway کار می‌کنند.

screen-invite-title = دعوت از دوستان
screen-invite-description = لینک خود را به اشتراک بگذارید و از امتیاز انتقال هر دوستی که می‌آید سهم بگیرید.

screen-developing-description = آنچه روی آن کار می‌کنیم، آنچه در راه است و آنچه در دسترس است.

screen-test-description = اتصال، حافظه و کیف پول‌ها را بررسی و گزارشی برای پشتیبانی کپی کنید.

screen-layerzero-airdrop-title = ایردراپ ZRO
screen-layerzero-airdrop-description = ببینید چند ZRO به آدرس‌های شما اختصاص یافته است.

screen-strk-airdrop-title = ایردراپ STRK
screen-strk-airdrop-description = ببینید چند STRK به آدرس‌های شما اختصاص یافته است.

screen-taiko-drop-title = ایردراپ TAIKO
screen-taiko-drop-description = ببینید چند TAIKO به آدرس‌های شما اختصاص یافته است.

screen-blast-drop-title = ایردراپ BLAST
screen-blast-drop-description = ببینید چند BLAST به آدرس‌های شما اختصاص یافته است.

screen-zk-airdrop-title = ایردراپ ZK
screen-zk-airdrop-description = ببینید چند ZK به آدرس‌های شما اختصاص یافته است.

screen-bob-spice-title = BOB Spice
screen-bob-spice-description = مأموریت‌های انجام‌شدهٔ BOB Spice را ببینید و پاداش بگیرید.

screen-soneium-badge-title = نشان Soneium
screen-soneium-badge-description = ببینید کیف پول شما نشان Soneium را گرفته یا نه، و آن را دریافت کنید.

screen-scroll-badge-title = نشان Scroll
screen-scroll-badge-description = ببینید کیف پول شما نشان Scroll را گرفته یا نه، و آن را دریافت کنید.

screen-tracker-description = فعالیت خود در هر شبکه را ببینید: تراکنش‌ها، حجم، روزهای فعال و گس مصرف‌شده.

screen-tracker-scrollmarks-title = Scroll Marks
screen-tracker-scrollmarks-description = ببینید آدرس شما چند Scroll Marks دارد.

screen-tracker-scroll-airdrop-title = ایردراپ SCR
screen-tracker-scroll-airdrop-description = ببینید چند SCR به آدرس شما اختصاص یافته است.

screen-tracker-lxp-title = Linea LXP
screen-tracker-lxp-description = ببینید آدرس شما چند Linea LXP و LXP-L دارد.

screen-tracker-soneium-og-title = Soneium OG
screen-tracker-soneium-og-description = ببینید آدرس شما نشان Soneium OG را دارد یا نه.

screen-tracker-zora-airdrop-title = ایردراپ ZORA
screen-tracker-zora-airdrop-description = ببینید چند ZORA به آدرس شما اختصاص یافته است.

screen-tracker-eclipse-airdrop-title = ایردراپ Eclipse
screen-tracker-eclipse-airdrop-description = ببینید چند ES به آدرس شما اختصاص یافته است.

screen-faucet-description = برای امتحان کردن، کوین تست‌نت بگیرید.

screen-faucet-ink-title = فاست Ink
screen-faucet-ink-description = برای امتحان کردن، کوین تست‌نت Ink بگیرید.

screen-faucet-ip-title = فاست IP
screen-faucet-ip-description = برای امتحان کردن، کوین تست‌نت IP بگیرید.

screen-faucet-monad-title = فاست Monad
screen-faucet-monad-description = برای امتحان کردن، کوین تست‌نت Monad بگیرید.

screen-owlmazing-title = Owlmazing
screen-owlmazing-description = Owlmazing تمام شد. از شرکت شما ممنونیم.

screen-owlympics-title = Owlympics
screen-owlympics-description = Owlympics تمام شد. از شرکت شما ممنونیم.

screen-not-found-description = آدرس را از نظر غلط تایپی بررسی کنید. شاید صفحه جابه‌جا شده باشد.

screen-back = بازگشت به پل
screen-not_open = این صفحه هنوز در دسترس نیست
screen-ended = این رویداد تمام شده است

nearest-question = منظورتان { $path } بود؟
nearest-find = جستجوی انتقال‌ها
nearest-places = صفحه‌ها

terms-failed = شرایط بارگیری نشد
terms-failed-text = اتصال خود را بررسی کنید و دوباره تلاش کنید.
