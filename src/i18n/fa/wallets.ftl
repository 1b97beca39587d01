### Wallet list and connecting

wallets-connect_destination = اتصال کیف پول مقصد
wallets-chip = کیف پول من:{ " " }
wallets-mine = کیف پول من
wallets-connect = اتصال کیف پول
wallets-other = استفاده از کیف پول دیگر
wallets-kind = نوع کیف پول
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = غیر EVM
wallets-group-evm = کیف پول‌های EVM
wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
wallets-group-fuel = Fuel
wallets-group-starknet = StarkNet
wallets-group-benfen = BenFen
wallets-group-bitcoin = Bitcoin
wallets-group-ton = TON

wallets-back = همهٔ کیف پول‌ها
wallets-scan = اسکن
wallets-scan-title = برای استفاده از { $wallet } اسکن کنید
wallets-pairing-code = کد برای دوربین { $wallet }
wallets-pairing-starting = در حال برقراری اتصال
wallets-pairing-open = باز کردن { $wallet }
wallets-pairing-copy = کپی لینک
wallets-pairing-install = دریافت { $wallet } برای این مرورگر
wallets-pairing-again = تلاش دوباره

wallets-open = باز کردن
wallets-inside-title = در { $wallet } باز کنید
wallets-inside-text = { $wallet } در مرورگر خودش کار می‌کند. این صفحه را آنجا باز کنید: آنچه پر کرده‌اید همراهتان می‌آید و انتقال از راه پیوندش در هر دو سو ادامه دارد.
wallets-inside-order = { $wallet } در مرورگر خودش کار می‌کند. این انتقال را آنجا ادامه دهید و از هر دو سو دنبالش کنید. پیوند فقط یک بار و تا ده دقیقه کار می‌کند: آن را به کسی نشان ندهید.
wallets-inside-code = کدی که این صفحه را در { $wallet } باز می‌کند

wallets-terms = با اتصال کیف پول می‌پذیرید:
wallets-browser = کیف پول مرورگر
wallets-install = نصب
wallets-connecting = کیف پول را نگاه کنید
wallets-none = چنین کیف پولی در این مرورگر پیدا نشد.
wallets-load_failed = کیف پول‌ها بارگیری نشدند.
wallets-copy = کپی آدرس
wallets-exit = قطع اتصال { $name }
wallets-unknown_network = شبکهٔ { $id }

connect-wallet_rejected = کاربر درخواست را رد کرد.
connect-wallet_not_found = شاید این کیف پول با کیف پول‌های دیگر تداخل دارد یا نصب نیست. کیف پول‌های دیگر را غیرفعال کنید یا آن را نصب کنید.
connect-wallet_pending_request = منبع درخواستی در دسترس نیست.
connect-relay_unreachable = اکنون راهی به برنامهٔ کیف پول شما نیست. چیزی ارسال نشد؛ اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.
connect-missing = خطا: نخست { $wallet } را نصب کنید.
connect-missing-bitget = Bitget Wallet را نصب کنید
connect-missing-phantom = Phantom پیدا نشد
connect-missing-backpack = Backpack پیدا نشد
