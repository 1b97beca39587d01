### Prices: the mark beside a figure that is old

prices-stale = قیمت قدیمی
prices-stale-why = قیمت دلاری پشت این عدد قدیمی است: منبع آن مدتی است پاسخ نداده. مقدار توکن‌ها دقیق است.
