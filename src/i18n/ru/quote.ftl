### Сколько стоит перевод, когда он придёт и сколько держится цена

bridge-fees = Комиссии
bridge-arrives = Придёт
bridge-signatures =
    { $count ->
        [one] { $count } подпись
        [few] { $count } подписи
       *[other] { $count } подписей
    }
bridge-limits-label = Лимиты
bridge-quote = Котировка действует
bridge-quote-left = { $count } с
bridge-quote-over = обновляется…

fee-gas_compensation = Комиссия сети { $network }
fee-deposit_gas = Комиссия сети за депозит
fee-bridge_fee = Комиссия моста { $percent }
fee-channel_fee = Комиссия партнёра

quote-market_maker = Маркет-мейкер
quote-choose-title = Выберите котировку
quote-choose-about = По тому, сколько обычно доходит: курс с учётом комиссий, ниже — у провайдеров, которые часто не выполняют котировки.
quote-choose-about-exact = По полной стоимости с учётом комиссий; провайдеры, которые часто не выполняют котировки, — ниже.
quote-history-how = Как это измеряется
quote-compare =
    { $count ->
        [one] { $count } котировка
        [few] { $count } котировки
       *[other] { $count } котировок
    }
quote-pending = возможно, ещё { $count }
quote-through = { $provider } через { $name }
quote-via = через { $name }
quote-send = Вы отправляете { $amount }
quote-tag-best = Рекомендуем
quote-tag-fastest = Быстрее всех
quote-tag-lowest_gas = Самая низкая комиссия сети
quote-tag-simplest = Меньше всего подписей
quote-history-missed = Часто не доходит
quote-history-late = Часто с опозданием
quote-history-shortfall = Часто доходит меньше
quote-history-new = Пока мало переводов
quote-history-weaker = Пока менее надёжен
quote-cost = Расходы { $cost }
quote-network_fee = Примерная комиссия сети: { $cost }
quote-declined =
    { $count ->
        [one] { $count } провайдер без котировки
        [few] { $count } провайдера без котировки
       *[other] { $count } провайдеров без котировки
    }
quote-custody-escrow = Эскроу-контракт
quote-custody-maker = Хранит маркет-мейкер
quote-custody-provider = Хранит { $name }
quote-custody-provider_contract = Хранит контракт { $name }
quote-custody-direct = Напрямую получателю
quote-minimum = Минимум к получению
quote-by_address = Оплатить с другого кошелька или биржи
quote-pays_request = Оплата по запросу
quote-request_ended = Этот перевод больше не соответствует запросу. Чтобы оплатить запрос, верните его сумму, токен и получателя.
quote-by_wallet = Оплатить с подключённого кошелька

fee-native = Комиссия протокола сверху

gas-label = Газ по прибытии
gas-in_fee = Газ по прибытии, входит в комиссию сети
gas-adds = Добавит { $amount } ({ $usd }) на комиссии в сети { $network }.
gas-empty = У получателя пока нет { $symbol } в сети { $network }.
gas-none = Не у этого провайдера
quote-no_gas = Без газа по прибытии
review-gas = и { $amount } на комиссии

gasless-note = У вас нет { $symbol } в сети { $network } на комиссию: достаточно подписи. Комиссия вычитается из суммы.
gasless-waiting = Подписано. Маркет-мейкер скоро откроет ваш депозит.
gasless-opening = Маркет-мейкер открывает ваш депозит.
gasless-expired = Подпись истекла до открытия депозита. Средства остались в кошельке.
gasless-authorization_used = Эта подпись уже использована или отменена. Средства остались в кошельке.
gasless-deposit_unfunded = В кошельке больше нет этой суммы, поэтому депозит не открыт.
gasless-refused = Не удалось открыть депозит. Средства остались в кошельке.
quote-swap_after = Обменять при получении
