### Список сетей и выбор актива

picker-network-from = Из сети
picker-network-to = В сеть или на биржу
picker-networks = Сети
picker-all_networks = Все сети
picker-asset = Актив
picker-asset-search = Символ, название или адрес
picker-asset-list = Активы в { $network }
picker-asset-nothing = В { $network } нет актива, похожего на «{ $text }».
picker-asset-no_address = Среди активов, доступных в { $network }, такого адреса нет. Проверьте сеть и не доверяйте токену, о котором узнали только из ссылки или от незнакомца.
picker-unreachable_to = В { $network } маршрута пока нет
picker-same_symbol = Это не тот { $symbol }, что предлагается здесь
picker-resembles = Это не { $symbol }, лишь похож
picker-recent = Недавний
picker-formerly = прежде { $symbol }, переносить ничего не нужно
picker-pin = Закрепить { $symbol }
picker-search = Поиск сети
picker-kind = Вид сети
picker-popular = Популярные
picker-tab-all = ВСЕ
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Не EVM
picker-tab-testnet = Тест
picker-tab-network = Сеть
picker-tab-exchange = Биржа
picker-no_route = Маршрута пока нет
picker-unreachable = Из { $network } маршрута пока нет
picker-nothing = Нет сети, похожей на «{ $text }».
picker-found_in = Найдено в разделе
picker-none_here = Таких сетей здесь пока нет.
picker-found =
    { $count ->
        [0] Ничего не найдено
        [one] { $count } результат
        [few] { $count } результата
       *[many] { $count } результатов
    }
picker-balance_failed = Сеть или узел RPC перегружены
picker-balance-absent = Показать нечего: такого баланса нет
picker-balance-loading = Баланс загружается
picker-exchange-title = В сеть биржи
picker-exchange-list = Биржи
picker-exchange-suspended = Сейчас не принимает депозиты
picker-exchange-unsupported = Не принимает { $token } в сетях, доступных отсюда
picker-exchange-none = Здесь пока нет ни одной биржи.
picker-exchange-loading = Список бирж загружается
picker-exchange-failed = Не удалось загрузить список бирж.
picker-exchange-blocked-loading = Список бирж ещё загружается.
picker-exchange-blocked-token = На биржу можно отправить только ETH, USDC, USDT и BTC.
picker-exchange-blocked-network = Отсюда с этим токеном не добраться ни до одной сети, где биржи принимают депозиты.
picker-exchange-confirm = Убедитесь, что { $name } принимает депозиты { $token } в выбранной сети и не приостановила их.
picker-exchange-back = Другие биржи
