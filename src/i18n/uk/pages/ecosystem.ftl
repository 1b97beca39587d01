### Networks, wallets and apps as cards

ecosystem-search = Пошук мереж, гаманців і застосунків
ecosystem-tags = Фільтр
ecosystem-count =
    { $count ->
        [one] { $count } результат
        [few] { $count } результати
        [many] { $count } результатів
       *[other] { $count } результату
    }
ecosystem-none = Нічого не знайдено
ecosystem-none-text = Спробуйте інше слово або покажіть усе.
ecosystem-clear = Показати все
ecosystem-all = Показати всі ({ $count })
ecosystem-failed = Не вдалося завантажити екосистему
ecosystem-failed-text = Перевірте з’єднання й спробуйте ще раз.
ecosystem-apps-failed = Застосунки зараз не вдається завантажити.
ecosystem-network = Комісії сплачуються в { $symbol }
ecosystem-bridge = Переказати в цю мережу
ecosystem-on_more = { $networks } і ще { $count }
ecosystem-ready = Готовий до підключення
ecosystem-tag-networks = Мережі
ecosystem-tag-wallets = Гаманці
ecosystem-tag-apps = Застосунки
ecosystem-tag-swap = Обмін
ecosystem-tag-lend = Позики
ecosystem-tag-stake = Стейкінг
ecosystem-tag-trade = Торгівля
ecosystem-tag-nft = NFT
ecosystem-tag-names = Імена
