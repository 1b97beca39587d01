### Почему что-то невозможно и чем это исправить

problem-offline = Нет подключения. Начатые переводы продолжатся.
problem-api_unreachable = Не удаётся связаться с сервером. На начатые переводы это не влияет.
problem-no_route = Из { $from } в { $to } маршрута пока нет.
no_route-nothing_set_up = Мост ещё не открыт: сети не настроены. С кошельком и средствами всё в порядке; зайдите позже.
problem-no_quote = Сейчас нет доступных котировок.
problem-recipient_from_link = Получатель взят из ссылки. Перед отправкой проверьте адрес целиком.
problem-amount_invalid = Введите сумму, например 0,25.
problem-amount_too_precise = Этот актив поддерживает не больше { $decimals } знаков после запятой.
problem-below_minimum = Минимум для этого маршрута: { $amount }.
problem-above_maximum = Максимум для этого маршрута: { $amount }.
problem-insufficient_balance = У вас { $balance } в { $network }.
problem-insufficient_gas = Ещё нужно около { $amount } на комиссию сети в { $network }.
problem-unknown = Что-то пошло не так. Без вашего подтверждения ничего не отправится.

fix-use_amount = Указать { $amount }
fix-change_recipient = Сменить получателя
