### Стан сервісу, показники провайдерів і маршрутів

service-ok = Зараз відомих проблем немає.
service-delayed = Перекази через { $names } тривають довше, ніж зазначено в котируванні.
service-paused = Виплати призупинено: { $names }.
service-unreachable = Зараз немає зв’язку: { $names }. Перекази можуть тривати довше.
service-failing = Тестові перекази не доходять або запізнюються: { $names }.
service-find = Чекаєте на переказ? Знайдіть його, щоб побачити поточний етап.
service-as_of = Станом на { $time }
service-networks = Мережі
service-network-ok = Працює
service-network-paused = Виплати призупинено
service-network-unreachable = Немає зв’язку
service-networks-ok =
    { $count ->
        [one] Працює { $count } мережа
        [few] Працюють { $count } мережі
       *[other] Працюють { $count } мереж
    }
service-checks = Тестові перекази
service-checks-about = Ми самі надсилаємо невеликі перекази, щоб перевіряти ці маршрути. У показниках нижче вони не враховуються.
service-check-ok = Дійшов
service-check-failed = Не дійшов
service-check-overdue = Запізнюється
service-checked = Остання перевірка: { $time } тому
service-check-share = Дійшло за 7 днів: { $arrived } з { $count }
service-routes = Провайдери та маршрути
service-about = Виміряно за переказами на цьому сайті. Переказ вважається таким, що дійшов, лише якщо ми побачили виплату в мережі призначення; повернення та прострочення погіршують показники провайдера. Час рахується від депозиту до виплати.
service-days = За { $count } днів
service-empty-title = Показників поки немає
service-empty-text = Вони з’являться, коли тут пройдуть перекази.
service-route = Маршрут
service-route-text = З { $from } до { $to }
service-transfers = Перекази
service-arrived = Дійшло
service-time = Час, медіана
service-shortfall = Нижче за котирування, медіана
service-within = 95% у межах { $value }
service-late = Із запізненням
service-refunded = Повернено
service-unknown = Поки немає даних
service-sample-under_5 = Менше ніж 5 переказів
service-sample-under_10 = Менше ніж 10 переказів
service-sample-few_senders = Замало відправників для показників
service-few =
    { $count ->
        [one] { $count } маршрут, де мало переказів
        [few] { $count } маршрути, де мало переказів
       *[other] { $count } маршрутів, де мало переказів
    }
service-reported = Лише за повідомленням провайдера, не враховано: { $count }
service-failed-title = Стан недоступний
service-failed-text = Не вдалося завантажити поточні показники. На розпочаті перекази це не впливає.
