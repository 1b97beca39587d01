### Wallet list and connecting

wallets-connect_destination = اتصال کیف پول مقصد
wallets-chip = کیف پول من:{ " " }
wallets-more = { $count } کیف پول متصل دیگر
wallets-mine = کیف پول من
wallets-connect = اتصال کیف پول
wallets-other = استفاده از کیف پول دیگر
wallets-kind = نوع کیف پول
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = غیر EVM

wallets-back = همهٔ کیف پول‌ها
wallets-scan = اسکن
wallets-scan-title = برای استفاده از { $wallet } اسکن کنید
wallets-pairing-code = کد QR برای { $wallet }
wallets-pairing-starting = در حال اتصال…
wallets-pairing-open = باز کردن { $wallet }
wallets-pairing-copy = کپی لینک
wallets-pairing-install = دریافت { $wallet } برای این مرورگر
wallets-pairing-again = تلاش دوباره

wallets-open = باز کردن
wallets-inside-title = باز کردن در { $wallet }
wallets-inside-text = { $wallet } مرورگر خودش را دارد. این صفحه را آنجا باز کنید: اطلاعاتتان همراهتان می‌آید و انتقال را در هر دو جا می‌توانید دنبال کنید.
wallets-inside-order = این انتقال را در مرورگر خود { $wallet } ادامه دهید. لینک فقط یک بار و تا ده دقیقه کار می‌کند؛ آن را به کسی ندهید.
wallets-inside-code = کد QR برای باز کردن این صفحه در { $wallet }

wallets-terms = با اتصال کیف پول می‌پذیرید:
wallets-browser = کیف پول مرورگر
wallets-install = نصب
wallets-connecting = کیف پول خود را بررسی کنید
wallets-none = کیف پولی از این نوع در این مرورگر پیدا نشد.
wallets-load_failed = کیف پول‌ها بارگیری نشدند.
wallets-copy = کپی آدرس
wallets-exit = قطع اتصال { $name }
wallets-unknown_network = شبکهٔ { $id }

connect-wallet_rejected = درخواست را رد کردید.
connect-wallet_not_found = شاید این کیف پول با کیف پول‌های دیگر تداخل دارد یا نصب نیست. کیف پول‌های دیگر را غیرفعال کنید یا آن را نصب کنید.
connect-wallet_pending_request = منبع درخواستی در دسترس نیست.
connect-relay_unreachable = فعلاً اتصال به WalletConnect برقرار نمی‌شود. چیزی ارسال نشد؛ اتصال خود را بررسی کنید و دوباره تلاش کنید.
connect-missing = خطا: اول { $wallet } را نصب کنید.
connect-missing-bitget = Bitget Wallet را نصب کنید
connect-missing-phantom = Phantom پیدا نشد
connect-missing-backpack = Backpack پیدا نشد

inscribe-open = ارسال اینسکریپشن
inscribe-title = ارسال اینسکریپشن
inscribe-note = کیف پول شما ابتدا اینسکریپشن را می‌سازد و بعد آن را می‌فرستد. هر مرحله کارمزد شبکهٔ خودش را دارد.
inscribe-mode = نوع
inscribe-mode-brc-20 = انتقال BRC-20
inscribe-mode-inscribe = متن
inscribe-ticker = نماد توکن
inscribe-amount = مقدار
inscribe-balance = کیف پول موجودی BRC-20 شما را بررسی می‌کند؛ این صفحه نمی‌تواند.
inscribe-text = متن اینسکریپشن
inscribe-to = آدرس گیرنده
inscribe-start = ادامه
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = متن: { $text }
inscribe-step-make = ساخت اینسکریپشن
inscribe-step-send = ارسال برای گیرنده
inscribe-step-done = انجام شد
inscribe-make = ساخت اینسکریپشن
inscribe-send = ارسال اینسکریپشن
inscribe-unanswered = کیف پول شما این مرحله را تأیید نکرد. پیش از تلاش دوباره آن را بررسی کنید تا دو بار پرداخت نکنید.
inscribe-sent = اینسکریپشن در راه است. پس از تأیید تراکنش می‌رسد.
inscribe-discard = شروع دوباره
inscribe-another = ارسال یکی دیگر
inscribe-problem-ticker = نماد BRC-20 چهار یا پنج نویسه دارد.
inscribe-problem-amount = مقداری بیشتر از صفر وارد کنید، مانند 12.5.
inscribe-problem-text = متن اینسکریپشن را وارد کنید، حداکثر 10,000 بایت.
inscribe-problem-recipient = گیرنده‌ای در شبکهٔ کیف پول خود وارد کنید.
