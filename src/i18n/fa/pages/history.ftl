### History and search

history-title = تاریخچه
history-browser = شروع‌شده در این مرورگر
history-wallet = کیف پول
history-all_wallets = همهٔ کیف پول‌ها
history-route = { $from } به { $to }
history-more = بارگیری بیشتر
history-csv = دانلود این فهرست با قالب CSV
history-empty-title = هنوز انتقالی نیست
history-empty-text =
    { $count ->
        [one] انتقال‌های این کیف پول بعد از شناسایی واریز اینجا نمایش داده می‌شوند.
       *[other] انتقال‌های این کیف پول‌ها بعد از شناسایی واریز اینجا نمایش داده می‌شوند.
    }
history-empty-action = شروع انتقال
history-empty-swaps = تبدیل‌ها ({ $count })
history-connect-title = انتقال‌های شما
history-connect-text = برای دیدن انتقال‌ها، کیف پول را وصل کنید. نیازی به امضا نیست.

query-placeholder = شناسه یا هش
query-start-title = پیگیری انتقال
query-start-text = شناسهٔ انتقال، هش تراکنش یا آدرس کیف پول را وارد کنید. هر کسی می‌تواند انتقال را بعد از شناسایی واریز پیدا کند.
query-action = جستجو
query-results = انتقال‌های پیداشده
query-nothing-title = انتقالی پیدا نشد
query-nothing-text = ببینید متن را کامل چسبانده‌اید یا نه. انتقال‌ها بعد از شناسایی واریز نمایش داده می‌شوند.
