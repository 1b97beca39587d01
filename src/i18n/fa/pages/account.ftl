account-connect-title = اتصال کیف پول
account-connect-text = نشست‌ها و داده‌های شما به کیف پول شما تعلق دارند.
account-signin-title = برای دیدن نشست‌ها وارد شوید
account-signin-text = کیف پول شما پیامی را امضا می‌کند. هزینه‌ای ندارد و چیزی جابه‌جا نمی‌شود.
account-signin = ورود
account-away = نشست‌های شما بارگیری نشد
account-sessions = نشست‌ها
account-session-unknown = دستگاه ناشناس
account-session-current = این دستگاه
account-session-seen = آخرین استفاده: { $when }
account-session-end = پایان
account-session-end_one = پایان نشست در { $device }
account-sessions-end_others = پایان همهٔ نشست‌های دیگر
account-sessions-end_all = خروج از همه‌جا
account-end-ask = این نشست پایان یابد؟
account-end-ask_all = از همه‌جا خارج می‌شوید؟
account-end-text = باید دوباره با کیف پول وارد شوید.
account-end-stay = ادامهٔ نشست
account-data = داده‌های شما
account-data-wallet = شامل { $address }.
account-data-wallet_linked = شامل { $address } و اتصال آن به تلگرام.
account-data-telegram =
    { $count ->
        [0] شامل حساب تلگرام شما.
       *[other] شامل حساب تلگرام شما و { $count } کیف پول وصل‌شده.
    }
account-export = دانلود داده‌های من
account-export-ready = فایل شما آماده است.
account-export-save = ذخیرهٔ { $file }
account-delete-title = حذف داده‌های شما
account-delete-text = نشست‌ها، فعالیت‌ها، اتصال‌های تلگرام و کد دعوت شما حذف می‌شوند. انتقال‌ها و امتیازهای تأییدشده با آدرس کیف پول شما ثبت می‌مانند.
account-delete-unavailable = حذف در این سایت هنوز راه‌اندازی نشده است. همچنان می‌توانید داده‌هایتان را دانلود کنید و از همه‌جا خارج شوید.
account-delete = حذف داده‌های من
account-delete-ask = داده‌های شما حذف شوند؟
account-delete-warning = این کار برگشت‌پذیر نیست. انتقال‌های در جریان ادامه می‌یابند.
account-delete-remains = امتیازهای تأییدشده با آدرس کیف پول ثبت می‌مانند، اما جدول رتبه‌بندی دیگر آن‌ها را نشان نمی‌دهد، مگر اینکه به جدول برگردید.
account-delete-signature = کیف پول اول از شما می‌خواهد پیامی را امضا کنید.
account-delete-keep = نگه‌داشتن داده‌ها
account-ended = خارج شدید
account-ended-text = برای ورود، برنامه را ببندید و دوباره باز کنید.
account-deleted = داده‌های شما حذف شد
account-deleted-text = انتقال‌های در جریان ادامه می‌یابند.
