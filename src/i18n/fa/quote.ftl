### What a bridge costs, when it arrives, and for how long that holds

bridge-fees = کارمزدها
bridge-arrives = می‌رسد
bridge-signatures = { $count } امضا
bridge-limits-label = محدوده
bridge-quote = اعتبار نرخ
bridge-quote-left = { $count } ثانیه
bridge-quote-over = به‌روزرسانی…

fee-gas_compensation = کارمزد شبکه در { $network }
fee-deposit_gas = کارمزد شبکه برای واریز
fee-bridge_fee = کارمزد پل { $percent }
fee-channel_fee = کارمزد شریک

quote-market_maker = بازارساز
quote-choose-title = انتخاب نرخ
quote-choose-about = به ترتیب آنچه معمولاً می‌رسد: نرخ پس از کارمزد، و پایین‌تر ارائه‌دهندگانی که اغلب به نرخ خود پایبند نیستند.
quote-choose-about-exact = به ترتیب هزینهٔ کل با احتساب کارمزدها؛ ارائه‌دهندگانی که اغلب به نرخ خود پایبند نیستند پایین‌ترند.
quote-history-how = روش اندازه‌گیری
quote-compare =
    { $count ->
        [one] 1 نرخ
       *[other] { $count } نرخ
    }
quote-pending = شاید { $count } نرخ دیگر برسد
quote-through = { $provider } از طریق { $name }
quote-via = از طریق { $name }
quote-send = شما { $amount } می‌فرستید
quote-tag-best = پیشنهادی
quote-tag-fastest = سریع‌ترین
quote-tag-lowest_gas = کمترین کارمزد شبکه
quote-tag-simplest = کمترین امضا
quote-history-missed = اغلب ناموفق
quote-history-late = اغلب با تأخیر
quote-history-shortfall = اغلب کمتر می‌رسد
quote-history-new = هنوز انتقال کم
quote-history-weaker = فعلاً کم‌اعتمادتر
quote-cost = هزینه { $cost }
quote-network_fee = کارمزد شبکهٔ تخمینی { $cost }
quote-declined =
    { $count ->
        [one] 1 ارائه‌دهنده نرخ ندارد
       *[other] { $count } ارائه‌دهنده نرخ ندارند
    }
quote-custody-escrow = قرارداد امانی
quote-custody-maker = نزد بازارساز
quote-custody-provider = نزد { $name }
quote-custody-provider_contract = نزد قرارداد { $name }
quote-custody-direct = پرداخت مستقیم به گیرنده
quote-minimum = حداقل دریافتی
quote-by_address = پرداخت از کیف پول دیگر یا صرافی
quote-pays_request = پرداخت یک درخواست
quote-request_ended = این انتقال دیگر با درخواست مطابقت ندارد. برای پرداخت آن، مبلغ، توکن و گیرندهٔ درخواست را بازگردانید.
quote-by_wallet = پرداخت از کیف پول متصل

fee-native = کارمزد پروتکل، جداگانه

gas-label = کارمزد شبکه هنگام رسیدن
gas-in_fee = کارمزد شبکه هنگام رسیدن، جزئی از کارمزد شبکه
gas-adds = { $amount } ({ $usd }) برای کارمزدها در { $network } افزوده می‌شود.
gas-empty = گیرنده هنوز در { $network } هیچ { $symbol } ندارد.
gas-none = این ارائه‌دهنده ندارد
quote-no_gas = بدون کارمزد شبکه هنگام رسیدن
review-gas = و { $amount } برای کارمزدها

gasless-note = برای کارمزد در { $network } هیچ { $symbol } ندارید: به‌جای آن امضا کنید. کارمزد از مبلغ کم می‌شود.
gasless-waiting = امضا شد. بازارساز به‌زودی واریز شما را باز می‌کند.
gasless-opening = بازارساز در حال باز کردن واریز شماست.
gasless-expired = امضا پیش از باز شدن واریز منقضی شد. دارایی شما هنوز در کیف پولتان است.
gasless-authorization_used = این امضا پیش‌تر استفاده یا لغو شده است. دارایی شما هنوز در کیف پولتان است.
gasless-deposit_unfunded = کیف پول شما دیگر این مبلغ را ندارد، پس واریز باز نشد.
gasless-refused = واریز باز نشد. دارایی شما هنوز در کیف پولتان است.
quote-swap_after = تبدیل پس از رسیدن
