### Что адреса делали в каждой сети

tracker-intro = Проверьте любой адрес. Без кошелька и подписи.
tracker-show = Показать активность
tracker-own = Добавить мой кошелёк
tracker-private = Адреса остаются в ссылке на эту страницу. Мы проверяем их, но не записываем.
tracker-too-many = Не больше { $most } адресов за раз. Вы ввели { $count }.
tracker-start-title = Ваша история в сетях на одной странице
tracker-start-text = Введите один или несколько адресов, чтобы увидеть транзакции, активные дни, объём и газ в каждой сети.
tracker-none-title = Активности пока нет
tracker-none-text = С этих адресов не отправляли транзакций ни в одной из этих сетей.
tracker-off-title = Трекер здесь не настроен
tracker-off-text = У этого сервиса пока нет источника данных об активности в сетях.
tracker-failed-title = Не удалось загрузить трекер
tracker-failed-text = Сервер не отвечает. Попробуйте ещё раз чуть позже.
tracker-hidden = Откройте веб-версию, чтобы пользоваться трекером.
tracker-degraded =
    { $count ->
        [one] { $networks } не отвечает, поэтому её данных нет.
       *[other] { $networks } не отвечают, поэтому их данных нет.
    }
tracker-quiet =
    { $count ->
        [one] Нет активности ещё в { $count } сети.
       *[other] Нет активности ещё в { $count } сетях.
    }
tracker-prices = Считаются только отправленные транзакции. Суммы в долларах — по сегодняшним ценам. Расход газа может не включать плату роллапов за данные.
tracker-unpriced = Монеты без цены не входят в суммы в долларах.
tracker-stale = Одна из сетей не отвечает, поэтому часть данных более ранняя.
tracker-at-least = не меньше { $figure }
tracker-before = до { $date }
tracker-transactions = Транзакции
tracker-days = Активные дни
tracker-weeks = Активные недели
tracker-months = Активные месяцы
tracker-networks-used = Сети
tracker-contracts = Контракты
tracker-volume = Отправлено
tracker-gas = Расход газа
tracker-first = Первая активность
tracker-last = Последняя активность
tracker-day-count =
    { $count ->
        [one] { $count } активный день
        [few] { $count } активных дня
       *[other] { $count } активных дней
    }
tracker-chart = Транзакции по месяцам
tracker-table = Показать таблицей
tracker-month = Месяц
tracker-others = Другие сети
tracker-by-network = По сетям
tracker-by-address = По адресам
tracker-sort = Сортировка
tracker-csv = Скачать CSV
tracker-csv-copy = Скопировать в CSV
tracker-share = Поделиться
tracker-share-title = Поделитесь своей активностью
tracker-share-post = Транзакций: { $transactions }, активных дней: { $days }, сетей: { $networks }.
tracker-share-text = Скопировать текст
tracker-share-link = Скопировать ссылку с адресами
tracker-share-private = В публикации нет ваших адресов.
tracker-more = Баллы и бейджи
tracker-back = L2-трекер
tracker-page-read = Данные сети { $network }.
tracker-page-list = Из списка, который загрузил этот сервис.
tracker-page-start = Введите адреса, чтобы узнать, сколько на них { $symbol }. Подключать кошелёк не нужно.
tracker-page-unlisted-title = Данных пока нет
tracker-page-unlisted-text = Этот сервис не загрузил данные для этой страницы.
