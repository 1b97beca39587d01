### Links that fill the form

link-ignored = از لینک استفاده نشد: { $list }. آنچه فرم نشان می‌دهد ملاک است.
link-address_as_network = این شبیه آدرس است: در لینک، آدرس در «recipient» می‌آید و «to» نام شبکه است.
link-part = { $name } «{ $value }»
link-field-from = شبکهٔ مبدأ
link-field-to = شبکهٔ مقصد
link-field-token = دارایی
link-field-amount = مقدار
link-field-recipient = گیرنده
link-field-exchange = صرافی
link-field-ref = کد دعوت
link-field-channel = شریک
link-recipient = این آدرس همراه لینکی آمد که باز کردید. فقط وقتی از آن استفاده کنید که همانی باشد که گیرنده به شما داده است.
link-share-title = انتقال Causeway
link-share-text = با این تنظیمات در Causeway انتقال دهید

action-dismiss = متوجه شدم
