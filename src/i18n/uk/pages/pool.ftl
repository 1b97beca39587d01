### Пули: ціна частки, депозит, виведення, черга та ризик

pool-about = Позичайте кошти маркет-мейкеру й отримуйте частку доходу від його виплат.
pool-choose = Пул
pool-title = { $symbol } у мережі { $network }
pool-failed-title = Не вдалося завантажити пули
pool-none-title = Відкритих пулів немає
pool-none-text = Зараз оператор цього застосунку не має пулу.
pool-unread = Мережу { $network } зараз не вдається прочитати, тому її показників немає. З вашими частками нічого не відбувається.
pool-price = Ціна частки
pool-apr = Річна дохідність
pool-apr-note = За виплатами останніх 30 днів
pool-apr-short = Поки що замало історії
pool-apr-unread = Зараз дохід не вдається прочитати
pool-utilization = Використання
pool-utilization-note = Позичено маркет-мейкеру
pool-points =
    { $count ->
        [one] { $points } бал за кожні { $amount } за повну добу (UTC)
        [few] { $points } бали за кожні { $amount } за повну добу (UTC)
       *[other] { $points } балів за кожні { $amount } за повну добу (UTC)
    }
pool-fact-total = Усього коштів
pool-fact-lent = Позичено
pool-fact-idle = Вільно
pool-fact-due = Строк найстарішої позики
pool-fact-income = Дохід за найближчу добу
pool-overdue = Позику треба було повернути { $time }, але її не повернуто. Доки її не повернуть або не спишуть, ніхто не може вносити, виводити чи позичати.
pool-unbooked = Прострочено { $amount }: { $share } коштів пулу. Ціна частки поки їх враховує. Якщо їх спишуть, вона впаде з { $price } до { $after }.
pool-loss = { $time } списано { $amount }. Цей збиток ураховано в ціні частки.
pool-proposed = З { $time } можуть діяти нові умови: до { $hourly } на годину й { $outstanding } загалом, комісія { $fee }. Якщо ви не згодні, подайте запит на виведення раніше.
pool-risk = Що можна втратити
pool-risk-most = Недобросовісний маркет-мейкер може забрати щонайбільше { $amount }. Такий збиток ділять усі вкладники.
pool-risk-lent = Це ліміт усіх позик разом або все, що є в пулі, якщо там менше. Погодинний ліміт це сповільнює.
pool-risk-overdue = Щойно позику прострочено, більше нічого не позичається.
pool-risk-early = Збиток потрапляє в ціну частки, лише коли позику прострочено й списано. До строку позики інші ще можуть вивести кошти за ціною без збитку.
pool-risk-governor = Оператор вирішує, хто позичає, і списує прострочені позики. Переказувати токени він не може, а підвищити ліміт — лише після строку сповіщення.
pool-risk-queue = Позичені токени не можна вивести, доки їх не повернуть. Тоді виведення чекають у черзі.
pool-terms = Ліміти й умови
pool-term-lendable = Можна позичити зараз
pool-term-hourly = Ліміт на годину
pool-term-outstanding = Ліміт усіх позик
pool-term-fee = Комісія за позику
pool-term-due = Строк повернення
pool-term-timelock = Строк сповіщення про нові умови
pool-term-queue = Черга на виведення
pool-queue-empty = Порожня
pool-queue-length = { $count ->
        [one] { $count } запит, { $amount }
        [few] { $count } запити, { $amount }
       *[other] { $count } запитів, { $amount }
    }
pool-contract = Контракт пулу
pool-copy = Скопіювати адресу контракту пулу
pool-read-at = Прочитано в блоці { $block }, { $time }
pool-form = Депозит або виведення
pool-deposit = Внести
pool-withdraw = Вивести
pool-deposit-amount = Сума депозиту
pool-withdraw-amount = Сума виведення
pool-deposit-balance = У гаманці: { $amount }
pool-withdraw-balance = У пулі: { $amount }
pool-enter = Введіть суму
pool-misread = Це не сума. Введіть число, наприклад 0,25.
pool-too-precise = { $symbol }: щонайбільше { $count } знаків після коми.
pool-too-small = Цієї суми замало навіть для частинки частки.
pool-deposit-too-much = Це більше, ніж є в гаманці.
pool-withdraw-too-much = Це більше, ніж варті ваші частки.
pool-request-too-small = Черга приймає запити від { $amount }.
pool-not-listed = З цієї адреси вносити не можна. Попросіть оператора додати її.
pool-stopped = Зупинено: позику прострочено
pool-get-shares = Ви отримаєте приблизно { $shares } часток.
pool-at-once = Одразу надійде у ваш гаманець.
pool-queued = Токени зараз позичено. Ваш запит стане в чергу й буде оплачений у міру повернення позик.
pool-queued-part = Одразу можна вивести лише { $amount }. Якщо треба більше, запит стане в чергу й буде оплачений у міру повернення позик.
pool-review-deposit = Ви вносите
pool-review-withdraw = Ви виводите
pool-review-request = Ви запитуєте
pool-review-shares = Ви отримаєте часток, приблизно
pool-review-give = Ви віддаєте часток
pool-review-risk = Ви позичаєте кошти. Недобросовісний маркет-мейкер може забрати щонайбільше { $amount }; такий збиток ділять усі вкладники.
pool-review-queue = Доки запит не оплачено, він приносить дохід і може втрачати в ціні. Скасувати його можна будь-коли.
pool-confirm-deposit = Внести
pool-confirm-withdraw = Вивести
pool-confirm-request = Стати в чергу
pool-sign-one = Гаманець запитає вас один раз.
pool-sign-two = Гаманець спершу попросить дозволити списання саме цієї суми, потім внести її.
pool-title-asking = Підтвердьте в гаманці
pool-title-unsure = Перевірте гаманець
pool-title-unknown = Шукаємо вашу транзакцію
pool-title-pending = Чекаємо підтвердження
pool-title-approving = Дозвіл на списання
pool-title-next = Списання дозволено
pool-title-failed = Транзакція не вдалася
pool-title-replaced = Транзакцію замінено
pool-title-other = Інша транзакція
pool-text-asking = Без вашого підтвердження нічого не надішлеться.
pool-text-unsure = Можливо, гаманець уже надіслав транзакцію. Перевірте його історію, перш ніж повторювати.
pool-text-unknown = Мережа { $network } поки не показує вашу транзакцію. Якщо гаманець її відкинув, нічого не переказано.
pool-text-pending = Чекаємо підтвердження в мережі { $network }. Сторінку можна закрити.
pool-text-next = Пул може списати саме цю суму. Тепер внесіть її.
pool-text-done = Підтверджено в мережі { $network }.
pool-text-failed = Мережа { $network } відхилила транзакцію. Витрачено лише комісію мережі.
pool-text-replaced = Гаманець надіслав замість неї іншу транзакцію, тож у пулі нічого не змінилося.
pool-text-other = Ця транзакція в мережі { $network } не звертається до пулу. Перевірте історію гаманця.
pool-done-deposit = Внесено
pool-done-withdraw = Виведено
pool-done-request = Запит у черзі
pool-done-cancel = Запит скасовано
pool-done-pay = Чергу оплачено
pool-done-collect = Отримано
pool-amount = Сума
pool-shares = Частки
pool-go-on = Внести
pool-close = Готово
pool-position = Ваша позиція
pool-position-empty = Тут з’являться ваші частки, запити й виплати.
pool-withdrawable = Можна вивести зараз
pool-requests = Запити на виведення
pool-place-first = Оплачується наступним
pool-place = { $count ->
        [one] Перед ним { $count } запит, { $amount }
        [few] Перед ним { $count } запити, { $amount }
       *[other] Перед ним { $count } запитів, { $amount }
    }
pool-place-number = № { $place }
pool-cancel = Скасувати
pool-pay = Оплатити чергу вільними токенами
pool-collectable = { $amount } за вашими запитами можна забрати. Ця сума більше не росте й не зменшується.
pool-collect = Отримати { $amount }
pool-history = Ваші дії
pool-history-unread = Зараз ваші дії не вдається прочитати.
pool-history-empty = Тут з’являться ваші депозити й виведення.
pool-history-since = З { $day }
pool-entry-shares = Частки: { $shares }
pool-entry-deposit = Депозит
pool-entry-withdraw = Виведення
pool-entry-request = Запит на виведення
pool-entry-cancel = Запит скасовано
pool-entry-paid = Запит оплачено
pool-entry-collect = Отримано
problem-pool_unknown = Ця версія застосунку не знає цього пулу, тому нічого туди не надішле.
problem-pool_wallet = Цей гаманець не працює з пулами. Підключіть гаманець EVM.
