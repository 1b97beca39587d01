### Что бот пишет сам. Это HTML Telegram: <b> — разметка, суммы и названия подставляются как обычный текст.

bot-reminder = <b>Сегодняшняя отметка открыта.</b> Одно нажатие — и ваша серия дней продолжится.
bot-reminder-no_wallet = <b>Сегодняшняя отметка открыта.</b> Привяжите кошелёк в приложении — и первый день засчитается.
bot-reminder-open = Отметиться
bot-reminder-later = { $hours ->
        [one] Через { $hours } час
        [few] Через { $hours } часа
       *[other] Через { $hours } часов
    }
bot-reminder-mute = Неделя тишины
bot-reminder-off = Больше не напоминать
bot-reminder-said-later = Напомню ещё раз в { $time }.
bot-reminder-said-muted = До { $day } напоминаний не будет. Изменить это можно командой /remind.
bot-reminder-said-too_late = Сегодняшняя отметка закроется раньше. Может быть, сейчас найдётся минута?
bot-reminder-said-off = Напоминания выключены. Включить их снова можно командой /remind.

bot-receipt-deposit_seen = <b>Депозит виден.</b> { $amount } из сети { $from } уже в пути в сеть { $to }.
bot-receipt-arrived = <b>Перевод пришёл.</b> { $amount } уже в сети { $to }.
bot-receipt-needs_you = <b>Нужно ваше действие.</b> Перевод { $amount } не был выплачен вовремя. Откройте его и верните депозит в сети { $from }.
bot-receipt-refunded = <b>Средства возвращены.</b> Ваш депозит { $amount } отправлен обратно в сети { $from }.

bot-receipts-turn_on = Писать мне о переводах
bot-receipts-turn_off = Больше не писать о переводах
bot-receipts-on = Напишу, когда перевод замечен, пришёл, вернулся или ждёт вас.
bot-receipts-off = Больше не пишу о переводах. Включить снова можно в /status.

bot-moved-wallet = <b>Кошелёк перенесён.</b> { $wallet } привязан к другому аккаунту Telegram новой подписью. Если это не вы, этим кошельком может подписывать кто-то ещё: переведите средства на новый кошелёк.
bot-moved-wallet_list = Мои кошельки
