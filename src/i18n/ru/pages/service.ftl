### Состояние сервиса, показатели провайдеров и маршрутов

service-ok = Сейчас известных проблем нет.
service-delayed = Переводы через { $names } идут дольше, чем указано в котировке.
service-paused = Выплаты приостановлены: { $names }.
service-unreachable = Сейчас нет связи: { $names }. Переводы могут идти дольше.
service-failing = Тестовые переводы не доходят или опаздывают: { $names }.
service-find = Ждёте перевод? Найдите его, чтобы увидеть текущий этап.
service-as_of = По состоянию на { $time }
service-networks = Сети
service-network-ok = Работает
service-network-paused = Выплаты приостановлены
service-network-unreachable = Нет связи
service-networks-ok =
    { $count ->
        [one] Работает { $count } сеть
        [few] Работают { $count } сети
       *[other] Работают { $count } сетей
    }
service-checks = Тестовые переводы
service-checks-about = Мы сами отправляем небольшие переводы, чтобы проверять эти маршруты. В показателях ниже они не учитываются.
service-check-ok = Дошёл
service-check-failed = Не дошёл
service-check-overdue = Опаздывает
service-checked = Последняя проверка: { $time } назад
service-check-share = Дошло за 7 дней: { $arrived } из { $count }
service-routes = Провайдеры и маршруты
service-about = Измерено по переводам на этом сайте. Перевод считается дошедшим, только если мы увидели выплату в сети назначения; возвраты и просрочки ухудшают показатели провайдера. Время считается от депозита до выплаты.
service-days = За { $count } дней
service-empty-title = Показателей пока нет
service-empty-text = Они появятся, когда здесь пройдут переводы.
service-route = Маршрут
service-route-text = Из { $from } в { $to }
service-transfers = Переводы
service-arrived = Дошло
service-time = Время, медиана
service-shortfall = Ниже котировки, медиана
service-within = 95 % в пределах { $value }
service-late = С опозданием
service-refunded = Возвращено
service-unknown = Пока нет данных
service-sample-under_5 = Меньше 5 переводов
service-sample-under_10 = Меньше 10 переводов
service-sample-few_senders = Слишком мало отправителей для показателей
service-few =
    { $count ->
        [one] { $count } маршрут, где мало переводов
        [few] { $count } маршрута, где мало переводов
       *[other] { $count } маршрутов, где мало переводов
    }
service-reported = Только по сообщению провайдера, не учтено: { $count }
service-failed-title = Состояние недоступно
service-failed-text = Не удалось загрузить текущие показатели. Начатые переводы это не затрагивает.
