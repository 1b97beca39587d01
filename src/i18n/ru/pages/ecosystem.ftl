### Networks, wallets and apps as cards

ecosystem-search = Поиск сетей, кошельков и приложений
ecosystem-tags = Фильтр
ecosystem-count =
    { $count ->
        [one] { $count } результат
        [few] { $count } результата
        [many] { $count } результатов
       *[other] { $count } результата
    }
ecosystem-none = Ничего не найдено
ecosystem-none-text = Попробуйте другое слово или покажите всё.
ecosystem-clear = Показать всё
ecosystem-all = Показать все ({ $count })
ecosystem-failed = Не удалось загрузить экосистему
ecosystem-failed-text = Проверьте подключение и попробуйте ещё раз.
ecosystem-apps-failed = Приложения сейчас загрузить не удаётся.
ecosystem-network = Комиссии платятся в { $symbol }
ecosystem-bridge = Перевести в эту сеть
ecosystem-on_more = { $networks } и ещё { $count }
ecosystem-ready = Готов к подключению
ecosystem-tag-networks = Сети
ecosystem-tag-wallets = Кошельки
ecosystem-tag-apps = Приложения
ecosystem-tag-swap = Обмен
ecosystem-tag-lend = Займы
ecosystem-tag-stake = Стейкинг
ecosystem-tag-trade = Торговля
ecosystem-tag-nft = NFT
ecosystem-tag-names = Имена
