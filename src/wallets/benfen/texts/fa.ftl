wallets-group-benfen = BenFen
address-other_family_benfen = این آدرس EVM است. این شبکه آدرس BenFen می‌خواهد.
address-without_bfc = آدرس‌های این شبکه با BFC شروع می‌شوند.
address-digits_benfen = بعد از BFC فقط 0–9 و a–f می‌آید.
address-long_benfen = آدرس BenFen پس از BFC، 68 نویسه دارد.
