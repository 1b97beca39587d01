### What the bot says by itself. Messages are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Сьогодні можна відмітитися.</b> Відмітьтеся, щоб не перервати серію.
bot-reminder-no_wallet = <b>Сьогодні можна відмітитися.</b> Прив’яжіть гаманець у застосунку, щоб почати серію.
bot-reminder-open = Відмітитися
bot-reminder-later =
    { $hours ->
        [one] За { $hours } годину
        [few] За { $hours } години
       *[other] За { $hours } годин
    }
bot-reminder-mute = Вимкнути на тиждень
bot-reminder-off = Вимкнути нагадування
bot-reminder-said-later = Наступне нагадування о { $time }.
bot-reminder-said-muted = Нагадування вимкнено до { $day }. Змінити: /remind.
bot-reminder-said-too_late = Сьогоднішня відмітка закриється раніше. Відмітитися зараз?
bot-reminder-said-off = Нагадування вимкнено. Увімкнути знову: /remind.

bot-receipt-deposit_seen = <b>Депозит виявлено.</b> Переказ { $amount } з { $from } у { $to } виконується.
bot-receipt-arrived = <b>Переказ завершено.</b> { $amount } доставлено в { $to }.
bot-receipt-arrived_open = <b>Переказ завершено.</b> Ваш переказ надійшов у мережу { $to }.
bot-receipt-needs_you = <b>Потрібна дія.</b> Переказ { $amount } не виплачено вчасно. Відкрийте його й отримайте повернення в { $from }.
bot-receipt-held = <b>На перевірці.</b> { $provider } не завершив ваш переказ { $amount }. Відкрийте його, щоб дізнатися, що можна зробити.
bot-receipt-refunded = <b>Повернено.</b> Депозит { $amount } повернено в { $from }.

bot-deposit-created =
    <b>Адреса для депозиту.</b> Надішліть рівно <code>{ $number }</code> { $symbol } в { $from }, один раз, протягом { $minutes ->
        [one] { $minutes } хвилини
       *[other] { $minutes } хвилин
    } (до { $time } UTC) на адресу:
    <code>{ $address }</code>
    Кошти надійдуть у { $to }. Замалий, запізнілий або повторний депозит буде повернено. Якщо ваша біржа вираховує комісію із суми, додайте її.
bot-deposit-memo = Memo, обов’язково: <code>{ $memo }</code>
bot-deposit-late = <b>Час вийшов.</b> Більше не надсилайте { $amount } на цю адресу. Якщо ваш депозит вчасно потрапив у блок, він з’явиться тут; пізніший буде повернено в { $from }.
bot-deposit-late-provider = <b>Час вийшов.</b> Більше не надсилайте { $amount } на цю адресу. Якщо ваш депозит вчасно потрапив у блок, він з’явиться тут; пізніший { $provider } може повернути в { $from }.
bot-deposit-expired = <b>Депозит не надійшов вчасно.</b> Більше не надсилайте { $amount } на цю адресу. Депозит, що вже в дорозі, буде повернено в { $from }.
bot-deposit-expired-provider = <b>Депозит не надійшов вчасно.</b> Більше не надсилайте { $amount } на цю адресу. Депозит, що вже в дорозі, { $provider } може повернути в { $from }.
bot-deposit-seen = <b>Депозит виявлено.</b> Ваш депозит у { $from } очікує підтверджень.
bot-deposit-confirmed = <b>Депозит підтверджено.</b> Якщо він відповідає переказу, наступний крок — виплата в { $to }; інакше його буде повернено в { $from }.
bot-deposit-paying = <b>Триває виплата.</b> Ваш переказ виплачується в { $to }.
bot-deposit-refunding = <b>Триває повернення.</b> Ваш депозит повертається в { $from }.
bot-deposit-refunded = <b>Повернено.</b> Ваш депозит повернено в { $from }.
bot-deposit-held = <b>На перевірці.</b> Ваш депозит у { $from } в безпеці. Ми виплатимо його або повернемо.

bot-receipts-turn_on = Увімкнути повідомлення про перекази
bot-receipts-turn_off = Вимкнути повідомлення про перекази
bot-receipts-on = Повідомлення про перекази ввімкнено. Ви дізнаєтеся про депозити, надходження, повернення й потрібні дії.
bot-receipts-off = Повідомлення про перекази вимкнено. Увімкнути знову: /status.

bot-moved-wallet = <b>Гаманець перенесено.</b> { $wallet } прив’язано новим підписом до іншого акаунта Telegram. Якщо це не ви, доступ до гаманця має хтось інший: перекажіть кошти на новий гаманець.
bot-moved-wallet_list = Мої гаманці
