### Looking up what an airdrop has for addresses

airdrop-intro = ببینید چند { $symbol } به آدرس‌های شما داده شده است.
airdrop-addresses = آدرس‌های EVM، در هر خط یکی
airdrop-placeholder = یک یا چند آدرس بچسبانید
airdrop-query = جستجو
airdrop-private = آدرس‌ها ثبت نمی‌شوند: جستجو و فراموش می‌شوند.
airdrop-input-empty = آدرس را وارد کنید.
airdrop-input-wrong = آدرس اشتباه است.
airdrop-lines-wrong =
    { $count ->
        [1] خط { $list } را بررسی کنید: آدرس EVM 42 نویسه دارد و با 0x آغاز می‌شود.
       *[other] خط‌های { $list } را بررسی کنید: آدرس EVM 42 نویسه دارد و با 0x آغاز می‌شود.
    }
airdrop-capitals =
    { $count ->
        [one] حروف بزرگ { $list } با هم جور نیست، پس شاید نویسه‌ای اشتباه تایپ شده باشد. برای اطمینان دوباره کپی کنید.
       *[other] حروف بزرگ این آدرس‌ها با هم جور نیست، پس شاید نویسه‌ای اشتباه تایپ شده باشد: { $list }. برای اطمینان دوباره کپی کنید.
    }
airdrop-failed = شبکه شلوغ است.
airdrop-earlier = آخرین پرس‌وجو ناموفق بود. این نتایج مربوط به پرس‌وجوی قبلی است.
airdrop-start-title = هنوز چیزی جستجو نشده است
airdrop-start-text = آدرس‌هایتان را وارد کنید تا سهم هر کدام به { $symbol } اینجا بیاید. نیازی به اتصال کیف پول نیست.
airdrop-progress = { $done } از { $all } جستجو شد
airdrop-results = نتیجه
airdrop-total = جمع
airdrop-amount = ⁦{ $amount } ${ $symbol }⁩
airdrop-summary =
{ $all ->
        [1] { $found ->
            [0] برای این آدرس چیزی کنار گذاشته نشده است.
           *[other] برای این آدرس توکن کنار گذاشته شده است.
        }
       *[other] { $found ->
            [0] برای این { $all } آدرس چیزی کنار گذاشته نشده است.
           *[other] برای { $found } آدرس از { $all } آدرس توکن کنار گذاشته شده است.
        }
    }
airdrop-next-title = بعد کجا برویم
airdrop-next-failed = شبکه‌ها بارگیری نشدند.
airdrop-next-again = تلاش دوباره
airdrop-bridge = پل
airdrop-bridge-to = انتقال به { $network }
airdrop-hidden-title = اینجا در دسترس نیست
airdrop-hidden-text = برای جستجوی ایردراپ، برنامهٔ وب را باز کنید.
