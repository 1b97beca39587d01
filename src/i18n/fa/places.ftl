### نام صفحه‌ها در منوها

deploy-tag = Base
points-mine = امتیازهای من
request-title = درخواست پرداخت
service-title = وضعیت سرویس
screen-bridge-title = پل
screen-bridge-description = دارایی خود را بین شبکه‌ها منتقل کنید. دارایی شما تا اثبات پرداخت در قرارداد هوشمند می‌ماند.
screen-trust-title = اعتماد
screen-account-title = نشست‌ها و داده‌ها
screen-maker-title = بازارسازی
screen-pool-title = استخر
screen-portfolio-title = دارایی‌ها
nav-history = تاریخچه
screen-deploy-title = استقرار
screen-ecosystem-title = اکوسیستم
screen-developing-title = در دست توسعه
screen-test-title = عیب‌یابی
screen-tracker-title = ردیاب L2
screen-faucet-title = فاست‌ها
screen-not-found-title = صفحه پیدا نشد
query-title = پیدا کردن انتقال
tos-title = شرایط استفاده
