### A completed campaign, and telling others about it

campaign-share-title = کمپین کامل شد
campaign-share-points = ⁦+{ $points }⁩ امتیاز
campaign-share-text = این امتیازها را با «{ $name }» گرفتید.
campaign-share-more = به اشتراک بگذارید و { $points } امتیاز دیگر بگیرید. شاید کیف پول از شما بخواهد وارد شوید؛ هزینه‌ای ندارد.
campaign-share-confirm = اگر کیف پول خواست، تأیید کنید. امتیازهایتان در حال محاسبه است.
campaign-share-done = به اشتراک گذاشته شد: { $points } امتیاز دیگر مال شماست.
campaign-share-to = اشتراک در X
campaign-share-open = اشتراک، ⁦+{ $points }⁩
campaign-share-open_of = اشتراک، ⁦+{ $points }⁩: «{ $name }»
campaign-share-again = انتقال دوباره
campaign-share-post = کمپین «{ $name }» را در Causeway کامل کردم و { $points } امتیاز گرفتم.
campaign-share-problem-wallet_rejected = در کیف پول رد کردید، پس اشتراک‌گذاری حساب نشد. امتیازهای دیگرتان سر جایشان است.
campaign-share-problem-campaign_not_completed = انتقالی که این کمپین لازم دارد در شبکه‌اش باطل شد، پس اشتراک‌گذاری فعلاً حساب نمی‌شود.
campaign-share-problem-campaign_not_running = این کمپین بسته شده است، پس اشتراک‌گذاری دیگر حساب نمی‌شود.
