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
portfolio-hidden = Скрытые ({ $count })
portfolio-pin = Закрепить
portfolio-unpin = Открепить
portfolio-hide = Скрыть
portfolio-show = Показывать снова
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
portfolio-export-about = Файлы CSV для таблиц и налоговых сервисов. В итогах по годам — завершённые переводы, без обменов.
portfolio-export-balances = Балансы
portfolio-export-transfers = Переводы
portfolio-export-years = Итоги по годам
portfolio-export-failed = Не удалось создать файл. Попробуйте ещё раз.
