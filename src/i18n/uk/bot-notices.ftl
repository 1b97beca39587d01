### What the bot says by itself. Messages are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Сьогоднішню відмітку відкрито.</b> Один дотик — і ваша низка днів триватиме.
bot-reminder-no_wallet = <b>Сьогоднішню відмітку відкрито.</b> Прив’яжіть гаманець у застосунку — і перший день зарахується.
bot-reminder-open = Відмітитися
bot-reminder-later =
    { $hours ->
        [one] За { $hours } годину
        [few] За { $hours } години
       *[other] За { $hours } годин
    }
bot-reminder-mute = Тиждень тиші
bot-reminder-off = Більше не нагадувати
bot-reminder-said-later = Нагадаю ще раз о { $time }.
bot-reminder-said-muted = До { $day } нагадувань не буде. Змінити це можна командою /remind.
bot-reminder-said-too_late = Сьогоднішня відмітка закриється раніше. Може, зараз є хвилина?
bot-reminder-said-off = Нагадування вимкнено. Увімкнути їх знову можна командою /remind.

bot-receipt-deposit_seen = <b>Депозит видно.</b> { $amount } з { $from } уже в дорозі до { $to }.
bot-receipt-arrived = <b>Переказ надійшов.</b> { $amount } уже в { $to }.
bot-receipt-needs_you = <b>Переказ чекає на вас.</b> { $amount } не було виплачено вчасно. Відкрийте переказ і заберіть свій депозит у { $from }.
bot-receipt-refunded = <b>Кошти повернено.</b> Ваш депозит { $amount } надіслано назад у { $from }.

bot-receipts-turn_on = Писати мені про перекази
bot-receipts-turn_off = Більше не писати про перекази
bot-receipts-on = Напишу, коли переказ помічено, коли він надійде, повернеться або чекатиме на вас.
bot-receipts-off = Більше не пишу про перекази. Увімкнути знову можна в /status.

bot-moved-wallet = <b>Гаманець перенесено.</b> { $wallet } прив’язано до іншого акаунту Telegram новим підписом. Якщо це не ви, цим гаманцем може підписувати хтось інший: перекажіть кошти на новий гаманець.
bot-moved-wallet_list = Мої гаманці
