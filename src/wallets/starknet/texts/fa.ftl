wallets-group-starknet = StarkNet
address-other_family_starknet = این آدرس EVM است. این شبکه آدرس Starknet می‌خواهد.
address-zero_starknet = این آدرس صفر است. هیچ‌کس نمی‌تواند آنجا وجهی دریافت کند.
address-incomplete_starknet = این آدرس ناقص است. نویسه‌های اول و آخر را بررسی کنید.
address-long_starknet = آدرس Starknet پس از 0x حداکثر 64 رقم دارد.
address-range_starknet = هیچ حساب Starknet با این آدرس وجود ندارد. اشتباه تایپی را بررسی کنید.
wallets-unserved-starknet = شبکهٔ آزمایشی StarkNet در حال حاضر پشتیبانی نمی‌شود. لطفاً در کیف پول خود به شبکهٔ اصلی بروید.
problem-account_not_deployed = حساب Starknet شما هنوز مستقر نشده است. با آن در کیف پول خود یک تراکنش انجام دهید و دوباره وارد شوید.
