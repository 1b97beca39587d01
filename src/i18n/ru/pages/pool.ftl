### Пулы: цена доли, депозит, вывод, очередь и риск

pool-about = Давайте средства маркет-мейкеру и получайте долю дохода от его выплат.
pool-choose = Пул
pool-title = { $symbol } в сети { $network }
pool-failed-title = Не удалось загрузить пулы
pool-none-title = Открытых пулов нет
pool-none-text = Сейчас у оператора этого приложения нет пула.
pool-unread = Сеть { $network } сейчас недоступна для чтения, поэтому её показателей нет. С вашими долями ничего не происходит.
pool-price = Цена доли
pool-apr = Годовая доходность
pool-apr-note = По выплатам за последние 30 дней
pool-apr-short = Пока слишком мало истории
pool-apr-unread = Сейчас доход прочитать нельзя
pool-utilization = Использование
pool-utilization-note = Выдано маркет-мейкеру
pool-points =
    { $count ->
        [one] { $points } балл за каждые { $amount } за полные сутки (UTC)
        [few] { $points } балла за каждые { $amount } за полные сутки (UTC)
       *[other] { $points } баллов за каждые { $amount } за полные сутки (UTC)
    }
pool-fact-total = Всего средств
pool-fact-lent = Выдано
pool-fact-idle = Свободно
pool-fact-due = Срок самого старого займа
pool-fact-income = Доход за ближайшие сутки
pool-overdue = Заём следовало вернуть { $time }, но он не возвращён. Пока его не вернут или не спишут, вносить, выводить и занимать нельзя никому.
pool-unbooked = Просрочено { $amount }: { $share } средств пула. Цена доли пока их учитывает. Если их спишут, она упадёт с { $price } до { $after }.
pool-loss = { $time } списано { $amount }. Этот убыток учтён в цене доли.
pool-proposed = С { $time } могут действовать новые условия: до { $hourly } в час и { $outstanding } всего, комиссия { $fee }. Если вы не согласны, запросите вывод до этого времени.
pool-risk = Что можно потерять
pool-risk-most = Недобросовестный маркет-мейкер может забрать не больше { $amount }. Такой убыток делят все вкладчики.
pool-risk-lent = Это лимит всех займов вместе или всё, что есть в пуле, если там меньше. Почасовой лимит это замедляет.
pool-risk-overdue = Как только заём просрочен, больше ничего не выдаётся.
pool-risk-early = Убыток попадает в цену доли, только когда заём просрочен и списан. До срока займа другие ещё могут вывести средства по цене без убытка.
pool-risk-governor = Оператор выбирает, кто занимает, и списывает просроченные займы. Переводить токены он не может, а повысить лимит — только после срока уведомления.
pool-risk-queue = Выданные токены нельзя вывести, пока их не вернут. Тогда выводы ждут в очереди.
pool-terms = Лимиты и условия
pool-term-lendable = Можно выдать сейчас
pool-term-hourly = Лимит в час
pool-term-outstanding = Лимит всех займов
pool-term-fee = Комиссия за заём
pool-term-due = Срок возврата
pool-term-timelock = Срок уведомления о новых условиях
pool-term-queue = Очередь на вывод
pool-queue-empty = Пусто
pool-queue-length = { $count ->
        [one] { $count } запрос, { $amount }
        [few] { $count } запроса, { $amount }
       *[other] { $count } запросов, { $amount }
    }
pool-contract = Контракт пула
pool-copy = Скопировать адрес контракта пула
pool-read-at = Прочитано в блоке { $block }, { $time }
pool-form = Депозит или вывод
pool-deposit = Внести
pool-withdraw = Вывести
pool-deposit-amount = Сумма депозита
pool-withdraw-amount = Сумма вывода
pool-deposit-balance = В кошельке: { $amount }
pool-withdraw-balance = В пуле: { $amount }
pool-enter = Введите сумму
pool-misread = Это не сумма. Введите число, например 0,25.
pool-too-precise = { $symbol }: не больше { $count } знаков после запятой.
pool-too-small = Этой суммы не хватает даже на часть доли.
pool-deposit-too-much = Это больше, чем есть в кошельке.
pool-withdraw-too-much = Это больше, чем стоят ваши доли.
pool-request-too-small = Очередь принимает запросы от { $amount }.
pool-not-listed = С этого адреса вносить нельзя. Попросите оператора добавить его.
pool-stopped = Остановлено: заём просрочен
pool-get-shares = Вы получите примерно { $shares } долей.
pool-at-once = Сразу придёт в ваш кошелёк.
pool-queued = Сейчас токены выданы. Ваш запрос встанет в очередь и будет оплачен по мере возврата займов.
pool-queued-part = Сразу можно вывести только { $amount }. Если нужно больше, запрос встанет в очередь и будет оплачен по мере возврата займов.
pool-review-deposit = Вы вносите
pool-review-withdraw = Вы выводите
pool-review-request = Вы запрашиваете
pool-review-shares = Вы получите долей, примерно
pool-review-give = Вы отдаёте долей
pool-review-risk = Вы даёте взаймы. Недобросовестный маркет-мейкер может забрать не больше { $amount }; такой убыток делят все вкладчики.
pool-review-queue = Пока запрос не оплачен, он приносит доход и может терять в цене. Отменить его можно в любой момент.
pool-confirm-deposit = Внести
pool-confirm-withdraw = Вывести
pool-confirm-request = Встать в очередь
pool-sign-one = Кошелёк спросит вас один раз.
pool-sign-two = Кошелёк попросит сначала одобрить списание ровно этой суммы, затем внести её.
pool-title-asking = Подтвердите в кошельке
pool-title-unsure = Проверьте кошелёк
pool-title-unknown = Ищем вашу транзакцию
pool-title-pending = Ждём подтверждения
pool-title-approving = Одобрение списания
pool-title-next = Списание одобрено
pool-title-failed = Транзакция не удалась
pool-title-replaced = Транзакция заменена
pool-title-other = Другая транзакция
pool-text-asking = Без вашего подтверждения ничего не отправится.
pool-text-unsure = Возможно, кошелёк уже отправил транзакцию. Проверьте его историю, прежде чем повторять.
pool-text-unknown = Сеть { $network } пока не показывает вашу транзакцию. Если кошелёк её отбросил, ничего не переведено.
pool-text-pending = Ждём подтверждения в сети { $network }. Страницу можно закрыть.
pool-text-next = Пул может списать ровно эту сумму. Теперь внесите её.
pool-text-done = Подтверждено в сети { $network }.
pool-text-failed = Сеть { $network } отклонила транзакцию. Потрачена только комиссия сети.
pool-text-replaced = Кошелёк отправил вместо неё другую транзакцию, поэтому в пуле ничего не изменилось.
pool-text-other = Эта транзакция в сети { $network } не обращается к пулу. Проверьте историю кошелька.
pool-done-deposit = Внесено
pool-done-withdraw = Выведено
pool-done-request = Запрос в очереди
pool-done-cancel = Запрос отменён
pool-done-pay = Очередь оплачена
pool-done-collect = Получено
pool-amount = Сумма
pool-shares = Доли
pool-go-on = Внести
pool-close = Готово
pool-position = Ваша позиция
pool-position-empty = Здесь появятся ваши доли, запросы и выплаты.
pool-withdrawable = Можно вывести сейчас
pool-requests = Запросы на вывод
pool-place-first = Оплачивается следующим
pool-place = { $count ->
        [one] Перед ним { $count } запрос, { $amount }
        [few] Перед ним { $count } запроса, { $amount }
       *[other] Перед ним { $count } запросов, { $amount }
    }
pool-place-number = № { $place }
pool-cancel = Отменить
pool-pay = Оплатить очередь свободными токенами
pool-collectable = { $amount } по вашим запросам можно забрать. Эта сумма больше не растёт и не уменьшается.
pool-collect = Получить { $amount }
pool-history = Ваши действия
pool-history-unread = Сейчас ваши действия прочитать нельзя.
pool-history-empty = Здесь появятся ваши депозиты и выводы.
pool-history-since = С { $day }
pool-entry-shares = Доли: { $shares }
pool-entry-deposit = Депозит
pool-entry-withdraw = Вывод
pool-entry-request = Запрос на вывод
pool-entry-cancel = Запрос отменён
pool-entry-paid = Запрос оплачен
pool-entry-collect = Получено
problem-pool_unknown = Эта версия приложения не знает этого пула, поэтому ничего туда не отправит.
problem-pool_wallet = Этот кошелёк не работает с пулами. Подключите кошелёк EVM.
