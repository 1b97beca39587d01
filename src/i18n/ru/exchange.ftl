### Биржа как получатель

exchange-row = На { $name }
exchange-row-add = Укажите адрес пополнения
exchange-row-shut = недоступно
exchange-row-unknown = Неизвестная биржа
exchange-row-check = Проверьте адрес пополнения
exchange-add_address = Укажите адрес пополнения
exchange-add_memo = Укажите мемо
exchange-change = Изменить назначение
exchange-blocked-unknown = Такой биржи в сети { $network } у нас нет.
exchange-blocked-suspended = { $name } приостановила приём средств. { $reason }
exchange-blocked-token = { $name } не принимает { $token } в сети { $network }.

exchange-title = Пополнение на { $name }
exchange-confirm_note = Убедитесь на сайте самой биржи, что она принимает { $token } в сети { $network } и не приостановила пополнение.
exchange-network = Сеть
exchange-networks = Принимает в сетях
exchange-least = Зачисляет от
exchange-least-none = минимум неизвестен
exchange-credits = Зачисляет после
exchange-credits-after =
    { $count ->
        [one] { $count } подтверждения
       *[other] { $count } подтверждений
    }
exchange-credits-unknown = стольких подтверждений, сколько она требует
exchange-address = Ваш адрес пополнения в сети { $network }
exchange-address-note = Скопируйте его на странице пополнения { $token } на бирже, выбрав там сеть { $network }.
exchange-address-own = Это кошелёк, который вы подключили, а не адрес, выданный биржей.
exchange-address-lookalike = Этот адрес лишь похож на знакомый вам: начало и конец совпадают, а середина нет. Возможно, его подбросили.
exchange-memo = Мемо
exchange-memo-optional = Мемо, если биржа его показывает
exchange-memo-note = На странице пополнения оно может называться мемо, тегом или комментарием. Без него биржа не узнает, что перевод ваш.
exchange-memo-missing = В этой сети { $name } требует мемо. Без него перевод не зачислят.
exchange-memo-unwanted = В этой сети { $name } не принимает мемо. Уберите его.
exchange-memo-too_long = Это длиннее, чем мемо в этой сети. Скопируйте его ещё раз.
exchange-memo-unreadable = Здесь есть символ, которого у бирж не бывает, или лишний пробел с краю. Скопируйте ещё раз.
exchange-memo-reserved = Такое мемо можно спутать с нашим переводом. Попросите у биржи другое.
exchange-use = Использовать этот адрес
exchange-other = Выбрать другую биржу
exchange-to_wallet = Отправить на кошелёк
exchange-failed = Не удалось загрузить список бирж.

exchange-advice = Первый перевод на этот адрес: отправьте немного и дождитесь, пока { $name } его покажет. Затем отправьте остальное.
exchange-advice-action = Сначала { $amount }
exchange-advice-small = Хорошая сумма для проверки. Когда { $name } её покажет, отправьте остальное.

exchange-review = На ваш адрес пополнения в { $name }, сеть { $network }
exchange-review-memo = Мемо
exchange-review-check = Проверьте перед подтверждением
exchange-review-network = Биржа показывает именно этот адрес для { $token } в сети { $network }. В любой другой сети деньги пропадут.
exchange-review-memo_same = Мемо совпадает с указанным на странице пополнения, символ в символ.
exchange-review-plain = Выплата идёт обычным переводом со счёта нашего маркет-мейкера, как того требуют биржи.
exchange-review-refund = Если выплатить не удастся, деньги вернутся на кошелёк, с которого вы отправили, и никогда не уйдут бирже.

exchange-order = Биржа
exchange-order-memo = Мемо
exchange-order-arrived =
    { $count ->
        [0] { $received } уже на адресе пополнения в сети { $to }. { $name } зачислит их, когда наберёт нужное ей число подтверждений; увидеть это можно только на бирже.
        [one] { $received } уже на адресе пополнения в сети { $to }. { $name } зачислит их после { $count } подтверждения по своему счёту; увидеть это можно только на бирже.
       *[other] { $received } уже на адресе пополнения в сети { $to }. { $name } зачислит их после { $count } подтверждений по своему счёту; увидеть это можно только на бирже.
    }
exchange-order-filling = { $received } в пути на ваш адрес пополнения в { $name }. Страницу можно закрыть.
exchange-order-unknown = Биржа { $id }
exchange-rest = Отправить остальное: { $amount }
exchange-rest-note = Когда биржа покажет эту сумму на вашем счёте, остальное можно отправить тем же путём.
