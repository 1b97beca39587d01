### Форма моста

bridge-title = Мост
bridge-amount = Сумма отправки
bridge-max = Макс
bridge-max-label = : взять наибольшую сумму, которую можно отправить
bridge-balance = Баланс { $amount }
bridge-flip = В обратную сторону
bridge-network-from = Из сети:{ " " }
bridge-network-to = В сеть:{ " " }
bridge-asset = Актив:{ " " }
bridge-at_least = не менее { $amount } { $symbol }
bridge-eta = через ~{ $time }
bridge-limits = от { $min } до { $max }
bridge-safe-escrow = Лежит в контракте, пока не придёт. Если не придёт, вы вернёте всё одним нажатием.
bridge-safe-maker = На этом маршруте депозит держит наш маркет-мейкер, пока перевод не придёт. Если не придёт, депозит вернётся на адрес, который вы укажете.

main-loading = Загружаем сети
main-retry = Повторить
main-offline = Нет подключения
main-no_route = Для этой пары нет маршрута
main-hidden_on_surface = Здесь это недоступно
main-connect = Подключить кошелёк
main-resuming = Ищем ваш кошелёк
main-enter_amount = Введите сумму
main-amount_invalid = Проверьте сумму
main-below_minimum = Сумма меньше минимума
main-above_maximum = Сумма больше максимума
main-insufficient = Не хватает { $symbol }
main-insufficient_gas = Не хватает { $symbol } на комиссию сети
main-recipient_missing = Укажите адрес в { $network }
main-recipient_invalid = Проверьте получателя
main-switch = Перейти в { $network }
main-switching = Подтвердите в кошельке
main-quoting = Узнаём цену
main-requote = Узнать новую цену
main-outdated = Цена устарела, запрашиваем новую
main-refused = Сейчас невозможно
main-review = Проверить

recipient-row = Получатель
recipient-own = Мой кошелёк { $address }
recipient-other = { $address }
recipient-invalid = Проверьте адрес
recipient-choose = Выбрать
