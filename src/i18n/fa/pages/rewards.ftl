### Points and the daily check-in

rewards-check_in-title = حضور روزانه
rewards-check_in-action = ثبت حضور
rewards-check_in-connect = اتصال کیف پول برای { $network }
rewards-check_in-other_wallet = کیف پول شما نمی‌تواند در { $network } حضور ثبت کند. کیف پولی برای { $network } وصل کنید؛ امتیازها به همان کیف پول می‌رسد.
rewards-check_in-network = شبکه
rewards-check_in-networks_unknown = شبکه‌ها بارگیری نشدند. تا آن زمان ثبت حضور ممکن نیست.
rewards-check_in-of = حضور { $wallet }
rewards-check_in-worth = روزی { $points } امتیاز بگیرید، یا { $bridged } در روزی که انتقال دارید.
rewards-check_in-rows = روزهای متوالی امتیاز بیشتری دارند: { $days }. هر دوشنبه (UTC) صفر می‌شود.
rewards-check_in-row = ⁦+{ $points }⁩ امتیاز در روز { $day }
rewards-check_in-double = امتیاز دو برابر: { $points } برای ثبت حضور، یا { $bridged } در روزی که انتقال دارید.

rewards-check_in-calendar = ثبت حضورهای شما
rewards-check_in-previous = ماه قبل
rewards-check_in-next = ماه بعد
rewards-check_in-unknown = ثبت حضورهای شما بارگیری نشد.
rewards-check_in-today = { $day }، امروز: ثبت حضور
rewards-check_in-checked = { $day }: حضور ثبت شد، { $points } امتیاز. تراکنش را باز می‌کند
rewards-check_in-counted = { $day }: حضور ثبت شد، { $points } امتیاز
rewards-check_in-dot = روزی بدون ثبت حضور
rewards-check_in-not = { $day }: بدون ثبت حضور

rewards-check_in-next_in = ثبت حضور بعدی تا { $left } دیگر
rewards-check_in-left = امروز تا { $left } دیگر تمام می‌شود (UTC)
rewards-check_in-looking = بررسی وضعیت امروز…
rewards-check_in-switching = در کیف پول به { $network } بروید
rewards-check_in-signing = در کیف پول تأیید کنید
rewards-check_in-landing = در انتظار تأیید در { $network }…
rewards-check_in-counting = افزودن امتیازها…

rewards-problem-check_in_waiting = شبکه کند است. بعداً دوباره اینجا را باز کنید تا ثبت حضور کامل شود.
rewards-problem-check_in_failed = شبکه این ثبت حضور را رد کرد. چیزی حساب نشد؛ دوباره تلاش کنید.
rewards-problem-check_in_day_over = روز قبل از تأیید این ثبت حضور تمام شد (UTC)، پس حساب نمی‌شود. حضور امروز را ثبت کنید.
rewards-problem-check_in_unsure = وضعیت امروز مشخص نشد، پس چیزی امضا نشد. دوباره تلاش کنید.
rewards-problem-check_in_repeated = حضور امروز قبلاً ثبت شده است
rewards-problem-check_in_not_found = این تراکنش ثبت حضور آن روز نیست. دوباره ثبت کنید.
rewards-problem-check_in_untraced = امروز در این شبکه حضور ثبت کرده‌اید، ولی تراکنش آن را پیدا نکردیم. دوباره امضا نکنید: شبکه آن را رد می‌کند.
rewards-problem-check_in_of_another = این ثبت حضور متعلق به کیف پول دیگری است.
rewards-problem-check_in_too_old = این ثبت حضور دیر فرستاده شد و حساب نمی‌شود.
rewards-problem-check_in_unsupported = ثبت حضور در این شبکه ممکن نیست.
rewards-problem-check_in_call_stale = ساعت دستگاه شما درست نیست. آن را تنظیم کنید و دوباره تلاش کنید.
rewards-problem-check_in_call_repeated = این درخواست دو بار فرستاده شد. دوباره تلاش کنید.
rewards-problem-wallet_wrong_network = کیف پول شما در شبکهٔ اشتباهی است. دوباره تلاش کنید.
rewards-problem-wallet_mismatch = کیف پول شما به حساب دیگری رفته است. به حساب قبلی برگردید و دوباره تلاش کنید.
