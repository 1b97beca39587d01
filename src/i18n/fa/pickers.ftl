### Network list and asset picker

picker-network-from = شبکهٔ مبدأ
picker-network-to = شبکه یا صرافی مقصد
picker-networks = شبکه‌ها
picker-all_networks = همهٔ شبکه‌ها
picker-asset = دارایی
picker-asset-search = جستجو با نماد، نام یا آدرس
picker-asset-list = دارایی‌های { $network }
picker-asset-nothing = دارایی‌ای در { $network } با «{ $text }» پیدا نشد.
picker-asset-no_address = دارایی‌ای در { $network } با این آدرس نیست. شبکه را بررسی کنید و مراقب توکن‌هایی باشید که فقط از یک لینک یا غریبه می‌شناسید.
picker-unreachable_to = هنوز مسیری به { $network } نیست
picker-swap_first = تبدیل، سپس انتقال
picker-same_symbol = این { $symbol } همان نیست که اینجا پشتیبانی می‌شود
picker-resembles = شبیه‌سازی { $symbol }
picker-recent = اخیر
picker-formerly = قبلاً { $symbol }، نیازی به مهاجرت نیست
picker-native = { $symbol }، قبلاً { $former }
picker-pin = سنجاق کردن { $symbol }
picker-search = جستجوی شبکه
picker-kind = نوع شبکه
picker-popular = پرطرفدار
picker-tab-all = همه
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = غیر EVM
picker-tab-testnet = تست‌نت
picker-tab-network = شبکه
picker-tab-exchange = صرافی
picker-no_route = هنوز مسیری نیست
picker-no_route-wallets_only = اتصال ممکن است؛ انتقال هنوز نه
picker-no_route-unproven = تا پایان آزمایش خاموش است
picker-unreachable = هنوز مسیری از { $network } نیست
picker-nothing = شبکه‌ای با «{ $text }» پیدا نشد.
picker-found_in = یافت‌شده در
picker-none_here = هنوز شبکه‌ای از این نوع نیست.
picker-found =
    { $count ->
        [0] چیزی پیدا نشد
       *[other] { $count } نتیجه
    }
picker-balance_failed = شلوغی شبکه یا مشکل RPC
picker-balance-absent = بدون موجودی
picker-balance-loading = بارگیری موجودی
picker-exchange-title = به شبکهٔ صرافی
picker-exchange-list = صرافی‌ها
picker-exchange-suspended = واریز متوقف شده
picker-exchange-unsupported = در شبکه‌های موجود، { $token } را نمی‌پذیرد
picker-exchange-none = هنوز صرافی‌ای موجود نیست.
picker-exchange-loading = بارگیری صرافی‌ها
picker-exchange-failed = صرافی‌ها بارگیری نشدند.
picker-exchange-blocked-loading = صرافی‌ها هنوز در حال بارگیری‌اند.
picker-exchange-blocked-token = انتقال به صرافی فقط برای ETH، USDC، USDT و BTC ممکن است.
picker-exchange-blocked-network = برای این توکن شبکهٔ صرافی در دسترس نیست.
picker-exchange-confirm = لطفاً مطمئن شوید { $name } واریز { $token } را در شبکهٔ انتخابی شما پشتیبانی می‌کند و آن را متوقف نکرده است.
picker-exchange-back = صرافی‌های دیگر
