### Сколько стоит перевод, когда он придёт и сколько держится цена

bridge-fees = Комиссии
bridge-arrives = Придёт
bridge-signatures =
    { $count ->
        [one] { $count } подпись
        [few] { $count } подписи
       *[other] { $count } подписей
    }
bridge-limits-label = Пределы
bridge-quote = Цена держится
bridge-quote-left = { $count } с
bridge-quote-over = обновляется

fee-gas_compensation = Газ в { $network }
fee-deposit_gas = Газ за депозит
fee-bridge_fee = Комиссия моста { $percent }
fee-channel_fee = Комиссия партнёра
