### The points page

points-phase = امتیازها بر اساس انتقال‌های فاز 2 است که بعد از 2023/12/06 شروع شد.
points-phase-label = نحوهٔ محاسبهٔ امتیازها
points-total = جمع
points-tile-bridge = پل
points-tile-quest = مأموریت
points-tile-referral = دعوت
points-tile-check_in = حضور
points-extra-bridge_v1 = پل، فاز 1
points-extra-referral_v1 = دعوت، فاز 1
points-extra-pool = استخر
points-learn_more = بیشتر بدانید
points-failed = امتیازهای شما بارگیری نشد. امتیازهایی که گرفته‌اید محفوظ است.
points-coming = { $points } امتیاز دیگر در انتظار
points-coming_until = { $points } امتیاز دیگر در انتظار، همه تا { $day } اضافه می‌شود

points-boost-made =
    { $bridges ->
        [0] هنوز انتقالی نداشته‌اید.
       *[other] { $bridges } انتقال داشته‌اید.
    }
points-boost-next = از انتقال شمارهٔ { $from } به بعد، هر انتقال { $factor } می‌گیرد.
points-boost-top = در بالاترین ضریب هستید.
points-boost-from = از انتقال شمارهٔ { $from }

points-why = تاریخچهٔ امتیازها
points-why-empty = هنوز امتیازی ندارید. هر انتقال، ثبت حضور و مأموریت امتیازدار اینجا نمایش داده می‌شود.
points-why-more = بارگیری بیشتر
points-why-pending = در انتظار تا { $day }
points-why-bridge = انتقال شمارهٔ { $number }
points-why-boosted = { $base } امتیاز با ضریب { $factor }
points-why-check_in = ثبت حضور، { $day }
points-why-bridged_day = همراه با انتقال در آن روز
points-why-bridged_later = پاداش انتقال در همان روز
points-why-double = امتیاز دو برابر
points-why-streak = { $days } روز متوالی
points-why-step = برای { $transfers } انتقال
points-why-deployments = برای استقرار { $count } قرارداد
points-why-extra = برای انجام همهٔ مراحل
points-why-share = برای اشتراک‌گذاری
points-why-social = برای مأموریت اجتماعی
points-why-referral = انتقال یک دوست
points-why-referral-share = ⁦{ $percent }%⁩ از امتیاز { $friend }
points-why-pool = استخر، { $day }
points-why-pool-held = دست‌کم { $amount } روی { $network } در تمام روز
points-why-granted = افزودهٔ گرداننده
points-why-revoked = کسر توسط گرداننده
points-why-taken_once = اصلاح
points-why-taken_once-text = گرداننده این امتیازها را قبلاً کسر کرده بود
points-why-taken_back = امتیازها برگشت خورد
points-why-transfer_undone = شبکه این انتقال را برگرداند
points-why-check_in_undone = شبکه این ثبت حضور را برگرداند
points-why-bridge_of_day_undone = شبکه انتقال آن روز را برگرداند، پس ثبت حضور بدون آن حساب می‌شود
points-why-streak_changed = یک ثبت حضور قبلی برگشت خورد و روزهای متوالی کمتر شد
points-why-campaign_not_reached = این مرحلهٔ کمپین دیگر حساب نمی‌شود، چون انتقالی برگشت خورد یا کمپین تغییر کرد
points-why-social_changed = دنبال کردن یا عضویت را لغو کردید، یا مأموریت بازنشانی شد
points-why-one_person = کیف پول دوستتان و کیف پول شما به یک حساب تلگرام وصل‌اند
points-why-invitation_ended = گرداننده این دعوت را پایان داد
points-why-of_friend = انتقال یک دوست دیگر حساب نمی‌شود
points-why-other = امتیاز

points-week = این هفته
points-week-streak = { $days } روز متوالی
points-week-rule = هر روز نیمه‌شب به وقت UTC تمام می‌شود.
points-week-star = ستاره یعنی پاداش روزهای متوالی. شمارش هر دوشنبه صفر می‌شود.
points-week-of = حضورهای { $wallet }
points-day-claimed = { $day }: حضور ثبت شد، { $points } امتیاز
points-day-today = { $day }، امروز: ثبت حضور برای { $points } امتیاز یا بیشتر
points-day-missed = { $day }: از دست رفت
points-day-before = { $day }: قبل از اولین ثبت حضور شما
points-day-coming = { $day }
points-day-special = { $day }: { $points } امتیاز پاداش

points-tasks = مأموریت‌های امتیازی
points-task-check_in = { $points } امتیاز، یا { $bridged } در روزی که انتقال دارید

points-earn-title = راه‌های گرفتن امتیاز
points-earn-text = برای دیدن امتیازها و گرفتن امتیاز بیشتر، کیف پول را وصل کنید.
points-earn-bridge = پل
points-earn-bridge-text = بیشترین امتیاز به { $top }؛ به شبکه‌های دیگر { $other }، با توکن‌های دیگر { $least }
points-earn-bridge-flat = به هر شبکه‌ای { $other }، با توکن‌های دیگر { $least }
points-earn-check_in-text = { $points } امتیاز، به‌علاوهٔ پاداش انتقال در همان روز و روزهای متوالی
points-earn-boost = ضریب
points-earn-boost-text = انتقال بیشتر، امتیاز بیشتر: از انتقال شمارهٔ { $bridges }، { $factor }
points-earn-up_to = تا { $points }

points-activities = کمپین‌ها
points-theme-left = { $days } روز، { $hours } ساعت و { $minutes } دقیقه مانده
points-theme-range = { $start } – { $end }
points-activity-made = { $made } از { $asked }
points-activity-progress = { $made } از { $asked } انتقال
points-activity-steps = { $made } از { $asked } مرحله
points-activity-deployments = { $made } از { $asked } قرارداد
points-activity-done = انجام شد
points-activity-ended = پایان‌یافته
points-activity-step = ⁦+{ $points }⁩ امتیاز
points-activity-bonus = ⁦+{ $points }⁩ پاداش برای انجام همهٔ مراحل

points-order = ⁦+{ $points }⁩ امتیاز
points-order-counted = اضافه شد

points-panel = امتیازتان را بیشتر کنید
points-panel-more = مأموریت‌های بیشتر
points-panel-previous = مأموریت قبلی
points-panel-next = مأموریت بعدی
points-panel-all = همهٔ امتیازها و مأموریت‌ها

events-title = رویدادها
events-people = { $people } شرکت‌کننده
events-coming = به‌زودی
events-ended = پایان‌یافته: { $count }
