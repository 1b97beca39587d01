### The points page

points-mine = امتیازهای من
points-phase = امتیازها بر پایهٔ انتقال‌های فاز 2 است که پس از 2023/12/06 آغاز شد.
points-phase-label = مبنای امتیازها
points-total = جمع
points-tile-bridge = پل
points-tile-quest = مأموریت
points-tile-referral = دعوت
points-tile-check_in = حضور
points-extra-bridge_v1 = پل، فاز 1
points-extra-referral_v1 = دعوت، فاز 1
points-extra-pool = استخر
points-learn_more = بیشتر بدانید
points-failed = امتیازهای شما بارگیری نشد. آنچه گرفته‌اید سر جایش است.
points-coming = { $points } امتیاز دیگر در راه است
points-coming_until = { $points } امتیاز دیگر در راه است، همه تا { $day }

points-boost-made =
    { $bridges ->
        [0] هنوز انتقالی نداشته‌اید.
       *[other] { $bridges } انتقال داشته‌اید.
    }
points-boost-next = از انتقال شمارهٔ { $from } به بعد، هر انتقال { $factor } امتیاز می‌گیرد.
points-boost-top = این بالاترین ضریب است.
points-boost-from = از انتقال شمارهٔ { $from } به بعد

points-why = چرا این را گرفتم؟
points-why-empty = هنوز چیزی نیست. هر انتقال، حضور و مأموریتی که امتیاز دارد با دلیلش اینجا می‌آید.
points-why-more = نمایش قدیمی‌ترها
points-why-pending = در { $day } حساب می‌شود
points-why-bridge = انتقال شمارهٔ { $number }
points-why-boosted = { $base } امتیاز با ضریب { $factor }
points-why-check_in = حضور { $day }
points-why-bridged_day = در روزی با انتقال
points-why-bridged_later = اضافه برای انتقال در همان روز
points-why-double = امتیاز دو برابر
points-why-streak = پس از { $days } روز پشت سر هم
points-why-step = برای { $transfers } انتقال
points-why-extra = برای همهٔ گام‌ها
points-why-share = برای اشتراک‌گذاری آن
points-why-social = برای مأموریت اجتماعی
points-why-referral = انتقال یک دوست
points-why-referral-share = ⁦{ $percent }%⁩ از امتیاز { $friend }
points-why-granted = اهدای گرداننده
points-why-revoked = پس‌گرفته‌شده توسط گرداننده
points-why-taken_once = دوبار پس گرفته نمی‌شود
points-why-taken_once-text = گرداننده این امتیازها را پیش‌تر پس گرفته بود
points-why-taken_back = پس گرفته شد
points-why-transfer_undone = انتقال در شبکه‌اش باطل شد
points-why-check_in_undone = حضور در شبکه‌اش باطل شد
points-why-bridge_of_day_undone = انتقال آن روز باطل شد، پس حضور بدون آن حساب می‌شود
points-why-streak_changed = یکی از روزهای پیش از آن باطل شد، پس روزهای پشت سر هم کمتر شد
points-why-campaign_not_reached = این گام کمپین دیگر حساب نمی‌شود: انتقالی باطل شد یا کمپین تغییر کرد
points-why-social_changed = دنبال کردن یا عضویت پایان یافت، یا مأموریت از نو حساب شد
points-why-one_person = کیف پول دوستتان و کیف پول شما به یک حساب تلگرام وصل‌اند
points-why-invitation_ended = گرداننده دعوت آن دوست را پایان داد
points-why-of_friend = انتقال یک دوست دیگر به حساب نمی‌آید
points-why-other = امتیاز

points-week = این هفته
points-week-streak = { $days } روز پشت سر هم
points-week-rule = روزها نیمه‌شب به وقت UTC پایان می‌یابند.
points-week-star = ستاره نشان روزی است که برای روزهای پشت سر هم پیش از خود امتیاز بیشتری دارد؛ شمارش روزها هر دوشنبه از نو آغاز می‌شود.
points-week-of = حضورهای { $wallet }
points-day-claimed = { $day }: حضور ثبت شد، { $points } امتیاز
points-day-today = { $day }، امروز: ثبت حضور برای { $points } امتیاز یا بیشتر
points-day-missed = { $day }: از دست رفت
points-day-before = { $day }: پیش از نخستین حضور شما
points-day-coming = { $day }
points-day-special = { $day }: { $points } امتیاز بیشتر

points-tasks = مأموریت‌های امتیازی
points-task-check_in = { $points } امتیاز، { $bridged } در روزی با انتقال

points-earn-title = امتیاز برای هر کاری که می‌کنید
points-earn-text = کیف پول را وصل کنید تا امتیازهایش را ببینید و بیشتر بگیرید.
points-earn-bridge = پل
points-earn-bridge-text = به { $top } بیش از همه، به شبکه‌های دیگر { $other }، با توکن‌های دیگر { $least }
points-earn-bridge-flat = به هر شبکه‌ای { $other }، با توکن‌های دیگر { $least }
points-earn-check_in-text = { $points } امتیاز، بیشتر در روز انتقال و برای روزهای پشت سر هم
points-earn-boost = ضریب
points-earn-boost-text = هرچه بیشتر انتقال دهید، هر انتقال امتیاز بیشتری دارد: از شمارهٔ { $bridges } به بعد { $factor }
points-earn-up_to = تا { $points }

points-activities = کمپین‌ها
points-theme-left = { $days } روز، { $hours } ساعت و { $minutes } دقیقه مانده
points-theme-range = { $start } – { $end }
points-activity-made = { $made } از { $asked }
points-activity-progress = { $made } از { $asked } انتقال
points-activity-steps = { $made } از { $asked } گام
points-activity-done = انجام شد
points-activity-ended = پایان‌یافته
points-activity-step = ⁦+{ $points }⁩ امتیاز
points-activity-bonus = ⁦+{ $points }⁩ پاداش برای همه

points-order = ⁦+{ $points }⁩ امتیاز
points-order-counted = حساب شد

points-panel = امتیازتان را بالا ببرید
points-panel-more = مأموریت‌های بیشتر
points-panel-previous = مأموریت قبلی
points-panel-next = مأموریت بعدی
points-panel-all = همهٔ امتیازها و مأموریت‌ها

events = رویدادها
events-people = { $people } شرکت‌کننده
events-coming = به‌زودی
events-ended = پایان‌یافته: { $count }
