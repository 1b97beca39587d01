### Points and the daily check-in

rewards-points = { $points } امتیاز
rewards-points_of = { $wallet }: { $points } امتیاز

rewards-check_in-title = حضور روزانه
rewards-check_in-open = حضور روزانه
rewards-check_in-action = ثبت حضور
rewards-check_in-done = امروز ثبت شد
rewards-check_in-connect = اتصال کیف پول برای { $network }
rewards-check_in-other_wallet = کیف پول شما نمی‌تواند در { $network } حضور ثبت کند. یک کیف پول برای { $network } هم متصل کنید؛ دیگری متصل می‌ماند.
rewards-check_in-success = حضور ثبت شد
rewards-check_in-network = شبکه
rewards-check_in-networks_unknown = شبکه‌ها بارگیری نشدند. بدون آن‌ها نمی‌توان حضور ثبت کرد.
rewards-check_in-of = حضور { $wallet }
rewards-check_in-worth = هر ثبت حضور روزی { $points } امتیاز دارد، و { $bridged } در روزی که انتقال هم داشته باشید.
rewards-check_in-rows = روزهای پشت سر هم امتیاز بیشتری دارند: { $days }. شمارش روزها هر دوشنبه (UTC) از نو آغاز می‌شود.
rewards-check_in-row = { $points } امتیاز بیشتر در روز { $day }
rewards-check_in-double = اکنون امتیاز دو برابر است: { $points } برای ثبت حضور، { $bridged } در روزی که انتقال داشته باشید.

rewards-check_in-calendar = حضورهای شما
rewards-check_in-previous = ماه پیش
rewards-check_in-next = ماه بعد
rewards-check_in-unknown = حضورهای شما بارگیری نشد.
rewards-check_in-today = { $day }، امروز: ثبت حضور
rewards-check_in-checked = { $day }: حضور ثبت شد، { $points } امتیاز. تراکنش را باز می‌کند
rewards-check_in-counted = { $day }: حضور ثبت شد، { $points } امتیاز
rewards-check_in-dot = روزی بدون ثبت حضور
rewards-check_in-not = { $day }: بدون ثبت حضور

rewards-check_in-next_in = ثبت حضور بعدی تا { $left } دیگر
rewards-check_in-left = امروز تا { $left } دیگر پایان می‌یابد (UTC)
rewards-check_in-looking = بررسی اینکه حضورتان ثبت شده یا نه
rewards-check_in-switching = در کیف پول به { $network } بروید
rewards-check_in-signing = در کیف پول تأیید کنید
rewards-check_in-landing = در راه { $network }
rewards-check_in-counting = امتیازهایتان در حال محاسبه است

rewards-problem-check_in_waiting = شبکه کند است. وقتی دوباره اینجا را باز کنید، حضورتان خودش حساب می‌شود.
rewards-problem-check_in_failed = شبکه این ثبت حضور را نپذیرفت. چیزی حساب نشد؛ دوباره تلاش کنید.
rewards-problem-check_in_day_over = این ثبت حضور برای روزی بود که به پایان رسیده است (UTC) و شبکه آن را نپذیرفت. چیزی حساب نشد. حضور امروز را ثبت کنید.
rewards-problem-check_in_unsure = نتوانستیم از سرور بپرسیم که امروز حضور ثبت کرده‌اید یا نه، پس چیزی امضا نشد.
rewards-problem-check_in_repeated = حضور امروز پیش‌تر ثبت شده است
rewards-problem-check_in_not_found = این تراکنش ثبت حضور آن روز نیست. دوباره ثبت کنید.
rewards-problem-check_in_untraced = این کیف پول امروز در این شبکه حضور ثبت کرده، ولی تراکنش آن پیدا نشد. دوباره امضا نکنید: شبکه آن را نمی‌پذیرد.
rewards-problem-check_in_of_another = این ثبت حضور مال کیف پول دیگری است.
rewards-problem-check_in_too_old = این ثبت حضور دیرتر از آن رسید که حساب شود.
rewards-problem-check_in_unsupported = در این شبکه ثبت حضور وجود ندارد.
rewards-problem-check_in_call_stale = ساعت دستگاه شما چند دقیقه اختلاف دارد. تنظیمش کنید و دوباره تلاش کنید.
rewards-problem-check_in_call_repeated = این دو بار فرستاده شد. دوباره تلاش کنید.
rewards-problem-wallet_wrong_network = کیف پول شما در شبکهٔ دیگری است. دوباره تلاش کنید.
rewards-problem-wallet_mismatch = کیف پول شما روی حساب دیگری است. به حساب قبلی برگردید.
