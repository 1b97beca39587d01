### Inviting friends, and having been invited

invite-link = دعوت شما
invite-copy = کپی لینک
invite-qr = کد دعوت شما برای دوربین دستگاه دیگر
invite-share = اشتراک‌گذاری
invite-share-title = Causeway
invite-share-text = دارایی‌تان را با Causeway میان شبکه‌ها جابه‌جا کنید و برایش امتیاز بگیرید:
invite-stat-referees = دوستان
invite-stat-bridges = انتقال‌های آنها
invite-stat-points = امتیازهای شما
invite-stat-waiting = { $points } امتیاز دیگر در راه است

invite-rules = چطور کار می‌کند
invite-rule-share = { $percent } درصد از امتیاز هر انتقال دوستتان به شما می‌رسد. از دوستتان چیزی کم نمی‌شود.
invite-rule-some = سهمی از امتیاز هر انتقال دوستتان به شما می‌رسد. از دوستتان چیزی کم نمی‌شود.
invite-rule-first = دوستتان پیش از نخستین انتقال، لینک را باز می‌کند، کیف پول را وصل و دعوت را تأیید می‌کند. نخستین دعوت می‌ماند.
invite-rule-wait =
    { $hours ->
        [one] امتیاز انتقال دوست یک ساعت پس از آن حساب می‌شود، چون آن انتقال هنوز ممکن است باطل شود.
       *[other] امتیاز انتقال دوست { $hours } ساعت پس از آن حساب می‌شود، چون آن انتقال هنوز ممکن است باطل شود.
    }
invite-rule-wait_some = امتیاز انتقال دوست کمی بعد حساب می‌شود، چون آن انتقال هنوز ممکن است باطل شود.

invite-friends = دوستانی که آمدند
invite-friends-empty = هنوز هیچ‌کس. هر کس از لینک شما بیاید و تأییدش کند اینجا می‌آید.
invite-friend-came = آمده در { $day }
invite-friend-joined = هنوز انتقالی نداشته
invite-friend-ended = گرداننده این دعوت را پایان داد
invite-friend-waiting = ⁦+{ $points }⁩ در راه
invite-friend-bridges = { $bridges } انتقال

invite-none = لینک خودتان
invite-none-text = کیف پول را وصل کنید تا لینکتان را بگیرید و ببینید چه کسی با آن آمده است. کیف پولی که اینجا تازه است یک بار برای آن وارد می‌شود؛ هزینه‌ای ندارد.
invite-wanted = این کیف پول اینجا تازه است. یک بار با آن وارد شوید تا لینکتان ساخته شود. این یک امضاست، نه تراکنش: هزینه‌ای ندارد.
invite-wanted-action = گرفتن لینک

invite-came = شما با دعوت آمدید
invite-came-text = آن را با کیف پول تأیید کنید تا دعوت‌کننده افزون بر امتیاز شما سهمی بگیرد. برای شما هزینه‌ای ندارد: نه کارمزد، نه امتیاز.
invite-came-confirm = تأیید با کیف پول
invite-came-later = نه، ممنون
invite-came-bound = دعوت شما تأیید شد
invite-came-bound-text = دعوت‌کننده برای انتقال‌های شما امتیاز می‌گیرد. امتیازهای شما مال خودتان می‌ماند.

invite-ask = شما با دعوت آمدید. آن را پیش از نخستین انتقال تأیید کنید: پس از آن دیگر حساب نمی‌شود. برای شما هزینه‌ای ندارد.
invite-remembered = دعوت شما را به خاطر سپردیم. پس از اتصال کیف پول، آن را پیش از نخستین انتقال تأیید کنید.
invite-own_link = این لینک دعوت خودتان است. برای دوستانی حساب می‌شود که بازش کنند، نه برای شما.
invite-review = شما با دعوت آمدید. دعوت فقط وقتی حساب می‌شود که پیش از نخستین انتقال تأیید شود.
invite-review-action = اول تأیید دعوت

invite-problem-referral_self = این دعوت خودتان است. آن را برای دوستان بفرستید.
invite-problem-referral_cycle = این دعوت از کسی است که خودتان دعوتش کرده‌اید، پس حساب نمی‌شود.
invite-problem-referral_taken = پیش‌تر دعوت دیگری را تأیید کرده‌اید و همان می‌ماند.
invite-problem-referral_late = دعوت فقط پیش از نخستین انتقال حساب می‌شود و این کیف پول انتقال داشته است.
invite-problem-referral_ended = گرداننده دعوت این کیف پول را پایان داده است، پس نمی‌تواند دعوت دیگری بپذیرد.
invite-problem-referral_unknown = دیگر کسی با این لینک دعوت نمی‌کند.
invite-problem-wallet_rejected = در کیف پول رد کردید. چیزی تغییر نکرد؛ می‌توانید بعداً تأیید کنید.

invite-task = دعوت از دوستان
invite-task-text = سهمی از امتیاز هر انتقال دوستانتان
invite-task-action = اشتراک‌گذاری
