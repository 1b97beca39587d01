### Events that are over, with their final leaderboards

owls-about = این رویدادی با زمان محدود و جدول رتبه‌بندی بود. نتایج زیر نهایی است.
owls-title = جدول رتبه‌بندی نهایی
owls-rank = رتبه
owls-address = آدرس
owls-score = امتیاز
owls-search = جست‌وجو با آدرس
owls-search-none = هیچ آدرسی در این جدول با جست‌وجوی شما مطابقت ندارد.
owls-not-listed = کیف پول شما در این جدول نیست.
owls-connect = برای دیدن رتبه‌تان، کیف پول را وصل کنید.
owls-none = اینجا نتیجه‌ای منتشر نشده است
owls-none-text = این رویدادی با زمان محدود و جدول رتبه‌بندی بود. نتایج نهایی آن در این سایت منتشر نشده است.
owls-next = قدم بعدی
owls-next-text = همچنان می‌توانید با انتقال، ثبت حضور و انجام مأموریت‌ها امتیاز بگیرید.
