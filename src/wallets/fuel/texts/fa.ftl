wallets-group-fuel = Fuel
address-other_family_fuel = این آدرس EVM است. این شبکه آدرس Fuel می‌خواهد.
address-bech32_fuel = این آدرس Fuel به شکل قدیمی است. آدرسی را کپی کنید که با 0x شروع می‌شود.
address-public_key_fuel = این کلید عمومی است. آدرس حساب را وارد کنید.
address-long_fuel = آدرس Fuel پس از 0x دارای 64 رقم است.
problem-wallet_not_authorized = حساب فعلی برای این اتصال مجاز نیست!
