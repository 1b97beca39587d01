### Networks, wallets and apps as cards

ecosystem-search = جستجوی شبکه، کیف پول و برنامه
ecosystem-tags = فیلتر
ecosystem-count =
    { $count ->
        [one] { $count } نتیجه
       *[other] { $count } نتیجه
    }
ecosystem-none = چیزی پیدا نشد
ecosystem-none-text = واژهٔ دیگری را امتحان کنید یا همه را نشان دهید.
ecosystem-clear = نمایش همه
ecosystem-all = نمایش همه ({ $count })
ecosystem-failed = اکوسیستم بارگیری نشد
ecosystem-failed-text = اتصال خود را بررسی و دوباره تلاش کنید.
ecosystem-apps-failed = برنامه‌ها فعلاً بارگیری نمی‌شوند.
ecosystem-network = کارمزدها با { $symbol } پرداخت می‌شود
ecosystem-bridge = انتقال به این شبکه
ecosystem-on_more = { $networks } و { $count } مورد دیگر
ecosystem-ready = آمادهٔ اتصال
ecosystem-tag-networks = شبکه‌ها
ecosystem-tag-wallets = کیف پول‌ها
ecosystem-tag-apps = برنامه‌ها
ecosystem-tag-swap = تبدیل
ecosystem-tag-lend = وام
ecosystem-tag-stake = استیکینگ
ecosystem-tag-trade = معامله
ecosystem-tag-nft = NFT
ecosystem-tag-names = نام‌ها
