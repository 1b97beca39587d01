### Looking up what an airdrop has for addresses

airdrop-intro = Дізнайтеся, скільки { $symbol } призначено вашим адресам.
airdrop-addresses = Адреси EVM, по одній у рядку
airdrop-placeholder = Вставте одну або кілька адрес
airdrop-query = Перевірити
airdrop-private = Адреси не записуються: їх перевіряють і забувають.
airdrop-input-empty = Введіть адресу.
airdrop-input-wrong = Помилка в адресі.
airdrop-lines-wrong =
    { $count ->
        [1] Перевірте рядок { $list }: адреса EVM має 42 символи й починається з 0x.
       *[other] Перевірте рядки { $list }: адреса EVM має 42 символи й починається з 0x.
    }
airdrop-capitals =
    { $count ->
        [one] Великі літери { $list } не сходяться, тож якийсь символ може бути помилковим. Скопіюйте адресу ще раз, щоб упевнитися.
       *[other] Великі літери цих адрес не сходяться, тож якийсь символ може бути помилковим: { $list }. Скопіюйте їх ще раз, щоб упевнитися.
    }
airdrop-failed = Мережа перевантажена.
airdrop-earlier = Останній запит не вдався. Показано результати попереднього.
airdrop-start-title = Ще нічого не перевірено
airdrop-start-text = Введіть свої адреси, і тут з’явиться, скільки { $symbol } призначено кожній. Гаманець під’єднувати не потрібно.
airdrop-progress = Перевірено { $done } з { $all }
airdrop-results = Результат
airdrop-total = Разом
airdrop-amount = { $amount } ${ $symbol }
airdrop-summary =
{ $all ->
        [1] { $found ->
            [0] Для цієї адреси нічого не відкладено.
           *[other] Для цієї адреси відкладено токени.
        }
       *[other] { $found ->
            [0] Для цих адрес ({ $all }) нічого не відкладено.
           *[other] Токени відкладено для { $found } з { $all } адрес.
        }
    }
airdrop-next-title = Куди далі
airdrop-next-failed = Не вдалося завантажити мережі.
airdrop-next-again = Спробувати ще раз
airdrop-bridge = Міст
airdrop-bridge-to = Переказати в { $network }
airdrop-hidden-title = Тут недоступно
airdrop-hidden-text = Щоб перевірити ейрдроп, відкрийте вебзастосунок.
