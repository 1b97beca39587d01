### An exchange as destination

exchange-row = На { $name }
exchange-row-add = Додати адресу депозиту
exchange-row-shut = Недоступно
exchange-row-unknown = Невідома біржа
exchange-row-check = Перевірте адресу депозиту
exchange-add_address = Додати адресу депозиту
exchange-add_memo = Додати мемо
exchange-change = Змінити отримувача
exchange-blocked-unknown = Ця біржа недоступна в { $network }.
exchange-blocked-suspended = { $name } призупинила депозити. { $reason }
exchange-blocked-token = { $name } не приймає { $token } у { $network }.

exchange-title = Депозит на { $name }
exchange-confirm_note = Перевірте на сайті біржі, що вона приймає депозити { $token } у { $network } і не призупинила їх.
exchange-network = Мережа
exchange-networks = Підтримувані мережі
exchange-least = Мінімальний депозит
exchange-least-none = Мінімум невідомий
exchange-credits = Підтвердження
exchange-credits-after = { $count }
exchange-credits-unknown = Визначає біржа
exchange-address = Ваша адреса депозиту в { $network }
exchange-address-note = Скопіюйте її на сторінці депозиту { $token } на біржі, вибравши { $network }.
exchange-address-own = Це ваш під’єднаний гаманець, а не адреса депозиту біржі.
exchange-address-lookalike = Схожа на адресу, яку ви вже використовували, але відрізняється від неї. Можливо, це підміна адреси.
exchange-memo = Мемо
exchange-memo-optional = Мемо (якщо його показує біржа)
exchange-memo-note = Також називається тегом або коментарем. Без нього біржа не зможе зарахувати депозит вам.
exchange-memo-missing = У цій мережі { $name } вимагає мемо. Без нього депозит не буде зараховано.
exchange-memo-unwanted = У цій мережі { $name } не використовує мемо. Залиште поле порожнім.
exchange-memo-too_long = Це мемо задовге для цієї мережі. Скопіюйте його ще раз.
exchange-memo-unreadable = У мемо недопустимий символ або зайвий пробіл. Скопіюйте його ще раз.
exchange-memo-reserved = Це мемо зарезервовано для наших переказів. Попросіть у біржі інше.
exchange-use = Використати цю адресу
exchange-other = Вибрати іншу біржу
exchange-to_wallet = Надіслати на гаманець
exchange-failed = Не вдалося завантажити біржі.

exchange-advice = Надсилаєте на цю адресу вперше? Надішліть невелику суму, дочекайтеся зарахування на { $name }, потім надішліть решту.
exchange-advice-action = Спершу надіслати { $amount }
exchange-advice-small = Зручна сума для перевірки. Коли { $name } її зарахує, надішліть решту.

exchange-review = На вашу адресу депозиту { $name } у { $network }
exchange-review-memo = Мемо
exchange-review-check = Перед підтвердженням
exchange-review-network = Біржа показує саме цю адресу для { $token } у { $network }. Кошти, надіслані в будь-якій іншій мережі, буде втрачено.
exchange-review-memo_same = Мемо точно збігається з указаним на сторінці депозиту.
exchange-review-plain = Виплата йде звичайним переказом з акаунта нашого маркет-мейкера, як вимагають біржі.
exchange-review-refund = Якщо виплата не пройде, кошти повернуться на гаманець, з якого ви надсилаєте, а не на біржу.

exchange-order = Біржа
exchange-order-memo = Мемо
exchange-order-arrived =
    { $count ->
        [0] { $received } надійшли на адресу депозиту в { $to }. { $name } зарахує їх після потрібної кількості підтверджень; перевірте свій акаунт на біржі.
        [one] { $received } надійшли на адресу депозиту в { $to }. { $name } зарахує їх після { $count } підтвердження; перевірте свій акаунт на біржі.
       *[other] { $received } надійшли на адресу депозиту в { $to }. { $name } зарахує їх після { $count } підтверджень; перевірте свій акаунт на біржі.
    }
exchange-order-filling = { $received } надсилаються на вашу адресу депозиту { $name }. Сторінку можна закрити.
exchange-order-unknown = Біржа { $id }
exchange-rest = Надіслати решту: { $amount }
exchange-rest-note = Коли біржа зарахує цю суму, решту можна надіслати так само.
