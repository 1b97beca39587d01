### What a bridge costs, when it arrives, and for how long that holds

bridge-fees = Комісії
bridge-arrives = Надійде
bridge-signatures =
    { $count ->
        [one] { $count } підпис
        [few] { $count } підписи
       *[other] { $count } підписів
    }
bridge-limits-label = Ліміти
bridge-quote = Котирування діє
bridge-quote-left = { $count } с
bridge-quote-over = оновлюється…

fee-gas_compensation = Комісія мережі { $network }
fee-deposit_gas = Комісія мережі за депозит
fee-bridge_fee = Комісія мосту { $percent }
fee-channel_fee = Комісія партнера
