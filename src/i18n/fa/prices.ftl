### Prices: the mark beside a figure that is old

prices-stale = قیمت قدیمی
prices-stale-why = این ارزش دلاری با قیمت قدیمی حساب شده، چون منبع آن پاسخ نمی‌دهد. مقدار توکن‌ها دقیق است.
