### What a bridge costs, when it arrives, and for how long that holds

bridge-fees = Комісії
bridge-arrives = Надійде
bridge-signatures =
    { $count ->
        [one] { $count } підпис
        [few] { $count } підписи
       *[other] { $count } підписів
    }
bridge-limits-label = Ліміти
bridge-quote = Котирування діє
bridge-quote-left = { $count } с
bridge-quote-over = оновлюється…

fee-gas_compensation = Комісія мережі { $network }
fee-deposit_gas = Комісія мережі за депозит
fee-bridge_fee = Комісія мосту { $percent }
fee-channel_fee = Комісія партнера

quote-market_maker = Маркет-мейкер
quote-choose-title = Виберіть котирування
quote-choose-about = За тим, скільки зазвичай доходить: курс з урахуванням комісій, нижче — у провайдерів, які часто не виконують котирувань.
quote-choose-about-exact = За повною вартістю з урахуванням комісій; провайдери, які часто не виконують котирувань, — нижче.
quote-history-how = Як це вимірюється
quote-compare =
    { $count ->
        [one] { $count } котирування
        [few] { $count } котирування
       *[other] { $count } котирувань
    }
quote-pending = можливо, ще { $count }
quote-through = { $provider } через { $name }
quote-via = через { $name }
quote-send = Ви надсилаєте { $amount }
quote-tag-best = Радимо
quote-tag-fastest = Найшвидше
quote-tag-lowest_gas = Найнижча комісія мережі
quote-tag-simplest = Найменше підписів
quote-history-missed = Часто не доходить
quote-history-late = Часто із запізненням
quote-history-shortfall = Часто доходить менше
quote-history-new = Поки мало переказів
quote-history-weaker = Поки менш надійний
quote-cost = Витрати { $cost }
quote-network_fee = Орієнтовна комісія мережі: { $cost }
quote-declined =
    { $count ->
        [one] { $count } провайдер без котирування
        [few] { $count } провайдери без котирування
       *[other] { $count } провайдерів без котирування
    }
quote-custody-escrow = Ескроу-контракт
quote-custody-maker = Зберігає маркет-мейкер
quote-custody-provider = Зберігає { $name }
quote-custody-provider_contract = Зберігає контракт { $name }
quote-custody-direct = Безпосередньо отримувачу
quote-minimum = Мінімум до отримання
quote-by_address = Сплатити з іншого гаманця або біржі
quote-pays_request = Оплата за запитом
quote-request_ended = Цей переказ більше не відповідає запиту. Щоб оплатити запит, поверніть його суму, токен і отримувача.
quote-by_wallet = Сплатити з під’єднаного гаманця

fee-native = Комісія протоколу зверху

gas-label = Газ після надходження
gas-in_fee = Газ після надходження, входить у комісію мережі
gas-adds = Додасть { $amount } ({ $usd }) на комісії в мережі { $network }.
gas-empty = В отримувача ще немає { $symbol } у мережі { $network }.
gas-none = Не в цього провайдера
quote-no_gas = Без газу після надходження
review-gas = і { $amount } на комісії

gasless-note = У вас немає { $symbol } у мережі { $network } на комісію: досить підпису. Комісія вираховується із суми.
gasless-waiting = Підписано. Маркет-мейкер незабаром відкриє ваш депозит.
gasless-opening = Маркет-мейкер відкриває ваш депозит.
gasless-expired = Строк підпису минув до відкриття депозиту. Кошти залишилися в гаманці.
gasless-authorization_used = Цей підпис уже використано або скасовано. Кошти залишилися в гаманці.
gasless-deposit_unfunded = У гаманці більше немає цієї суми, тому депозит не відкрито.
gasless-refused = Не вдалося відкрити депозит. Кошти залишилися в гаманці.
quote-swap_after = Обміняти після отримання
