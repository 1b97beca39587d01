### Network list and asset picker

picker-network-from = Мережа відправлення
picker-network-to = Мережа або біржа отримання
picker-networks = Мережі
picker-all_networks = Усі мережі
picker-asset = Актив
picker-asset-search = Пошук за символом, назвою чи адресою
picker-asset-list = Активи в { $network }
picker-asset-nothing = У { $network } немає активу за запитом «{ $text }».
picker-asset-no_address = Жоден із пропонованих у { $network } активів не має такої адреси. Перевірте мережу й остерігайтеся токена, про який вам розповіло лише посилання чи незнайомець.
picker-unreachable_to = Маршруту в { $network } ще немає
picker-same_symbol = Не той { $symbol }, що пропонують тут
picker-resembles = Не { $symbol }, лише схоже
picker-recent = Нещодавні
picker-formerly = раніше { $symbol }, нічого переносити не треба
picker-pin = Закріпити { $symbol }
picker-search = Пошук мережі
picker-kind = Вид мережі
picker-popular = Популярні
picker-tab-all = УСІ
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Не EVM
picker-tab-testnet = Тестові
picker-tab-network = Мережа
picker-tab-exchange = Біржа
picker-no_route = Маршруту ще немає
picker-unreachable = З { $network } маршруту ще немає
picker-nothing = Немає мережі за запитом «{ $text }».
picker-found_in = Знайдено в розділі
picker-none_here = Мереж цього виду тут ще немає.
picker-found =
    { $count ->
        [0] Нічого не знайдено
        [one] { $count } результат
        [few] { $count } результати
       *[other] { $count } результатів
    }
picker-balance_failed = Мережа перевантажена або збій RPC
picker-balance-absent = Немає балансу
picker-balance-loading = Завантажуємо баланс
picker-exchange-title = У мережу біржі
picker-exchange-list = Біржі
picker-exchange-suspended = Зараз депозитів не приймає
picker-exchange-unsupported = Не приймає { $token } у мережі, до якої звідси є маршрут
picker-exchange-none = Бірж тут ще немає.
picker-exchange-loading = Завантажуємо біржі
picker-exchange-failed = Не вдалося завантажити список бірж.
picker-exchange-blocked-loading = Біржі ще завантажуються.
picker-exchange-blocked-token = На біржі можна надсилати лише ETH, USDC, USDT та BTC.
picker-exchange-blocked-network = З цим токеном звідси не дістатися жодної мережі для депозитів на біржі.
picker-exchange-confirm = Переконайтеся, що { $name } підтримує депозити { $token } у вибраній мережі й не призупинила їх.
picker-exchange-back = Інші біржі
