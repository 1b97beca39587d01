portfolio-total = Загальна вартість
portfolio-change = { $change } з { $when }
portfolio-unchanged = Без змін із { $when }
portfolio-refresh = Оновити
portfolio-pending =
    { $count ->
        [one] Завантажується ще { $count } список балансів…
        [few] Завантажується ще { $count } списки балансів…
       *[many] Завантажується ще { $count } списків балансів…
    }
portfolio-degraded =
    { $count ->
        [one] { $networks } не відповідає й не врахована в сумі. Ми продовжуємо спроби.
       *[many] { $networks } не відповідають і не враховані в сумі. Ми продовжуємо спроби.
    }
portfolio-unpriced =
    { $count ->
        [one] { $count } актив не має ціни й не врахований у сумі.
        [few] { $count } активи не мають ціни й не враховані в сумі.
       *[many] { $count } активів не мають ціни й не враховані в сумі.
    }
portfolio-uncounted =
    { $count ->
        [one] { $count } прихований актив не врахований у сумі.
        [few] { $count } приховані активи не враховані в сумі.
       *[many] { $count } прихованих активів не враховано в сумі.
    }
portfolio-uncounted-show = Показати
portfolio-unread =
    { $count ->
        [one] Баланс { $count } імпортованого токена зараз неможливо прочитати.
       *[many] Баланси { $count } імпортованих токенів зараз неможливо прочитати.
    }
portfolio-by-asset = За активами
portfolio-by-network = За мережами
portfolio-other = Інше
portfolio-assets = Активи
portfolio-networks =
    { $count ->
        [one] { $count } мережа
        [few] { $count } мережі
       *[many] { $count } мереж
    }
portfolio-hide-small = Приховати баланси до 1 $
portfolio-small =
    { $count ->
        [one] Приховано { $count } малий баланс.
        [few] Приховано { $count } малі баланси.
       *[many] Приховано { $count } малих балансів.
    }
portfolio-hidden = Показати приховані ({ $count })
portfolio-imported = Імпортований токен
portfolio-misleading = Можливо, шахрайство
portfolio-mark-same_symbol = Назва імітує назву токена зі списку.
portfolio-mark-lure = Назва веде на сайт або обіцяє винагороду. Не переходьте.
portfolio-mark-mixed_letters = У назві використано літери різних абеток, щоб імітувати інший токен.
portfolio-more = Показати ще { $count }
portfolio-pin = Закріпити
portfolio-unpin = Відкріпити
portfolio-hide = Приховати
portfolio-show = Показувати знову
portfolio-remove = Прибрати з активів
portfolio-bridge = Переказати
portfolio-swap = Обміняти
portfolio-addresses = Адреси
portfolio-connected = Під’єднано
portfolio-watched = Відстежується
portfolio-watch = Відстежувати адресу
portfolio-watch-about = Переглядайте баланси будь-якої адреси, не під’єднуючи гаманець. Адреса зберігається лише в цьому браузері.
portfolio-address = Адреса
portfolio-watch-kind = Мережі
portfolio-watch-add = Відстежувати
portfolio-watch-wrong = Це не адреса жодної з доступних мереж. Перевірте її та спробуйте ще раз.
portfolio-unwatch = Не відстежувати { $address }
portfolio-unwatched = Адреса { $address } більше не відстежується.
portfolio-undo = Повернути
portfolio-empty-title = Усі ваші активи на одному екрані
portfolio-empty-text = Під’єднайте гаманці або додайте адресу, щоб побачити всі баланси разом.
portfolio-none-title = Балансів поки немає
portfolio-none-text = На цих адресах немає підтримуваних активів.
portfolio-failed-title = Не вдалося завантажити портфель
portfolio-failed-text = Сервер не відповідає. З вашими коштами все гаразд.
portfolio-export = Експорт
portfolio-export-about = Файли CSV для таблиць і податкових сервісів. Вартість указано на момент кожного переказу чи обміну; якщо вона невідома, клітинка порожня.
portfolio-export-balances = Баланси
portfolio-export-history = Історія
portfolio-export-years = Підсумки за роками
portfolio-export-assets = Підсумки за активами
portfolio-export-failed = Не вдалося створити файл. Спробуйте ще раз.
portfolio-export-scope = Історія та підсумки — для { $address }. Можливо, гаманець спершу попросить увійти.
portfolio-export-scope_telegram = Файли — для гаманців, прив’язаних до вашого акаунта Telegram.
portfolio-export-connect = Підключіть гаманець, щоб експортувати його історію.
portfolio-export-ready = Файл готовий.
portfolio-export-save = Зберегти { $file }
portfolio-years-open = Показати підсумки
portfolio-years-none = Переказів і обмінів ще немає.
portfolio-years-failed = Не вдалося завантажити підсумки. Спробуйте ще раз.
portfolio-years-transfers = Перекази
portfolio-years-swaps = Обміни
portfolio-years-fees = Комісії
portfolio-years-gas = Комісії мережі
portfolio-years-networks = Мережі
portfolio-years-points = Зароблено балів
portfolio-years-unpriced =
    { $count ->
        [one] { $count } без відомої вартості
        [few] { $count } без відомої вартості
        [many] { $count } без відомої вартості
       *[other] { $count } без відомої вартості
    }
portfolio-years-unknown =
    { $count ->
        [one] невідомі для { $count } транзакції
        [few] невідомі для { $count } транзакцій
        [many] невідомі для { $count } транзакцій
       *[other] невідомі для { $count } транзакції
    }
approvals-title = Дозволи на списання
approvals-about = Смартконтракти, які можуть списувати токени з вашого гаманця. Відкличте ті, якими не користуєтеся.
approvals-checking =
    { $count ->
        [one] Перевіряємо { $count } мережу…
        [few] Перевіряємо { $count } мережі…
       *[many] Перевіряємо { $count } мереж…
    }
approvals-none = Чинних дозволів не знайдено.
approvals-degraded =
    { $count ->
        [one] { $networks } не відповідає, тому її дозволів тут немає. Ми продовжуємо спроби.
       *[many] { $networks } не відповідають, тому їхніх дозволів тут немає. Ми продовжуємо спроби.
    }
approvals-unlimited = Без обмежень
approvals-at-risk = Під загрозою { $usd }
approvals-escrow = Ескроу-контракт моста
approvals-unknown = Невідомий смартконтракт
approvals-unlisted = Токен не зі списку
approvals-permit2 = Через Permit2 цей токен можуть витрачати й інші застосунки. Відкликання закриє доступ і їм.
approvals-inside = У Permit2, діє до: { $when }
approvals-inside-endless = У Permit2, безстроково
approvals-revoke = Відкликати
approvals-revoke-of = Відкликати дозвіл на { $symbol } для { $spender } у мережі { $network }
approvals-asking = Підтвердьте в гаманці
approvals-confirming = Чекаємо на підтвердження в мережі { $network }…
approvals-done = Відкликано
approvals-revoked = Дозвіл на { $symbol } для { $spender } у мережі { $network } відкликано.
approvals-still-open = Транзакція пройшла, але дозвіл досі чинний.
approvals-other-account = У гаманці вибрано інший акаунт. Поверніться до попереднього й спробуйте ще раз.
approvals-scope = Перевірено мережі, у яких цей гаманець має активи.
approvals-scope-all = Перевірено всі мережі вашого портфеля.
approvals-others =
    { $count ->
        [one] Перевірити ще { $count } мережу
        [few] Перевірити ще { $count } мережі
       *[many] Перевірити ще { $count } мереж
    }
approvals-searched = Давніших дозволів у списку може не бути. Найраніші перевірені блоки: { $networks }.
found-title = Інші токени
found-about = На ваших адресах можуть бути токени не з нашого списку. Надіслати вам токени може будь-хто, тому додавайте лише знайомі.
found-search = Знайти токени
found-searching =
    { $count ->
        [one] Шукаємо в { $count } мережі…
       *[many] Шукаємо в { $count } мережах…
    }
found-none = Інших токенів не знайдено.
found-degraded =
    { $count ->
        [one] { $networks } не відповідає, тому її токенів тут немає. Ми продовжуємо спроби.
       *[many] { $networks } не відповідають, тому їхніх токенів тут немає. Ми продовжуємо спроби.
    }
found-add = Додати
found-add-of = Додати { $symbol } у мережі { $network }
found-added = { $symbol } у мережі { $network } тепер серед ваших активів.
found-searched = Токенів, отриманих раніше, у списку може не бути. Найраніші перевірені блоки: { $networks }.
found-scope = Перевіряються мережі вашого портфеля, спершу ті, у яких на ваших адресах є активи.
found-left-out = Не перевірено, бо мереж забагато: { $networks }.
found-more =
    { $count ->
        [one] ще { $count }
        [few] ще { $count }
       *[many] ще { $count }
    }
found-whole = Повністю перевірено через оглядач: { $networks }.
found-cut = { $networks }: показано не всі токени, їх забагато.
found-added-hidden = { $symbol } у мережі { $network } тепер серед прихованих активів.
