### Looking up what an airdrop has for addresses

airdrop-intro = ببینید چند { $symbol } به آدرس‌های شما اختصاص یافته است.
airdrop-addresses = آدرس‌های EVM، در هر خط یکی
airdrop-placeholder = یک یا چند آدرس بچسبانید
airdrop-query = جستجو
airdrop-private = آدرس‌ها ثبت نمی‌شوند.
airdrop-input-empty = آدرس را وارد کنید.
airdrop-input-wrong = آدرس اشتباه است.
airdrop-lines-wrong =
    { $count ->
        [1] خط { $list } را بررسی کنید: آدرس EVM 42 نویسه دارد و با 0x شروع می‌شود.
       *[other] خط‌های { $list } را بررسی کنید: آدرس EVM 42 نویسه دارد و با 0x شروع می‌شود.
    }
airdrop-capitals =
    { $count ->
        [one] چک‌سام نامعتبر است: { $list }. آدرس را از نظر غلط تایپی بررسی کنید.
       *[other] چک‌سام نامعتبر است: { $list }. این آدرس‌ها را از نظر غلط تایپی بررسی کنید.
    }
airdrop-failed = شبکه شلوغ است.
airdrop-earlier = آخرین جستجو ناموفق بود. این‌ها نتایج جستجوی قبلی است.
airdrop-start-title = هنوز نتیجه‌ای نیست
airdrop-start-text = برای دیدن سهم { $symbol }، آدرس‌هایتان را وارد کنید. نیازی به اتصال کیف پول نیست.
airdrop-unlisted = سهم‌های این ایردراپ هنوز بارگیری نشده‌اند.
airdrop-progress = { $done } از { $all } بررسی شد
airdrop-results = نتایج
airdrop-total = جمع
airdrop-amount = ⁦{ $amount } ${ $symbol }⁩
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] این آدرس سهمی ندارد.
           *[other] این آدرس سهم دارد.
        }
       *[other] { $found ->
            [0] هیچ‌کدام از این { $all } آدرس سهمی ندارد.
           *[other] { $found } از { $all } آدرس سهم دارد.
        }
    }
airdrop-next-title = مراحل بعدی
airdrop-next-failed = شبکه‌ها بارگیری نشدند.
airdrop-next-again = تلاش دوباره
airdrop-bridge = پل
airdrop-bridge-to = انتقال به { $network }
airdrop-hidden-title = اینجا در دسترس نیست
airdrop-hidden-text = برای بررسی ایردراپ، نسخهٔ وب را باز کنید.
