### What is wrong with an address, by the codes of its rules

address-empty = آدرسی وارد کنید.
address-empty_0x = آدرسی وارد کنید که با 0x شروع شود.
address-without_0x = آدرس‌های این شبکه با 0x شروع می‌شوند.
address-length_0x = آدرس باید 42 نویسه داشته باشد، ولی این یکی { $length } نویسه دارد.
address-digits_0x = بعد از 0x فقط 0–9 و a–f می‌آید.
address-checksum = چک‌سام نامعتبر است. آدرس را از نظر غلط تایپی بررسی کنید.
address-other_family = این آدرس EVM است. این شبکه آدرسی از نوع Solana می‌خواهد.
address-length_base58 = آدرس‌های این شبکه 32 تا 44 نویسه دارند.
address-letters_base58 = این آدرس نویسهٔ نامعتبر دارد. 0، O، I و l هرگز استفاده نمی‌شوند.
address-other_family_ton = این آدرس EVM است. این شبکه آدرس TON می‌خواهد.
address-form_ton = آدرس TON 48 نویسه دارد و معمولاً با UQ یا EQ شروع می‌شود.
address-checksum_ton = چک‌سام نامعتبر است. آدرس را از نظر غلط تایپی بررسی کنید.
address-test_only_ton = این آدرس فقط در تست‌نت TON کار می‌کند.
address-incomplete = این آدرس ناقص است. نویسه‌های اول و آخر را بررسی کنید.
address-dead = این آدرس سوزاندن است و دارایی ارسالی به آن از بین می‌رود. گیرندهٔ دیگری وارد کنید.
address-token = این قرارداد توکن است، نه کیف پول. دارایی ارسالی به آن از بین می‌رود؛ گیرندهٔ دیگری وارد کنید.
address-bridge = این قرارداد پل است، نه کیف پول. دارایی ارسالی به آن از بین می‌رود؛ گیرندهٔ دیگری وارد کنید.
address-name = نام‌ها اینجا پشتیبانی نمی‌شوند. آدرس کیف پول را وارد کنید.
address-contract_call = این کد فراخوانی قرارداد است و گیرنده ندارد. یک آدرس وارد کنید.
