### Network list and asset picker

picker-network-from = З мережі
picker-network-to = У мережу або на біржу
picker-networks = Мережі
picker-all_networks = Усі мережі
picker-asset = Актив
picker-asset-search = Пошук за символом, назвою чи адресою
picker-asset-list = Активи в { $network }
picker-asset-nothing = У { $network } немає активу за запитом «{ $text }».
picker-asset-no_address = У { $network } немає активу з такою адресою. Перевірте мережу й не довіряйте токенам, про які знаєте лише з посилання чи від незнайомця.
picker-unreachable_to = Маршруту в { $network } ще немає
picker-swap_first = Обмін, потім переказ
picker-same_symbol = Не той { $symbol }, що підтримується тут
picker-resembles = Підробка під { $symbol }
picker-recent = Нещодавні
picker-formerly = раніше { $symbol }, міграція не потрібна
picker-native = { $symbol }, раніше { $former }
picker-pin = Закріпити { $symbol }
picker-search = Пошук мережі
picker-kind = Тип мережі
picker-popular = Популярні
picker-tab-all = УСІ
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Не EVM
picker-tab-testnet = Тестові
picker-tab-network = Мережа
picker-tab-exchange = Біржа
picker-no_route = Маршруту ще немає
picker-no_route-wallets_only = Можна підключитися, переказів поки немає
picker-no_route-unproven = Вимкнено до кінця перевірки
picker-unreachable = З { $network } маршруту ще немає
picker-nothing = Немає мережі за запитом «{ $text }».
picker-found_in = Знайдено в розділі
picker-none_here = Мереж цього типу ще немає.
picker-found =
    { $count ->
        [0] Нічого не знайдено
        [one] { $count } результат
        [few] { $count } результати
       *[other] { $count } результатів
    }
picker-balance_failed = Перевантаження мережі або збій RPC
picker-balance-absent = Немає балансу
picker-balance-loading = Завантаження балансу
picker-exchange-title = У мережу біржі
picker-exchange-list = Біржі
picker-exchange-suspended = Депозити призупинено
picker-exchange-unsupported = Не приймає { $token } у доступних тут мережах
picker-exchange-none = Бірж ще немає.
picker-exchange-loading = Завантаження бірж
picker-exchange-failed = Не вдалося завантажити біржі.
picker-exchange-blocked-loading = Біржі ще завантажуються.
picker-exchange-blocked-token = На біржу можна надіслати лише ETH, USDC, USDT і BTC.
picker-exchange-blocked-network = Для цього токена немає доступних мереж біржі.
picker-exchange-confirm = Переконайтеся, що { $name } приймає депозити { $token } у вибраній мережі й не призупинила їх.
picker-exchange-back = Інші біржі
