### Проверка и путь через кошелёк

recipient-title = Получатель в { $network }
recipient-label = Адрес в { $network }
recipient-placeholder = Вставьте адрес
recipient-name_pending = Ищем имя…
recipient-name_moved = { $name } больше не ведёт к этому адресу. Выберите получателя ещё раз.
recipient-use = Использовать этот адрес
recipient-use_own = Использовать мой кошелёк
recipient-connect = Подключить кошелёк в { $network }
recipient-warning-first_use = Вы ещё не отправляли на этот адрес. Проверьте каждый символ: платёж нельзя отменить.
recipient-warning-lookalike = Похож на адрес, который вы уже использовали, но отличается от него. Возможно, это подмена адреса.
recipient-other_network = Вы вставили адрес другой сети: { $named }. Убедитесь, что получатель использует его и в { $network }.

review-title = Проверка
review-on = { $what } в { $network }
review-send = Вы отправляете
review-receive = Вы получаете
review-updated = Цена изменилась, пока окно было открыто. Суммы выше уже обновлены.
review-recipient = Получатель в { $network }
review-recipient-own = Это ваш подключённый кошелёк.
review-from_wallet = Из кошелька
review-custody-escrow-title = Хранится в смарт-контракте.
review-custody-escrow = Средства остаются в эскроу-контракте в { $network }, пока выплата не подтверждена. Если она не пройдёт, верните их одним нажатием.
review-custody-address = Депозит поступает на адрес контракта, который принадлежит вашему адресу возврата, а затем хранится в эскроу-контракте в { $network }, пока выплата не подтверждена. Если он опоздает или выплата не пройдёт, выведите его на адрес возврата.
review-custody-maker-title = Хранится у нашего маркет-мейкера.
review-custody-maker = В { $network } нет эскроу-контракта: до выплаты средства хранит маркет-мейкер. Если выплата не пройдёт, он вернёт их на ваш адрес возврата.
review-custody-provider-title = Перевод проводит внешний провайдер.
review-custody-provider = Этот маршрут не использует наш эскроу-контракт в { $network }: до выплаты средства хранит провайдер. Если выплата не пройдёт, провайдер вернёт их на ваш адрес возврата.
review-custody-provider_contract = До выплаты средства хранит смарт-контракт провайдера. Если выплата не пройдёт, этот контракт вернёт их вам или позволит отменить перевод у провайдера.
review-custody-direct-title = Напрямую получателю.
review-custody-direct = По пути этот платёж никто не хранит, поэтому вернуть его нельзя. Проверьте получателя перед подтверждением.
review-refund-label = Адрес возврата в { $network }
review-refund-note = Укажите свой адрес в сети отправления, а не адрес биржи.
review-refund-note-address = Укажите свой адрес в { $network }, а не адрес биржи. То, что не будет выплачено, можно вывести только на него.
review-refund-own = Мой кошелёк { $address }
review-refund-change = Изменить
review-refund-missing = Укажите адрес возврата
review-refund-invalid = Проверьте адрес возврата
review-confirm = Подтвердить и отправить
review-get_address = Получить адрес для депозита
review-address_note = Пока ничего не отправляется: вы получите адрес, на который сможете отправить средства с любого кошелька или биржи.
review-time = Время на оплату
review-check = Открыть этот перевод
review-check-note = Кошелёк мог уже отправить эту транзакцию. Проверьте перевод, прежде чем отправлять ещё раз.
review-signatures =
    { $count ->
        [one] Кошелёк попросит подтвердить { $count } раз.
        [few] Кошелёк попросит подтвердить до { $count } раз.
       *[other] Кошелёк попросит подтвердить до { $count } раз.
    }
review-wallet_note = Проверьте данные в кошельке. Не закрывайте страницу, пока депозит не отправлен.

stage-ordering = Готовим перевод…
stage-asking-permit = Одобрите списание в кошельке
stage-asking-sign = Подпишите депозит в кошельке
stage-asking-approve = Одобрите списание в кошельке
stage-asking-open = Подтвердите в кошельке
stage-asking-transfer = Подтвердите в кошельке
stage-asking-swap = Подтвердите в кошельке
stage-asking-refund = Подтвердите в кошельке
stage-asking-batch = Подтвердите в кошельке
stage-confirming = Ждём подтверждения в { $network }

review-loss = Вы получите на { $percent } меньше по стоимости, чем отправляете.
review-loss-accept = Принимаю эту потерю
review-loss-type = Введите { $number }, чтобы согласиться с этой потерей
review-loss-missing = Подтвердите потерю выше
review-replaced = { $from } больше не даёт котировку для этого перевода, поэтому его выполнит { $to }. Проверьте условия выше.
review-replaced-accept = Продолжить через { $to }
review-loss-best = Вы получите на { $percent } меньше, чем по лучшей котировке.
review-loss-best_send = Вы платите на { $percent } больше, чем по лучшей котировке.
review-unpriced = Стоимость одного из активов в долларах неизвестна, поэтому стоимость перевода нельзя показать. Сравните суммы сами.
