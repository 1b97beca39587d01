### The leaderboard

leaderboard-title = جدول رتبه‌بندی
leaderboard-week = این هفته
leaderboard-all = از ابتدا
leaderboard-empty-week = این هفته هنوز رتبه‌بندی‌ای نیست. هفته از نیمه‌شب دوشنبه (UTC) شروع می‌شود.
leaderboard-empty-all = هنوز رتبه‌بندی‌ای نیست.
leaderboard-more = نمایش { $count } مورد دیگر
leaderboard-you = شما
leaderboard-own = رتبهٔ شما
leaderboard-none = هنوز رتبه‌ای ندارید. برای دیده شدن امتیاز بگیرید.
leaderboard-hidden = کیف پول شما در فهرست نیست. امتیازهایتان همچنان حساب می‌شود.
leaderboard-leave = خروج از جدول
leaderboard-return = بازگشت به جدول
leaderboard-problem-wallet_rejected = در کیف پول رد کردید. چیزی تغییر نکرد.
