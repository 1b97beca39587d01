### Сколько досталось адресам в аирдропе

airdrop-intro = Узнайте, сколько { $symbol } досталось вашим адресам.
airdrop-addresses = Адреса EVM, по одному в строке
airdrop-placeholder = Вставьте один или несколько адресов
airdrop-query = Проверить
airdrop-private = Адреса не записываются: мы находим ответ и сразу забываем их.
airdrop-input-empty = Введите адрес.
airdrop-input-wrong = Ошибка в адресе.
airdrop-lines-wrong =
    { $count ->
        [1] Проверьте строку { $list }: в адресе EVM 42 символа, и начинается он с 0x.
       *[other] Проверьте строки { $list }: в адресе EVM 42 символа, и начинается он с 0x.
    }
airdrop-capitals =
    { $count ->
        [one] Заглавные буквы в адресе { $list } не сходятся: возможно, в одном из символов опечатка. Скопируйте его заново.
       *[other] Заглавные буквы в этих адресах не сходятся, возможны опечатки: { $list }. Скопируйте их заново.
    }
airdrop-failed = Сеть перегружена.
airdrop-earlier = Последний запрос не удался. Показаны результаты предыдущего.
airdrop-start-title = Пока ничего не проверено
airdrop-start-text = Введите свои адреса, и здесь появится, сколько { $symbol } досталось каждому. Подключать кошелёк не нужно.
airdrop-progress = Проверено { $done } из { $all }
airdrop-results = Результат
airdrop-total = Всего
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
    { $all ->
        [1] { $found ->
            [0] Этому адресу ничего не досталось.
           *[other] Этому адресу достались токены.
        }
       *[other] { $found ->
            [0] Ни одному из { $all } адресов ничего не досталось.
           *[other] Токены достались адресам: { $found } из { $all }.
        }
    }
airdrop-next-title = Куда дальше
airdrop-next-failed = Не удалось загрузить сети.
airdrop-next-again = Повторить
airdrop-bridge = Перевести
airdrop-bridge-to = Перевести в { $network }
airdrop-hidden-title = Здесь это недоступно
airdrop-hidden-text = Откройте веб-приложение, чтобы проверить аирдроп.
