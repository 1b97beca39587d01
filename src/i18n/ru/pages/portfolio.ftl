portfolio-total = Общая стоимость
portfolio-change = { $change } с { $when }
portfolio-unchanged = Без изменений с { $when }
portfolio-refresh = Обновить
portfolio-pending =
    { $count ->
        [one] Загружается ещё { $count } список балансов…
        [few] Загружается ещё { $count } списка балансов…
       *[many] Загружается ещё { $count } списков балансов…
    }
portfolio-degraded =
    { $count ->
        [one] { $networks } не отвечает и не учтена в сумме. Мы продолжаем попытки.
       *[many] { $networks } не отвечают и не учтены в сумме. Мы продолжаем попытки.
    }
portfolio-unpriced =
    { $count ->
        [one] У { $count } актива нет цены, он не учтён в сумме.
       *[many] У { $count } активов нет цены, они не учтены в сумме.
    }
portfolio-uncounted =
    { $count ->
        [one] { $count } скрытый актив не учтён в сумме.
        [few] { $count } скрытых актива не учтены в сумме.
       *[many] { $count } скрытых активов не учтены в сумме.
    }
portfolio-uncounted-show = Показать
portfolio-unread =
    { $count ->
        [one] Баланс { $count } импортированного токена сейчас нельзя прочитать.
       *[many] Балансы { $count } импортированных токенов сейчас нельзя прочитать.
    }
portfolio-by-asset = По активам
portfolio-by-network = По сетям
portfolio-other = Остальное
portfolio-assets = Активы
portfolio-networks =
    { $count ->
        [one] { $count } сеть
        [few] { $count } сети
       *[many] { $count } сетей
    }
portfolio-hide-small = Скрыть балансы меньше 1 $
portfolio-small =
    { $count ->
        [one] Скрыт { $count } маленький баланс.
        [few] Скрыто { $count } маленьких баланса.
       *[many] Скрыто { $count } маленьких балансов.
    }
portfolio-hidden = Показать скрытые ({ $count })
portfolio-imported = Импортированный токен
portfolio-misleading = Возможно, мошенничество
portfolio-mark-same_symbol = Название имитирует название токена из списка.
portfolio-mark-lure = Название ведёт на сайт или обещает награду. Не переходите по нему.
portfolio-mark-mixed_letters = В названии использованы буквы разных алфавитов, чтобы имитировать другой токен.
portfolio-more = Показать ещё { $count }
portfolio-pin = Закрепить
portfolio-unpin = Открепить
portfolio-hide = Скрыть
portfolio-show = Показывать снова
portfolio-remove = Убрать из активов
portfolio-bridge = Перевести
portfolio-swap = Обменять
portfolio-addresses = Адреса
portfolio-connected = Подключён
portfolio-watched = Отслеживается
portfolio-watch = Отслеживать адрес
portfolio-watch-about = Смотрите балансы любого адреса, не подключая кошелёк. Адрес хранится только в этом браузере.
portfolio-address = Адрес
portfolio-watch-kind = Сети
portfolio-watch-add = Отслеживать
portfolio-watch-wrong = Это не адрес ни одной из доступных сетей. Проверьте его и попробуйте ещё раз.
portfolio-unwatch = Не отслеживать { $address }
portfolio-unwatched = Адрес { $address } больше не отслеживается.
portfolio-undo = Вернуть
portfolio-empty-title = Все ваши активы на одном экране
portfolio-empty-text = Подключите кошельки или добавьте адрес, чтобы увидеть все балансы сразу.
portfolio-none-title = Балансов пока нет
portfolio-none-text = На этих адресах нет поддерживаемых активов.
portfolio-failed-title = Не удалось загрузить портфель
portfolio-failed-text = Сервер не отвечает. С вашими средствами всё в порядке.
portfolio-export = Экспорт
portfolio-export-about = Файлы CSV для таблиц и налоговых сервисов. Стоимость указана на момент каждого перевода или обмена; если она неизвестна, ячейка пустая.
portfolio-export-balances = Балансы
portfolio-export-history = История
portfolio-export-years = Итоги по годам
portfolio-export-assets = Итоги по активам
portfolio-export-failed = Не удалось создать файл. Попробуйте ещё раз.
portfolio-export-scope = История и итоги — для { $address }. Возможно, кошелёк сначала попросит войти.
portfolio-export-scope_telegram = Файлы — для кошельков, привязанных к вашему аккаунту Telegram.
portfolio-export-connect = Подключите кошелёк, чтобы экспортировать его историю.
portfolio-export-ready = Файл готов.
portfolio-export-save = Сохранить { $file }
portfolio-years-open = Показать итоги
portfolio-years-none = Переводов и обменов пока нет.
portfolio-years-failed = Не удалось загрузить итоги. Попробуйте ещё раз.
portfolio-years-transfers = Переводы
portfolio-years-swaps = Обмены
portfolio-years-fees = Комиссии
portfolio-years-gas = Комиссии сети
portfolio-years-networks = Сети
portfolio-years-points = Заработано баллов
portfolio-years-unpriced =
    { $count ->
        [one] { $count } без известной стоимости
        [few] { $count } без известной стоимости
        [many] { $count } без известной стоимости
       *[other] { $count } без известной стоимости
    }
portfolio-years-unknown =
    { $count ->
        [one] неизвестны для { $count } транзакции
        [few] неизвестны для { $count } транзакций
        [many] неизвестны для { $count } транзакций
       *[other] неизвестны для { $count } транзакции
    }
approvals-title = Разрешения на списание
approvals-about = Смарт-контракты, которые могут списывать токены с вашего кошелька. Отзовите те, которыми не пользуетесь.
approvals-checking =
    { $count ->
        [one] Проверяем { $count } сеть…
        [few] Проверяем { $count } сети…
       *[many] Проверяем { $count } сетей…
    }
approvals-none = Действующих разрешений не найдено.
approvals-degraded =
    { $count ->
        [one] { $networks } не отвечает, поэтому её разрешений здесь нет. Мы продолжаем попытки.
       *[many] { $networks } не отвечают, поэтому их разрешений здесь нет. Мы продолжаем попытки.
    }
approvals-unlimited = Без ограничений
approvals-at-risk = Под угрозой { $usd }
approvals-escrow = Эскроу-контракт моста
approvals-unknown = Неизвестный смарт-контракт
approvals-unlisted = Токен не из списка
approvals-permit2 = Через Permit2 этот токен могут тратить и другие приложения. Отзыв закроет доступ и им.
approvals-inside = В Permit2, действует до: { $when }
approvals-inside-endless = В Permit2, бессрочно
approvals-revoke = Отозвать
approvals-revoke-of = Отозвать разрешение на { $symbol } для { $spender } в сети { $network }
approvals-asking = Подтвердите в кошельке
approvals-confirming = Ждём подтверждения в сети { $network }…
approvals-done = Отозвано
approvals-revoked = Разрешение на { $symbol } для { $spender } в сети { $network } отозвано.
approvals-still-open = Транзакция прошла, но разрешение всё ещё действует.
approvals-other-account = В кошельке выбран другой аккаунт. Вернитесь к прежнему и повторите.
approvals-scope = Проверены сети, в которых у этого кошелька есть активы.
approvals-scope-all = Проверены все сети вашего портфеля.
approvals-others =
    { $count ->
        [one] Проверить ещё { $count } сеть
        [few] Проверить ещё { $count } сети
       *[many] Проверить ещё { $count } сетей
    }
approvals-searched = Более старых разрешений может не быть в списке. Самые ранние проверенные блоки: { $networks }.
found-title = Другие токены
found-about = На ваших адресах могут быть токены не из нашего списка. Прислать вам токены может кто угодно, поэтому добавляйте только знакомые.
found-search = Найти токены
found-searching =
    { $count ->
        [one] Ищем в { $count } сети…
       *[many] Ищем в { $count } сетях…
    }
found-none = Других токенов не найдено.
found-degraded =
    { $count ->
        [one] { $networks } не отвечает, поэтому её токенов здесь нет. Мы продолжаем попытки.
       *[many] { $networks } не отвечают, поэтому их токенов здесь нет. Мы продолжаем попытки.
    }
found-add = Добавить
found-add-of = Добавить { $symbol } в сети { $network }
found-added = { $symbol } в сети { $network } теперь среди ваших активов.
found-searched = Токенов, полученных раньше, может не быть в списке. Самые ранние проверенные блоки: { $networks }.
found-scope = Проверяются сети вашего портфеля, сначала те, в которых на ваших адресах есть активы.
found-left-out = Не проверены, потому что сетей слишком много: { $networks }.
found-more =
    { $count ->
        [one] ещё { $count }
        [few] ещё { $count }
       *[many] ещё { $count }
    }
found-whole = Полностью проверены через обозреватель: { $networks }.
found-cut = { $networks }: показаны не все токены, их слишком много.
found-added-hidden = { $symbol } в сети { $network } теперь среди скрытых активов.
