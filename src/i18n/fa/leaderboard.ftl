### The leaderboard

leaderboard-title = جدول رتبه‌بندی
leaderboard-week = این هفته
leaderboard-all = از ابتدا
leaderboard-empty-week = این هفته هنوز کسی در فهرست نیست. هفته دوشنبه نیمه‌شب به وقت UTC آغاز می‌شود.
leaderboard-empty-all = فعلاً کسی در فهرست نیست.
leaderboard-more = نمایش { $count } مورد دیگر
leaderboard-you = شما
leaderboard-own = جایگاه شما
leaderboard-none = هنوز جایگاهی ندارید: امتیازهای بعدی آن را می‌آورند.
leaderboard-hidden = کیف پول شما در فهرست نیست. امتیازهایتان مثل قبل حساب می‌شود.
leaderboard-leave = خروج از جدول
leaderboard-return = بازگشت به جدول
leaderboard-problem-wallet_rejected = در کیف پول رد کردید. چیزی تغییر نکرد.
