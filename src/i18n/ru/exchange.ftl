### Биржа как получатель

exchange-row = На { $name }
exchange-row-add = Добавить адрес пополнения
exchange-row-shut = Недоступно
exchange-row-unknown = Неизвестная биржа
exchange-row-check = Проверьте адрес пополнения
exchange-add_address = Добавить адрес пополнения
exchange-add_memo = Добавить мемо
exchange-change = Изменить получателя
exchange-blocked-unknown = Эта биржа недоступна в { $network }.
exchange-blocked-suspended = { $name } приостановила депозиты. { $reason }
exchange-blocked-token = { $name } не принимает { $token } в { $network }.

exchange-title = Депозит на { $name }
exchange-confirm_note = Проверьте на сайте биржи, что она принимает депозиты { $token } в { $network } и не приостановила их.
exchange-network = Сеть
exchange-networks = Поддерживаемые сети
exchange-least = Минимальный депозит
exchange-least-none = Минимум неизвестен
exchange-credits = Подтверждения
exchange-credits-after = { $count }
exchange-credits-unknown = Определяет биржа
exchange-address = Ваш адрес пополнения в сети { $network }
exchange-address-note = Скопируйте его на странице депозита { $token } на бирже, выбрав сеть { $network }.
exchange-address-own = Это ваш подключённый кошелёк, а не адрес пополнения биржи.
exchange-address-lookalike = Похож на адрес, который вы уже использовали, но отличается от него. Возможно, это подмена адреса.
exchange-memo = Мемо
exchange-memo-optional = Мемо (если его показывает биржа)
exchange-memo-note = Также называется тегом или комментарием. Без него биржа не сможет зачислить депозит вам.
exchange-memo-missing = В этой сети { $name } требует мемо. Без него депозит не будет зачислен.
exchange-memo-unwanted = В этой сети { $name } не использует мемо. Оставьте поле пустым.
exchange-memo-too_long = Это мемо слишком длинное для этой сети. Скопируйте его ещё раз.
exchange-memo-unreadable = В мемо недопустимый символ или лишний пробел. Скопируйте его ещё раз.
exchange-memo-reserved = Это мемо занято для наших переводов. Попросите у биржи другое.
exchange-use = Использовать этот адрес
exchange-other = Выбрать другую биржу
exchange-to_wallet = Отправить на кошелёк
exchange-failed = Не удалось загрузить биржи.

exchange-advice = Отправляете на этот адрес впервые? Отправьте небольшую сумму, дождитесь зачисления на { $name }, затем отправьте остальное.
exchange-advice-action = Сначала { $amount }
exchange-advice-small = Подходящая сумма для проверки. Когда { $name } её зачислит, отправьте остальное.

exchange-review = На ваш адрес пополнения { $name } в { $network }
exchange-review-memo = Мемо
exchange-review-check = Перед подтверждением
exchange-review-network = Биржа показывает именно этот адрес для { $token } в { $network }. Средства, отправленные в любой другой сети, пропадут.
exchange-review-memo_same = Мемо точно совпадает с указанным на странице депозита.
exchange-review-plain = Выплата идёт обычным переводом со счёта нашего маркет-мейкера, как требуют биржи.
exchange-review-refund = Если выплата не пройдёт, средства вернутся на кошелёк, с которого вы отправляете, а не на биржу.

exchange-order = Биржа
exchange-order-memo = Мемо
exchange-order-arrived =
    { $count ->
        [0] { $received } получены на адрес пополнения в { $to }. { $name } зачислит их после нужного числа подтверждений; проверьте свой счёт на бирже.
        [one] { $received } получены на адрес пополнения в { $to }. { $name } зачислит их после { $count } подтверждения; проверьте свой счёт на бирже.
       *[other] { $received } получены на адрес пополнения в { $to }. { $name } зачислит их после { $count } подтверждений; проверьте свой счёт на бирже.
    }
exchange-order-filling = { $received } отправляются на ваш адрес пополнения { $name }. Страницу можно закрыть.
exchange-order-unknown = Биржа { $id }
exchange-rest = Отправить остальное: { $amount }
exchange-rest-note = Когда биржа зачислит эту сумму, остальное можно отправить так же.
