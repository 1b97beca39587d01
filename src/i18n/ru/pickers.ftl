### Список сетей и выбор актива

picker-network-from = Из сети
picker-network-to = В сеть
picker-networks = Сети
picker-asset = Актив
picker-search = Поиск сети
picker-kind = Вид сети
picker-popular = Популярные
picker-tab-all = ВСЕ
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = Не EVM
picker-tab-testnet = Тестовые
picker-no_route = Маршрута пока нет
picker-unreachable = Из { $network } маршрута пока нет
picker-nothing = Нет сети, похожей на «{ $text }».
picker-balance_failed = Сеть или узел RPC перегружены
