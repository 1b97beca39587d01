### While nothing can be fetched

connection-slow = بارگیری این صفحه طول کشیده است. اتصال خود را بررسی کنید و دوباره بارگیری کنید؛ انتقال‌های در جریان ادامه دارند.
connection-reload = بارگیری دوباره
