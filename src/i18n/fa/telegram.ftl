### Inside Telegram

telegram-start-unknown = لینکی که برنامه را باز کرد خوانا نبود، پس از صفحهٔ نخست شروع می‌کنید.

telegram-launch-failed = اکنون با تلگرام وارد نشده‌اید. پل مثل همیشه کار می‌کند.
telegram-launch-init_data_expired = از وقتی تلگرام این برنامه را باز کرد زمان زیادی گذشته است و ورود ممکن نیست. برنامه را ببندید و دوباره باز کنید.
telegram-launch-init_data_future = ساعت تلگرام شما از ساعت ما جلوتر است، پس ورود انجام نشد. ساعت دستگاه را بررسی کنید و برنامه را دوباره باز کنید.
telegram-launch-init_data_invalid = نتوانستیم مطمئن شویم تلگرام این برنامه را باز کرده است، پس وارد نشده‌اید. برنامه را ببندید و از ربات باز کنید.
telegram-launch-init_data_missing = تلگرام نگفت شما که هستید، پس وارد نشده‌اید. برنامه را از ربات باز کنید.
telegram-launch-init_data_used = خارج شده‌اید. برای ورود، برنامه را ببندید و دوباره باز کنید.
telegram-launch-telegram_off = این سایت رباتی در تلگرام ندارد، پس ورود در اینجا ممکن نیست. پل مثل همیشه کار می‌کند.
telegram-launch-offline = آفلاین هستید. با برگشتن اتصال وارد می‌شوید.
telegram-launch-timeout = سرور ما خیلی دیر پاسخ داد و وارد نشدید. پل مثل همیشه کار می‌کند.

telegram-colours = رنگ‌های تلگرام
telegram-home-title = می‌خواهید Causeway دم دستتان باشد؟
telegram-home-text = آن را به صفحهٔ اصلی گوشی اضافه کنید تا با یک لمس باز شود.
telegram-home-add = افزودن به صفحهٔ اصلی

telegram-wallets = کیف پول‌های این حساب تلگرام
telegram-wallets-text = با کیف پول وصل‌شده به حساب، اینجا کارهایی را می‌کنید که فقط صاحب آن می‌تواند: دعوت از دوستان، مأموریت‌های اجتماعی، پیام دربارهٔ انتقال‌هایتان.
telegram-wallets-away = کیف پول‌های شما نشان داده نشد
telegram-wallets-none = هیچ کیف پولی به حساب وصل نیست
telegram-wallets-none_text = کیف پول را وصل کنید و با یک امضا به حساب بیفزایید. هزینه‌ای ندارد.
telegram-wallets-chosen = در حال استفاده
telegram-wallets-choose = استفاده
telegram-wallets-choose_one = استفاده از { $address }
telegram-wallets-unlink = جدا کردن
telegram-wallets-unlink_one = جدا کردن { $address }
telegram-wallets-unlink_ask = جدا شود؟
telegram-wallets-keep = بماند
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = وصل است، ولی هنوز به این حساب تلگرام افزوده نشده است.
telegram-wallets-link = افزودن با امضا

telegram-receipts = پیام دربارهٔ انتقال‌های شما
telegram-receipts-note = ربات وقتی می‌نویسد که واریز دیده شود، برسد، برگردد یا به شما نیاز داشته باشد. این برای کیف پول‌های افزوده‌شده به این حساب تلگرام است.
telegram-receipts-refused = به ربات اجازهٔ نوشتن داده نشد و این خاموش می‌ماند. دوباره روشنش کنید تا باز از شما پرسیده شود.

telegram-share = اشتراک در تلگرام
telegram-share-text = دعوت شما آمادهٔ ارسال است. گفتگویی برای آن انتخاب کنید.
telegram-share-expired = این دعوت خیلی وقت پیش آماده شده است. با /invite یک دعوت تازه از ربات بگیرید یا لینک خود را بفرستید.
telegram-share-failed = تلگرام نتوانست دعوت را بفرستد. دوباره امتحان کنید یا لینک خود را بفرستید.

problem-init_data_missing = تلگرام نگفت شما که هستید. برنامه را از ربات باز کنید.
problem-init_data_expired = از وقتی تلگرام این برنامه را باز کرد زمان زیادی گذشته است. آن را ببندید و دوباره باز کنید.
problem-init_data_invalid = نتوانستیم مطمئن شویم تلگرام این برنامه را باز کرده است. آن را ببندید و از ربات باز کنید.
problem-init_data_future = ساعت تلگرام شما از ساعت ما جلوتر است. ساعت دستگاه را بررسی کنید و برنامه را دوباره باز کنید.
problem-init_data_used = خارج شده‌اید. برای ورود، برنامه را ببندید و دوباره باز کنید.
problem-telegram_off = این سایت رباتی در تلگرام ندارد.
problem-telegram_session_required = نشست شما در تلگرام پایان یافت. برنامه را ببندید و دوباره باز کنید.
problem-wallet_of_another = حساب تلگرام دیگری همین حالا این کیف پول را وصل می‌کند. دوباره تلاش کنید.
problem-too_many_wallets = هر حساب تلگرام می‌تواند 20 کیف پول داشته باشد. نخست یکی را جدا کنید.
problem-wallet_not_linked = این کیف پول دیگر به حساب تلگرام شما وصل نیست.
problem-contract_wallet_unused = این کیف پول قراردادی هنوز اینجا فعالیتی ندارد. نخست با آن انتقال یا حضور ثبت کنید، سپس آن را وصل کنید.
