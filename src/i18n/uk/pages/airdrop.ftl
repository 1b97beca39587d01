### Looking up what an airdrop has for addresses

airdrop-intro = Дізнайтеся, скільки { $symbol } виділено вашим адресам.
airdrop-addresses = Адреси EVM, по одній у рядку
airdrop-placeholder = Вставте одну або кілька адрес
airdrop-query = Перевірити
airdrop-private = Адреси не зберігаються.
airdrop-input-empty = Введіть адресу.
airdrop-input-wrong = Помилка в адресі.
airdrop-lines-wrong =
    { $count ->
        [1] Перевірте рядок { $list }: адреса EVM має 42 символи й починається з 0x.
       *[other] Перевірте рядки { $list }: адреса EVM має 42 символи й починається з 0x.
    }
airdrop-capitals =
    { $count ->
        [one] Неправильна контрольна сума: { $list }. Перевірте адресу на помилки.
       *[other] Неправильні контрольні суми: { $list }. Перевірте ці адреси на помилки.
    }
airdrop-failed = Мережа перевантажена.
airdrop-earlier = Останній запит не вдався. Показано результати попереднього.
airdrop-start-title = Результатів ще немає
airdrop-start-text = Введіть адреси, щоб дізнатися, скільки { $symbol } їм виділено. Під’єднувати гаманець не потрібно.
airdrop-unlisted = Дані про цей ейрдроп ще не завантажено.
airdrop-progress = Перевірено { $done } з { $all }
airdrop-results = Результати
airdrop-total = Разом
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
{ $all ->
        [1] { $found ->
            [0] Цій адресі нічого не виділено.
           *[other] Цій адресі виділено токени.
        }
       *[other] { $found ->
            [0] Цим адресам ({ $all }) нічого не виділено.
           *[other] Токени виділено адресам: { $found } з { $all }.
        }
    }
airdrop-next-title = Що далі
airdrop-next-failed = Не вдалося завантажити мережі.
airdrop-next-again = Спробувати ще раз
airdrop-bridge = Переказати
airdrop-bridge-to = Переказати в { $network }
airdrop-hidden-title = Тут недоступно
airdrop-hidden-text = Щоб перевірити ейрдроп, відкрийте вебзастосунок.
