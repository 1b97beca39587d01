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
