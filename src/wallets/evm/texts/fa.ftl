wallets-group-evm = کیف پول‌های EVM
address-empty_0x = آدرسی وارد کنید که با 0x شروع شود.
address-without_0x = آدرس‌های این شبکه با 0x شروع می‌شوند.
address-length_0x = آدرس باید 42 نویسه داشته باشد، ولی این یکی { $length } نویسه دارد.
address-digits_0x = بعد از 0x فقط 0–9 و a–f می‌آید.
address-checksum = چک‌سام نامعتبر است. آدرس را از نظر غلط تایپی بررسی کنید.
recipient-placeholder_evm = آدرس یا نامی مانند name.eth
problem-signature_unverifiable = امضای این حساب در این شبکه قابل تأیید نیست. شبکهٔ دیگری را در کیف پول انتخاب کنید و دوباره وارد شوید.
