wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = این آدرس EVM است. این شبکه آدرسی از نوع Solana می‌خواهد.
address-length_base58 = آدرس‌های این شبکه 32 تا 44 نویسه دارند.
address-letters_base58 = این آدرس نویسهٔ نامعتبر دارد. 0، O، I و l هرگز استفاده نمی‌شوند.
address-incomplete = این آدرس ناقص است. نویسه‌های اول و آخر را بررسی کنید.
recipient-placeholder_svm = آدرس یا نامی مانند name.sol
