### Network list and asset picker

picker-network-from = شبکهٔ مبدأ
picker-network-to = شبکه یا صرافی مقصد
picker-networks = شبکه‌ها
picker-all_networks = همهٔ شبکه‌ها
picker-asset = دارایی
picker-asset-search = جستجو با نماد، نام یا آدرس
picker-asset-list = دارایی‌های { $network }
picker-asset-nothing = هیچ دارایی‌ای در { $network } با «{ $text }» نمی‌خواند.
picker-asset-no_address = هیچ‌یک از دارایی‌های اینجا در { $network } این آدرس را ندارد. شبکه را بررسی کنید و مراقب توکنی باشید که فقط یک لینک یا یک غریبه از آن گفته است.
picker-unreachable_to = هنوز مسیری به { $network } نیست
picker-same_symbol = آن { $symbol } که اینجا ارائه می‌شود نیست
picker-resembles = { $symbol } نیست، فقط شبیه آن است
picker-recent = اخیر
picker-formerly = پیش‌تر { $symbol }، نیازی به مهاجرت نیست
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
picker-unreachable = هنوز مسیری از { $network } نیست
picker-nothing = هیچ شبکه‌ای با «{ $text }» نمی‌خواند.
picker-found_in = یافت‌شده در
picker-none_here = هنوز شبکه‌ای از این نوع اینجا نیست.
picker-found =
    { $count ->
        [0] چیزی پیدا نشد
       *[other] { $count } نتیجه
    }
picker-balance_failed = شلوغی شبکه یا مشکل RPC
picker-balance-absent = موجودی‌ای برای نمایش نیست
picker-balance-loading = در حال بارگیری موجودی
picker-exchange-title = به شبکهٔ صرافی
picker-exchange-list = صرافی‌ها
picker-exchange-suspended = فعلاً واریز نمی‌پذیرد
picker-exchange-unsupported = { $token } را در هیچ شبکه‌ای که از اینجا در دسترس باشد نمی‌پذیرد
picker-exchange-none = هنوز صرافی‌ای اینجا ارائه نمی‌شود.
picker-exchange-loading = در حال بارگیری صرافی‌ها
picker-exchange-failed = فهرست صرافی‌ها بارگیری نشد.
picker-exchange-blocked-loading = صرافی‌ها هنوز در حال بارگیری‌اند.
picker-exchange-blocked-token = به صرافی‌ها فقط ETH، USDC، USDT و BTC می‌توان فرستاد.
picker-exchange-blocked-network = با این توکن، از اینجا به هیچ شبکه‌ای برای واریز به صرافی نمی‌توان رسید.
picker-exchange-confirm = لطفاً مطمئن شوید { $name } واریز { $token } را در شبکهٔ انتخابی شما پشتیبانی می‌کند و آن را متوقف نکرده است.
picker-exchange-back = صرافی‌های دیگر
