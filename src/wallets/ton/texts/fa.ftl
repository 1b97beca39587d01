wallets-group-ton = TON
address-other_family_ton = این آدرس EVM است. این شبکه آدرس TON می‌خواهد.
address-form_ton = آدرس TON 48 نویسه دارد و معمولاً با UQ یا EQ شروع می‌شود.
address-checksum_ton = چک‌سام نامعتبر است. آدرس را از نظر غلط تایپی بررسی کنید.
address-test_only_ton = این آدرس فقط در تست‌نت TON کار می‌کند.
recipient-placeholder_ton = آدرس یا نامی مانند name.ton
