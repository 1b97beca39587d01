### Проверка и путь через кошелёк

recipient-title = Кто получает в { $network }
recipient-label = Адрес в { $network }
recipient-placeholder = Вставьте адрес
recipient-use = Взять этот адрес
recipient-use_own = На мой собственный кошелёк
recipient-connect = Подключить кошелёк в { $network }
recipient-warning-first_use = Первый перевод отсюда на этот адрес. Сравните каждый знак с тем, что вам дали: отменить платёж не сможет никто.
recipient-warning-lookalike = Этот адрес лишь похож на знакомый вам: края совпадают, середина нет. Возможно, его вам подсунули.
recipient-other_network = В том, что вы ввели, названа другая сеть: { $named }. Убедитесь, что получатель пользуется этим адресом и в { $network }.

review-title = Проверка
review-on = { $what } в { $network }
review-send = Вы отправляете
review-receive = Вы получаете
review-updated = Цена изменилась, пока окно было открыто. Выше уже новые цифры.
review-recipient = Придёт на этот адрес в { $network }
review-recipient-own = Это кошелёк, который вы подключили.
review-from_wallet = Из кошелька
review-custody-escrow-title = Хранит контракт.
review-custody-escrow = Депозит остаётся в контракте в { $network }, пока выплата не доказана. Если она не придёт вовремя, вы заберёте его сами.
review-custody-maker-title = Хранит наш маркет-мейкер.
review-custody-maker = В { $network } нашего контракта нет: вы отправляете прямо маркет-мейкеру и доверяете ему до выплаты. Если выплатить нельзя, депозит вернётся на ваш адрес возврата.
review-refund-label = Если выплатить не получится, вернуть в { $network } на
review-refund-note = Адрес в сети отправки, которым владеете вы сами, а не биржа.
review-refund-own = Взять мой кошелёк { $address }
review-refund-change = Изменить
review-refund-missing = Укажите адрес возврата
review-refund-invalid = Проверьте адрес возврата
review-confirm = Подтвердить и отправить
review-check = Проверить этот перевод
review-check-note = Кошелёк уже спросили, и он мог отправить перевод. Посмотрите на него, прежде чем отправлять что-то снова.
review-signatures =
    { $count ->
        [one] Кошелёк спросит вас один раз.
        [few] Кошелёк спросит вас не больше { $count } раз.
       *[other] Кошелёк спросит вас не больше { $count } раз.
    }
review-wallet_note = Кошелёк показывает, на что вы соглашаетесь. Не закрывайте страницу, пока перевод не уйдёт.

stage-ordering = Готовим перевод
stage-asking-permit = Подпишите сумму в кошельке
stage-asking-approve = Дайте разрешение в кошельке
stage-asking-open = Подтвердите в кошельке
stage-asking-transfer = Подтвердите в кошельке
stage-asking-refund = Подтвердите в кошельке
stage-asking-batch = Подтвердите в кошельке
stage-confirming = Ждём подтверждения { $network }
