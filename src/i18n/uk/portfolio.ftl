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
portfolio-hidden = Приховані ({ $count })
portfolio-pin = Закріпити
portfolio-unpin = Відкріпити
portfolio-hide = Приховати
portfolio-show = Показувати знову
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
portfolio-export-about = Файли CSV для таблиць і податкових сервісів. Підсумки за роками охоплюють завершені перекази, без обмінів.
portfolio-export-balances = Баланси
portfolio-export-transfers = Перекази
portfolio-export-years = Підсумки за роками
portfolio-export-failed = Не вдалося створити файл. Спробуйте ще раз.
