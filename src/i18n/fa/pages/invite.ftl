### Inviting friends, and having been invited

invite-link = لینک دعوت شما
invite-copy = کپی لینک
invite-qr = کد QR با لینک دعوت شما
invite-share = اشتراک‌گذاری
invite-share-title = Causeway
invite-share-text = با Causeway دارایی خود را بین شبکه‌ها منتقل کنید و امتیاز بگیرید:
invite-stat-referees = دوستان
invite-stat-bridges = انتقال‌های آن‌ها
invite-stat-points = امتیازهای شما
invite-stat-waiting = { $points } در انتظار

invite-rules = چطور کار می‌کند
invite-rule-share = از هر انتقال دوستانتان ⁦{ $percent }%⁩ امتیاز می‌گیرید. از امتیاز آن‌ها کم نمی‌شود.
invite-rule-some = از هر انتقال دوستانتان سهمی از امتیاز می‌گیرید. از امتیاز آن‌ها کم نمی‌شود.
invite-rule-first = دوستتان لینک را باز می‌کند، کیف پول را وصل می‌کند و دعوت را قبل از اولین انتقال تأیید می‌کند. اولین دعوت تأییدشده قطعی است.
invite-rule-wait =
    { $hours ->
        [one] امتیاز انتقال دوستتان یک ساعت در انتظار می‌ماند، چون شاید شبکه انتقال را برگرداند.
       *[other] امتیاز انتقال دوستتان { $hours } ساعت در انتظار می‌ماند، چون شاید شبکه انتقال را برگرداند.
    }
invite-rule-wait_some = امتیاز انتقال دوستتان مدتی در انتظار می‌ماند، چون شاید شبکه انتقال را برگرداند.

invite-friends = دعوت‌های شما
invite-friends-empty = هنوز دعوتی نیست. دوستانی که با لینک شما می‌آیند اینجا نمایش داده می‌شوند.
invite-friend-came = پیوسته در { $day }
invite-friend-joined = هنوز بدون انتقال
invite-friend-ended = گرداننده این دعوت را پایان داد
invite-friend-waiting = ⁦+{ $points }⁩ در انتظار
invite-friend-bridges = { $bridges } انتقال

invite-none = لینک دعوت شما
invite-none-text = برای گرفتن لینک و دیدن دعوت‌هایتان، کیف پول را وصل کنید. کیف پول جدید یک بار وارد می‌شود؛ رایگان است.
invite-wanted = این کیف پول اینجا جدید است. برای ساخت لینک یک بار وارد شوید؛ یک امضای رایگان است، نه تراکنش.
invite-wanted-action = گرفتن لینک من

invite-came = یک دوست شما را دعوت کرد
invite-came-text = با کیف پول تأیید کنید تا دوستتان از امتیاز انتقال‌های شما سهم بگیرد. رایگان است و همهٔ امتیازهای شما می‌ماند.
invite-came-confirm = تأیید با کیف پول
invite-came-decline = نه، ممنون
invite-came-bound = دعوت تأیید شد
invite-came-bound-text = دوستتان از انتقال‌های شما امتیاز می‌گیرد. همهٔ امتیازهای شما می‌ماند.

invite-ask = یک دوست شما را دعوت کرد. قبل از اولین انتقال تأیید کنید، وگرنه حساب نمی‌شود؛ رایگان است.
invite-remembered = دعوت شما ذخیره شد. کیف پول را وصل کنید و آن را قبل از اولین انتقال تأیید کنید.
invite-own_link = این لینک دعوت خودتان است. فقط برای دوستانی حساب می‌شود که بازش کنند.
invite-review = یک دوست شما را دعوت کرد. دعوت فقط اگر قبل از اولین انتقال تأیید شود حساب می‌شود.
invite-review-action = اول تأیید دعوت

invite-problem-referral_self = این لینک دعوت خودتان است. آن را برای دوستان بفرستید.
invite-problem-referral_cycle = این دعوت از کسی است که خودتان دعوت کرده‌اید، پس حساب نمی‌شود.
invite-problem-referral_taken = قبلاً دعوت دیگری را تأیید کرده‌اید و قابل تغییر نیست.
invite-problem-referral_late = دعوت فقط قبل از اولین انتقال حساب می‌شود و این کیف پول انتقال داشته است.
invite-problem-referral_ended = گرداننده دعوت این کیف پول را پایان داده است، پس نمی‌تواند از دعوت دیگری استفاده کند.
invite-problem-referral_unknown = این لینک دعوت دیگر معتبر نیست.
invite-problem-wallet_rejected = در کیف پول رد کردید. چیزی تغییر نکرد و می‌توانید بعداً تأیید کنید.

invite-task = دعوت از دوستان
invite-task-text = سهمی از امتیاز هر انتقال دوستانتان
invite-task-action = اشتراک‌گذاری
