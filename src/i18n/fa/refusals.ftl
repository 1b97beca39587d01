### Why the server makes no offer or takes no order, by its codes

problem-route_paused = این مسیر موقتاً بسته است: یا بررسی ایمنی، یا جا نبودن. چیزی از دست نرفته؛ بعداً دوباره تلاش کنید.
problem-insufficient_liquidity = پل اکنون در { $to } برای این مقدار موجودی کافی ندارد.
problem-custody_cap = واریزهای { $from } را خود پل نگه می‌دارد، و هر بار فقط تا سقفی محدود. کمتر بفرستید یا بعداً دوباره تلاش کنید.
problem-chain_unreachable = { $from } یا { $to } اکنون پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.
problem-network_fee_high = کارمزد { $to } اکنون بسیار بالاست. یک دقیقهٔ دیگر دوباره تلاش کنید.
problem-channel_payee_mismatch = هنوز از { $from } چیزی نمی‌توان به اینجا فرستاد.
problem-provider_unavailable = قیمتی به‌موقع نرسید. کمی بعد دوباره تلاش کنید.
problem-price_unknown = قیمت { $symbol } یا گس اکنون معلوم نیست، پس پیشنهادی نیست. یک دقیقهٔ دیگر دوباره تلاش کنید.
problem-price_stale = آخرین قیمت { $symbol } یا گس برای پیشنهاد خیلی قدیمی است. چیزی ارسال نشد؛ یک دقیقهٔ دیگر دوباره تلاش کنید.
problem-recipient_unusable = به این آدرس در { $to } نمی‌توان پرداخت: هرچه بفرستید رد می‌شود یا از دست می‌رود. گیرندهٔ دیگری وارد کنید.
problem-below_exchange_minimum = صرافی چنین مقدار کمی را به حساب نمی‌نشاند. دست‌کم { $amount } بفرستید.
problem-exchange_suspended = صرافی واریز را متوقف کرده است.
problem-exchange_unsupported = صرافی { $symbol } را از { $from } به { $to } نمی‌پذیرد.
problem-exchange_unknown = این صرافی اینجا ارائه نمی‌شود.
problem-chain_unknown = این شبکه اینجا ارائه نمی‌شود.
problem-asset_unknown = این توکن در آن شبکه ارائه نمی‌شود.
problem-address_listed = به این آدرس خدمت داده نمی‌شود.
problem-country_restricted = این خدمت در کشور شما در دسترس نیست.
problem-channel_mismatch = این قیمت در سایت دیگری گرفته شده است. اینجا قیمت تازه بگیرید.
problem-quote_mismatch = این قیمت برای آدرس‌های دیگری است. قیمت تازه بگیرید.
problem-refund_address_required = بگویید اگر انتقال انجام نشد، واریز به کجا برگردد.
problem-request_in_progress = همین انتقال اکنون در حال انجام است. کمی صبر کنید.
problem-too_many_requests = درخواست‌ها یک‌باره زیاد شد. کمی صبر کنید و دوباره تلاش کنید.
problem-internal = مشکلی از طرف ما پیش آمد. چیزی ارسال نشد؛ کمی بعد دوباره تلاش کنید.
problem-amount_unreadable = «{ $text }» مقدار نیست. آن را مانند 0.25 بنویسید.
problem-amount_misread = «{ $text }» به‌عنوان مقدار خوانده نشد، پس مقدار همان است که بود. آن را مانند 0.25 بنویسید.
