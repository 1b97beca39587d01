### A completed campaign, and telling others about it

campaign-share-title = کمپین کامل شد
campaign-share-points = ⁦+{ $points }⁩ امتیاز
campaign-share-text = این‌ها را با «{ $name }» گرفتید.
campaign-share-more = به اشتراک بگذارید و { $points } امتیاز دیگر بگیرید. شاید کیف پول بخواهد وارد شوید؛ رایگان است.
campaign-share-confirm = اگر کیف پول خواست، تأیید کنید. در حال افزودن امتیازهای شما هستیم.
campaign-share-done = به اشتراک گذاشته شد. { $points } امتیاز دیگر گرفتید.
campaign-share-to = اشتراک‌گذاری در X
campaign-share-open = اشتراک، ⁦+{ $points }⁩
campaign-share-open_of = اشتراک، ⁦+{ $points }⁩: «{ $name }»
campaign-share-again = انتقال دوباره
campaign-share-post = کمپین «{ $name }» را در Causeway کامل کردم و { $points } امتیاز گرفتم.
campaign-share-problem-wallet_rejected = در کیف پول رد کردید، پس اشتراک‌گذاری حساب نشد. امتیازهای دیگرتان محفوظ است.
campaign-share-problem-campaign_not_completed = شبکه یکی از انتقال‌های این کمپین را برگرداند، پس اشتراک‌گذاری فعلاً حساب نمی‌شود.
campaign-share-problem-campaign_not_running = این کمپین بسته شده است، پس اشتراک‌گذاری دیگر حساب نمی‌شود.
