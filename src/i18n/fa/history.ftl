### History and search

history-title = تاریخچه
history-wallet = کیف پول
history-all_wallets = همهٔ کیف پول‌ها
history-route = { $from } به { $to }
history-more = نمایش قدیمی‌ترها
history-empty-title = هنوز چیزی از پل نگذشته است
history-empty-text =
    { $count ->
        [one] انتقال‌های این کیف پول به‌محض دیده شدن واریز اینجا می‌آیند.
       *[other] انتقال‌های این کیف پول‌ها به‌محض دیده شدن واریز اینجا می‌آیند.
    }
history-empty-action = اولین انتقال را آغاز کنید
history-connect-title = تاریخچهٔ چه کسی؟
history-connect-text = برای دیدن انتقال‌های یک کیف پول، آن را وصل کنید. امضایی لازم نیست.

query-placeholder = شناسه، هش یا آدرس
query-start-title = الان کجاست؟
query-start-text = شناسهٔ انتقال، هش واریز یا پرداخت آن، یا آدرس یک کیف پول را وارد کنید. هر کسی می‌تواند انتقال را پس از دیده شدن واریزش پیدا کند.
query-action = یافتن
query-results = انتقال‌های پیداشده
query-nothing-title = چیزی پیدا نشد
query-nothing-text = ببینید از ابتدا یا انتها چیزی جا نیفتاده باشد. انتقال پس از دیده شدن واریزش پیدا می‌شود.
