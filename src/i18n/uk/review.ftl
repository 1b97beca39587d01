### The review and the way through the wallet

recipient-title = Хто отримує в { $network }
recipient-label = Адреса в { $network }
recipient-placeholder = Вставте адресу
recipient-use = Використати цю адресу
recipient-use_own = Надіслати на мій гаманець
recipient-connect = Під’єднати гаманець у { $network }
recipient-warning-first_use = Перший переказ звідси на цю адресу. Звірте кожен символ із тією, яку вам дали: повернути платіж не зможе ніхто.
recipient-warning-lookalike = Ця адреса лише схожа на знайому вам: кінці збігаються, а середина ні. Можливо, її вам підсунули.
recipient-other_network = У введеному названо іншу мережу: { $named }. Переконайтеся, що отримувач користується цією адресою і в { $network }.

review-title = Перевірка
review-on = { $what } у { $network }
review-send = Ви надсилаєте
review-receive = Ви отримуєте
review-updated = Відколи ви це відкрили, ціна змінилася. Вище вже нові числа.
review-recipient = Виплата на цю адресу в { $network }
review-recipient-own = Це гаманець, який ви під’єднали.
review-from_wallet = З гаманця
review-custody-escrow-title = У контракті.
review-custody-escrow = Депозит лишається в контракті в { $network }, доки виплату не доведено. Якщо вона не надійде вчасно, ви заберете його самі.
review-custody-maker-title = У нашого маркет-мейкера.
review-custody-maker = У { $network } нашого контракту немає: ви надсилаєте прямо маркет-мейкеру й довіряєте йому до виплати. Якщо виплатити не вдасться, депозит повернеться на вашу адресу повернення.
review-refund-label = Якщо виплатити не вдасться, повернути в { $network } на
review-refund-note = Адреса в мережі відправлення, якою керуєте ви самі, а не біржа.
review-refund-own = Узяти мій гаманець { $address }
review-refund-change = Змінити
review-refund-missing = Введіть адресу повернення
review-refund-invalid = Перевірте адресу повернення
review-confirm = Підтвердити й переказати
review-check = Перевірити цей переказ
review-check-note = Гаманець запитали, і він міг уже надіслати. Перегляньте цей переказ, перш ніж надсилати щось знову.
review-signatures =
    { $count ->
        [one] Гаманець запитає вас { $count } раз.
        [few] Гаманець запитає вас щонайбільше { $count } рази.
       *[other] Гаманець запитає вас щонайбільше { $count } разів.
    }
review-wallet_note = Гаманець покаже, на що ви погоджуєтеся. Не закривайте сторінку, доки не надіслано.

stage-ordering = Готуємо переказ
stage-asking-permit = Підпишіть суму в гаманці
stage-asking-approve = Дозвольте в гаманці
stage-asking-open = Підтвердьте в гаманці
stage-asking-transfer = Підтвердьте в гаманці
stage-asking-refund = Підтвердьте в гаманці
stage-asking-batch = Підтвердьте в гаманці
stage-confirming = Чекаємо підтвердження { $network }
