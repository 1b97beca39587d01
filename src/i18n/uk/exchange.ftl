### An exchange as destination

exchange-row = На { $name }
exchange-row-add = Додати адресу депозиту
exchange-row-shut = недоступно
exchange-row-unknown = Невідома біржа
exchange-row-check = Перевірте адресу депозиту
exchange-add_address = Додайте адресу депозиту
exchange-add_memo = Додайте мемо
exchange-change = Змінити місце призначення
exchange-blocked-unknown = Такої біржі в { $network } ми не знаємо.
exchange-blocked-suspended = { $name } призупинила депозити. { $reason }
exchange-blocked-token = { $name } не приймає { $token } у { $network }.

exchange-title = Депозит на { $name }
exchange-confirm_note = Переконайтеся на сторінці самої біржі, що вона приймає депозити { $token } у { $network } і не призупинила їх.
exchange-network = Мережа
exchange-networks = Мережі, які вона приймає
exchange-least = Зараховує від
exchange-least-none = мінімум невідомий
exchange-credits = Зараховує після
exchange-credits-after =
    { $count ->
        [one] { $count } підтвердження
       *[other] { $count } підтверджень
    }
exchange-credits-unknown = стількох підтверджень, скільки вимагає
exchange-address = Ваша адреса депозиту в { $network }
exchange-address-note = Скопіюйте її зі сторінки депозиту { $token } на біржі, вибравши там { $network }.
exchange-address-own = Це гаманець, який ви під’єднали, а не адреса, яку дала біржа.
exchange-address-lookalike = Ця адреса лише схожа на знайому вам: кінці збігаються, а середина ні. Можливо, її вам підсунули.
exchange-memo = Мемо
exchange-memo-optional = Мемо, якщо біржа його показує
exchange-memo-note = На сторінці депозиту це може називатися memo, tag або comment. Без нього біржа не дізнається, що депозит ваш.
exchange-memo-missing = { $name } вимагає мемо в цій мережі. Без нього депозит не буде зараховано.
exchange-memo-unwanted = { $name } не приймає мемо в цій мережі. Не вказуйте його.
exchange-memo-too_long = Це довше, ніж мемо в цій мережі. Скопіюйте ще раз.
exchange-memo-unreadable = Тут є символ, якого не вживає жодна біржа, або пробіл скраю. Скопіюйте ще раз.
exchange-memo-reserved = Таке мемо сплутають із нашим переказом. Попросіть у біржі інше.
exchange-use = Використати цю адресу депозиту
exchange-other = Вибрати іншу біржу
exchange-to_wallet = Надіслати на гаманець
exchange-failed = Не вдалося завантажити список бірж.

exchange-advice = Уперше на цю адресу: надішліть невелику суму й зачекайте, доки { $name } її покаже. Потім надішліть решту.
exchange-advice-action = Спершу надіслати { $amount }
exchange-advice-small = Хороша сума для перевірки. Коли { $name } її покаже, надішліть решту.

exchange-review = Виплата на вашу адресу депозиту на { $name } у { $network }
exchange-review-memo = Мемо
exchange-review-check = Перевірте перед підтвердженням
exchange-review-network = Біржа показує саме цю адресу для { $token } у { $network }. У будь-якій іншій мережі гроші буде втрачено.
exchange-review-memo_same = Мемо таке саме, як на сторінці депозиту, символ у символ.
exchange-review-plain = Виплата йде звичайним переказом з акаунта нашого маркет-мейкера, як того вимагають біржі.
exchange-review-refund = Якщо виплатити не вдасться, кошти повернуться на гаманець, з якого ви надсилаєте, а не на біржу.

exchange-order = Біржа
exchange-order-memo = Мемо
exchange-order-arrived =
    { $count ->
        [0] { $received } на адресі депозиту в { $to }. { $name } зарахує їх після потрібної їй кількості підтверджень; побачити це можна лише на біржі.
        [one] { $received } на адресі депозиту в { $to }. { $name } зарахує їх після { $count } підтвердження за власним ліком; побачити це можна лише на біржі.
       *[other] { $received } на адресі депозиту в { $to }. { $name } зарахує їх після { $count } підтверджень за власним ліком; побачити це можна лише на біржі.
    }
exchange-order-filling = { $received } уже йдуть на вашу адресу депозиту на { $name }. Сторінку можна закрити.
exchange-order-unknown = Біржа { $id }
exchange-rest = Надіслати решту: { $amount }
exchange-rest-note = Коли біржа покаже цю суму у вашому акаунті, решту можна надіслати так само.
