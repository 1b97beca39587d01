### Форма моста

bridge-title = Мост
bridge-amount = Сумма отправки
bridge-max = Макс
bridge-max-label = : отправить максимальную сумму
bridge-balance = Баланс { $amount }
bridge-flip = Поменять сети местами
bridge-network-from = Из сети:{ " " }
bridge-network-to = В сеть:{ " " }
bridge-asset = Актив:{ " " }
bridge-at_least = не менее { $amount } { $symbol }
bridge-eta = через ~{ $time }
bridge-limits = от { $min } до { $max }
bridge-safe-escrow = Средства хранятся в смарт-контракте, пока выплата не подтверждена. Если она не пройдёт, верните их одним нажатием.
bridge-safe-maker = На этом маршруте депозит до выплаты хранит наш маркет-мейкер. Если выплата не пройдёт, он вернёт депозит на указанный вами адрес.
bridge-safe-provider = На этом маршруте перевод проводит внешний провайдер. На экране проверки указано, у кого хранится депозит.

main-loading = Загружаем сети…
main-retry = Повторить
main-offline = Нет подключения
main-no_route = Для этой пары нет маршрута
main-not_open = Мост ещё не открыт
main-hidden_on_surface = Здесь это недоступно
main-connect = Подключить кошелёк
main-resuming = Подключаем кошелёк…
main-enter_amount = Введите сумму
main-amount_invalid = Проверьте сумму
main-below_minimum = Сумма слишком мала
main-above_maximum = Сумма слишком велика
main-insufficient = Не хватает { $symbol }
main-insufficient_gas = Не хватает { $symbol } на комиссию сети
main-recipient_missing = Введите адрес в { $network }
main-recipient_invalid = Проверьте получателя
main-switch = Сменить сеть на { $network }
main-switching = Подтвердите в кошельке
main-quoting = Получаем котировку…
main-requote = Обновить котировку
main-outdated = Котировка истекла, обновляем…
main-refused = Сейчас недоступно
main-review = Проверить

recipient-row = Получатель
recipient-own = Мой кошелёк { $address }
recipient-other = { $address }
recipient-invalid = Проверьте адрес
recipient-choose = Выбрать
