### Список сетей и выбор актива

picker-network-from = Из сети
picker-network-to = В сеть или на биржу
picker-networks = Сети
picker-all_networks = Все сети
picker-asset = Актив
picker-asset-search = Поиск по символу, названию или адресу
picker-asset-list = Активы в { $network }
picker-asset-nothing = В { $network } нет актива по запросу «{ $text }».
picker-asset-no_address = В { $network } нет актива с таким адресом. Проверьте сеть и не доверяйте токенам, о которых знаете только из ссылки или от незнакомца.
picker-unreachable_to = В { $network } маршрута пока нет
picker-swap_first = Обмен, затем перевод
picker-same_symbol = Не тот { $symbol }, что поддерживается здесь
picker-resembles = Подделка под { $symbol }
picker-recent = Недавние
picker-formerly = ранее { $symbol }, миграция не нужна
picker-native = { $symbol }, ранее { $former }
picker-pin = Закрепить { $symbol }
picker-search = Поиск сети
picker-kind = Тип сети
picker-popular = Популярные
picker-tab-all = ВСЕ
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Не EVM
picker-tab-testnet = Тест
picker-tab-network = Сеть
picker-tab-exchange = Биржа
picker-no_route = Маршрута пока нет
picker-no_route-wallets_only = Можно подключиться, переводов пока нет
picker-no_route-unproven = Отключена до конца проверки
picker-unreachable = Из { $network } маршрута пока нет
picker-nothing = Нет сети по запросу «{ $text }».
picker-found_in = Найдено в разделе
picker-none_here = Сетей этого типа пока нет.
picker-found =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } результат
        [few] { $count } результата
       *[many] { $count } результатов
    }
picker-balance_failed = Перегрузка сети или сбой RPC
picker-balance-absent = Нет баланса
picker-balance-loading = Загрузка баланса
picker-exchange-title = В сеть биржи
picker-exchange-list = Биржи
picker-exchange-suspended = Депозиты приостановлены
picker-exchange-unsupported = Не принимает { $token } в доступных здесь сетях
picker-exchange-none = Бирж пока нет.
picker-exchange-loading = Загрузка бирж
picker-exchange-failed = Не удалось загрузить биржи.
picker-exchange-blocked-loading = Биржи ещё загружаются.
picker-exchange-blocked-token = На биржу можно отправить только ETH, USDC, USDT и BTC.
picker-exchange-blocked-network = Для этого токена нет доступных сетей биржи.
picker-exchange-confirm = Убедитесь, что { $name } принимает депозиты { $token } в выбранной сети и не приостановила их.
picker-exchange-back = Другие биржи
