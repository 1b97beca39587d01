### While nothing can be fetched

connection-slow = این صفحه هنوز نرسیده است. وقتی وصل شدید دوباره بارگیری‌اش کنید؛ آنچه در راه است به آن وابسته نیست.
connection-reload = بارگیری دوباره
