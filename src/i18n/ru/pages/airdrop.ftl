### Сколько досталось адресам в аирдропе

airdrop-intro = Узнайте, сколько { $symbol } выделено вашим адресам.
airdrop-addresses = Адреса EVM, по одному в строке
airdrop-placeholder = Вставьте один или несколько адресов
airdrop-query = Проверить
airdrop-private = Адреса не сохраняются.
airdrop-input-empty = Введите адрес.
airdrop-input-wrong = Ошибка в адресе.
airdrop-lines-wrong =
    { $count ->
        [1] Проверьте строку { $list }: в адресе EVM 42 символа, и начинается он с 0x.
       *[other] Проверьте строки { $list }: в адресе EVM 42 символа, и начинается он с 0x.
    }
airdrop-capitals =
    { $count ->
        [one] Неверная контрольная сумма: { $list }. Проверьте адрес на опечатки.
       *[other] Неверные контрольные суммы: { $list }. Проверьте эти адреса на опечатки.
    }
airdrop-failed = Сеть перегружена.
airdrop-earlier = Последний запрос не удался. Показаны результаты предыдущего.
airdrop-start-title = Результатов пока нет
airdrop-start-text = Введите адреса, чтобы узнать, сколько { $symbol } им выделено. Подключать кошелёк не нужно.
airdrop-unlisted = Данные об этом аирдропе ещё не загружены.
airdrop-progress = Проверено { $done } из { $all }
airdrop-results = Результаты
airdrop-total = Всего
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Этому адресу ничего не выделено.
           *[other] Этому адресу выделены токены.
        }
       *[other] { $found ->
            [0] Ни одному из { $all } адресов ничего не выделено.
           *[other] Токены выделены адресам: { $found } из { $all }.
        }
    }
airdrop-next-title = Что дальше
airdrop-next-failed = Не удалось загрузить сети.
airdrop-next-again = Повторить
airdrop-bridge = Перевести
airdrop-bridge-to = Перевести в { $network }
airdrop-hidden-title = Здесь это недоступно
airdrop-hidden-text = Откройте веб-приложение, чтобы проверить аирдроп.
