### The review and the way through the wallet

recipient-title = Отримувач у { $network }
recipient-label = Адреса в { $network }
recipient-placeholder = Вставте адресу
recipient-name_pending = Шукаємо ім’я…
recipient-name_moved = { $name } більше не веде до цієї адреси. Виберіть отримувача ще раз.
recipient-use = Використати цю адресу
recipient-use_own = Використати мій гаманець
recipient-connect = Під’єднати гаманець у { $network }
recipient-warning-first_use = Ви ще не надсилали на цю адресу. Перевірте кожен символ: платіж не можна скасувати.
recipient-warning-lookalike = Схожа на адресу, яку ви вже використовували, але відрізняється від неї. Можливо, це підміна адреси.
recipient-other_network = Ви вставили адресу іншої мережі: { $named }. Переконайтеся, що отримувач використовує її і в { $network }.

review-title = Перевірка
review-on = { $what } у { $network }
review-send = Ви надсилаєте
review-receive = Ви отримуєте
review-updated = Ціна змінилася, поки вікно було відкрите. Суми вище вже оновлено.
review-recipient = Отримувач у { $network }
review-recipient-own = Це ваш під’єднаний гаманець.
review-from_wallet = З гаманця
review-custody-escrow-title = Зберігається в смартконтракті.
review-custody-escrow = Кошти лишаються в ескроу-контракті в { $network }, доки виплату не підтверджено. Якщо вона не пройде, поверніть їх одним дотиком.
review-custody-address = Депозит надходить на адресу контракту, що належить вашій адресі повернення, а потім зберігається в ескроу-контракті в { $network }, доки виплату не підтверджено. Якщо він запізниться або виплата не пройде, виведіть його на адресу повернення.
review-custody-maker-title = Зберігається в нашого маркет-мейкера.
review-custody-maker = У { $network } немає ескроу-контракту: до виплати кошти зберігає маркет-мейкер. Якщо виплата не пройде, він поверне їх на вашу адресу повернення.
review-custody-provider-title = Переказ виконує зовнішній провайдер.
review-custody-provider = Цей маршрут не використовує наш ескроу-контракт у { $network }: до виплати кошти зберігає провайдер. Якщо виплата не пройде, провайдер поверне їх на вашу адресу повернення.
review-custody-provider_contract = До виплати кошти зберігає смарт-контракт провайдера. Якщо виплата не пройде, цей контракт поверне їх вам або дасть змогу скасувати переказ у провайдера.
review-custody-direct-title = Безпосередньо отримувачу.
review-custody-direct = Дорогою цей платіж ніхто не зберігає, тому повернути його не можна. Перевірте отримувача, перш ніж підтвердити.
review-refund-label = Адреса повернення в { $network }
review-refund-note = Укажіть власну адресу в мережі відправлення, а не адресу біржі.
review-refund-note-address = Укажіть власну адресу в { $network }, а не адресу біржі. Те, що не буде виплачено, можна вивести лише на неї.
review-refund-own = Мій гаманець { $address }
review-refund-change = Змінити
review-refund-missing = Введіть адресу повернення
review-refund-invalid = Перевірте адресу повернення
review-confirm = Підтвердити й переказати
review-get_address = Отримати адресу для депозиту
review-address_note = Поки нічого не надсилається: ви отримаєте адресу, на яку зможете надіслати кошти з будь-якого гаманця чи біржі.
review-time = Час на оплату
review-check = Відкрити цей переказ
review-check-note = Гаманець міг уже надіслати цю транзакцію. Перевірте переказ, перш ніж надсилати ще раз.
review-signatures =
    { $count ->
        [one] Гаманець попросить підтвердити { $count } раз.
        [few] Гаманець попросить підтвердити до { $count } разів.
       *[other] Гаманець попросить підтвердити до { $count } разів.
    }
review-wallet_note = Перевірте дані в гаманці. Не закривайте сторінку, доки депозит не надіслано.

stage-ordering = Готуємо переказ…
stage-asking-permit = Дозвольте списання в гаманці
stage-asking-sign = Підпишіть депозит у гаманці
stage-asking-approve = Дозвольте списання в гаманці
stage-asking-open = Підтвердьте в гаманці
stage-asking-transfer = Підтвердьте в гаманці
stage-asking-swap = Підтвердьте в гаманці
stage-asking-refund = Підтвердьте в гаманці
stage-asking-batch = Підтвердьте в гаманці
stage-confirming = Чекаємо підтвердження в { $network }

review-loss = Ви отримаєте на { $percent } менше за вартістю, ніж надсилаєте.
review-loss-accept = Погоджуюся з цією втратою
review-loss-type = Введіть { $number }, щоб погодитися з цією втратою
review-loss-missing = Підтвердьте втрату вище
review-replaced = { $from } більше не дає котирування для цього переказу, тож його виконає { $to }. Перевірте умови вище.
review-replaced-accept = Продовжити через { $to }
review-loss-best = Ви отримаєте на { $percent } менше, ніж за найкращим котируванням.
review-loss-best_send = Ви платите на { $percent } більше, ніж за найкращим котируванням.
review-unpriced = Вартість одного з активів у доларах невідома, тому вартість переказу не можна показати. Порівняйте суми самостійно.
