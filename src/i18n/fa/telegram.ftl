### Inside Telegram

telegram-start-unknown = لینکی که برنامه را باز کرد خوانا نبود، پس صفحهٔ اول باز شد.

telegram-launch-failed = با تلگرام وارد نشده‌اید. همچنان می‌توانید انتقال دهید.
telegram-launch-init_data_expired = ورود شما با تلگرام منقضی شده است. برنامه را ببندید و دوباره باز کنید.
telegram-launch-init_data_future = چون ساعت دستگاه شما جلوست، ورود انجام نشد. ساعت را درست کنید و برنامه را دوباره باز کنید.
telegram-launch-init_data_invalid = ورود شما با تلگرام تأیید نشد. برنامه را ببندید و از ربات باز کنید.
telegram-launch-init_data_missing = تلگرام حساب شما را به ما نداد، پس وارد نشده‌اید. برنامه را از ربات باز کنید.
telegram-launch-init_data_used = خارج شده‌اید. برای ورود، برنامه را ببندید و دوباره باز کنید.
telegram-launch-telegram_off = این سایت ربات تلگرام ندارد و ورود در اینجا ممکن نیست. همچنان می‌توانید انتقال دهید.
telegram-launch-offline = آفلاین هستید. وقتی دوباره وصل شوید، وارد می‌شوید.
telegram-launch-timeout = ورود طول کشید. همچنان می‌توانید انتقال دهید.

telegram-colours = پوستهٔ تلگرام
telegram-home-title = به صفحهٔ اصلی گوشی اضافه شود؟
telegram-home-text = Causeway را با یک لمس از صفحهٔ اصلی گوشی باز کنید.
telegram-home-add = افزودن به صفحهٔ اصلی

telegram-wallets = کیف پول‌های متصل به تلگرام
telegram-wallets-text = برای استفاده از دعوت، مأموریت‌های اجتماعی و پیام‌های انتقال در اینجا، کیف پولی وصل کنید.
telegram-wallets-away = کیف پول‌های شما بارگیری نشد
telegram-wallets-none = کیف پولی وصل نیست
telegram-wallets-none_text = کیف پول را وصل کنید، بعد با یک امضای رایگان به تلگرام متصل کنید.
telegram-wallets-chosen = در حال استفاده
telegram-wallets-choose = استفاده
telegram-wallets-choose_one = استفاده از { $address }
telegram-wallets-unlink = قطع ارتباط
telegram-wallets-unlink_one = قطع ارتباط { $address }
telegram-wallets-unlink_ask = ارتباط قطع شود؟
telegram-wallets-keep = نگه داشتن
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = متصل است، ولی هنوز به این حساب تلگرام وصل نشده است.
telegram-wallets-link = امضا و اتصال
telegram-wallets-moved = { $wallet } در تاریخ { $date } به حساب تلگرام دیگری منتقل شد. فقط اتصال به تلگرام تغییر کرده و دارایی جابه‌جا نشده است.
telegram-wallets-moved_text = اگر کار شما نبود، کس دیگری به این کیف پول دسترسی دارد: دارایی خود را به کیف پول جدیدی منتقل کنید. برای وصل کردن دوبارهٔ آن در اینجا، کیف پول را وصل کنید و امضا کنید.

telegram-receipts = پیام‌های انتقال
telegram-receipts-note = وقتی واریز شناسایی شود، برسد، بازپرداخت شود یا به اقدام شما نیاز باشد، ربات پیام می‌دهد. برای کیف پول‌های متصل به این حساب تلگرام.
telegram-receipts-refused = به ربات اجازهٔ پیام دادن ندادید، پس این خاموش می‌ماند. برای تغییر، دوباره روشنش کنید.

telegram-offer = دریافت پیام دربارهٔ انتقال‌هایتان
telegram-offer-link = کیف پولتان را با یک امضای رایگان وصل کنید. از آن پس وقتی انتقالی برسد، بازپرداخت شود یا به اقدام شما نیاز باشد، ربات پیام می‌دهد.
telegram-offer-link-action = اتصال به تلگرام
telegram-offer-turn_on = وقتی انتقالی برسد، بازپرداخت شود یا به اقدام شما نیاز باشد، ربات پیام می‌دهد.
telegram-offer-turn_on-action = روشن کردن پیام‌ها
telegram-offer-dismiss = فعلاً نه
telegram-offer-done = پیام‌های انتقال روشن است.

telegram-share = اشتراک‌گذاری در تلگرام
telegram-share-text = دعوت شما آماده است. گفتگویی برای ارسال انتخاب کنید.
telegram-share-expired = این دعوت منقضی شده است. برای دعوت جدید /invite را به ربات بفرستید یا لینک خود را به اشتراک بگذارید.
telegram-share-failed = تلگرام نتوانست دعوت را بفرستد. دوباره تلاش کنید یا لینک خود را به اشتراک بگذارید.

problem-init_data_missing = تلگرام حساب شما را به ما نداد. برنامه را از ربات باز کنید.
problem-init_data_expired = ورود شما با تلگرام منقضی شده است. برنامه را ببندید و دوباره باز کنید.
problem-init_data_invalid = ورود شما با تلگرام تأیید نشد. برنامه را ببندید و از ربات باز کنید.
problem-init_data_future = ساعت دستگاه شما جلوست. ساعت را درست کنید و برنامه را دوباره باز کنید.
problem-init_data_used = خارج شده‌اید. برای ورود، برنامه را ببندید و دوباره باز کنید.
problem-telegram_off = این سایت ربات تلگرام ندارد.
problem-telegram_session_required = نشست تلگرام شما تمام شد. برنامه را ببندید و دوباره باز کنید.
problem-wallet_of_another = این کیف پول همین حالا در حال اتصال به حساب تلگرام دیگری است. دوباره تلاش کنید.
problem-too_many_wallets = حداکثر 20 کیف پول می‌توانید وصل کنید. اول ارتباط یکی را قطع کنید.
problem-wallet_not_linked = این کیف پول دیگر به حساب تلگرام شما وصل نیست.
problem-contract_wallet_unused = این کیف پول قراردادی هنوز اینجا فعالیتی ندارد. اول با آن انتقال دهید یا حضور ثبت کنید، بعد وصلش کنید.
