### Links that fill the form

link-ignored = از لینک نادیده گرفته شد: { $list }. قبل از ادامه، فرم را بررسی کنید.
link-address_as_network = این شبیه آدرس است. در لینک، «recipient» برای آدرس و «to» برای شبکه است.
link-part = { $name } «{ $value }»
link-field-from = شبکهٔ مبدأ
link-field-to = شبکهٔ مقصد
link-field-chain = شبکه
link-field-token = دارایی
link-field-amount = مقدار
link-field-exact = مقدار دقیق
link-field-recipient = گیرنده
link-field-exchange = صرافی
link-field-ref = کد دعوت
link-field-channel = شریک
link-recipient = این آدرس از لینکی است که باز کردید. فقط اگر با آدرسی که گیرنده داده یکی است استفاده کنید.
link-share-title = انتقال Causeway
link-share-text = انتقال در Causeway با این تنظیمات

action-dismiss = متوجه شدم
