### Что бот пишет сам. Это HTML Telegram: <b> — разметка, суммы и названия подставляются как обычный текст.

bot-reminder = <b>Сегодня можно отметиться.</b> Отметьтесь, чтобы не прервать серию.
bot-reminder-no_wallet = <b>Сегодня можно отметиться.</b> Привяжите кошелёк в приложении, чтобы начать серию.
bot-reminder-open = Отметиться
bot-reminder-later = { $hours ->
        [one] Через { $hours } час
        [few] Через { $hours } часа
       *[other] Через { $hours } часов
    }
bot-reminder-mute = Отключить на неделю
bot-reminder-off = Выключить напоминания
bot-reminder-said-later = Следующее напоминание в { $time }.
bot-reminder-said-muted = Напоминания отключены до { $day }. Изменить: /remind.
bot-reminder-said-too_late = Сегодняшняя отметка закроется раньше. Отметиться сейчас?
bot-reminder-said-off = Напоминания выключены. Включить снова: /remind.

bot-receipt-deposit_seen = <b>Депозит обнаружен.</b> Перевод { $amount } из { $from } в { $to } выполняется.
bot-receipt-arrived = <b>Перевод завершён.</b> { $amount } доставлены в { $to }.
bot-receipt-needs_you = <b>Нужно действие.</b> Перевод { $amount } не выплачен вовремя. Откройте его и получите возврат в { $from }.
bot-receipt-refunded = <b>Возвращено.</b> Депозит { $amount } возвращён в { $from }.

bot-receipts-turn_on = Включить сообщения о переводах
bot-receipts-turn_off = Выключить сообщения о переводах
bot-receipts-on = Сообщения о переводах включены. Вы узнаете о депозитах, получении, возвратах и нужных действиях.
bot-receipts-off = Сообщения о переводах выключены. Включить снова: /status.

bot-moved-wallet = <b>Кошелёк перенесён.</b> { $wallet } привязан новой подписью к другому аккаунту Telegram. Если это не вы, доступ к кошельку есть у кого-то ещё: переведите средства на новый кошелёк.
bot-moved-wallet_list = Мои кошельки
