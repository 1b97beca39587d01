### The bridge form

bridge-title = Міст
bridge-amount = Сума надсилання
bridge-max = Макс
bridge-max-label = : надіслати максимальну суму
bridge-balance = Баланс { $amount }
bridge-flip = Поміняти мережі місцями
bridge-network-from = З мережі:{ " " }
bridge-network-to = У мережу:{ " " }
bridge-asset = Актив:{ " " }
bridge-at_least = щонайменше { $amount } { $symbol }
bridge-eta = за ~{ $time }
bridge-limits = від { $min } до { $max }
bridge-safe-escrow = Кошти зберігаються в смартконтракті, доки виплату не підтверджено. Якщо вона не пройде, поверніть їх одним дотиком.
bridge-safe-maker = На цьому маршруті депозит до виплати зберігає наш маркет-мейкер. Якщо виплата не пройде, він поверне депозит на вказану вами адресу.
bridge-safe-provider = На цьому маршруті переказ виконує зовнішній провайдер. На екрані перевірки вказано, у кого зберігається депозит.

main-loading = Завантажуємо мережі…
main-retry = Спробувати ще раз
main-offline = Немає з’єднання
main-no_route = Для цієї пари немає маршруту
main-not_open = Міст ще не відкрито
main-hidden_on_surface = Тут недоступно
main-connect = Під’єднати гаманець
main-resuming = Під’єднуємо гаманець…
main-enter_amount = Введіть суму
main-amount_invalid = Перевірте суму
main-below_minimum = Сума замала
main-above_maximum = Сума завелика
main-insufficient = Не вистачає { $symbol }
main-insufficient_gas = Не вистачає { $symbol } на комісію мережі
main-recipient_missing = Введіть адресу в { $network }
main-recipient_invalid = Перевірте отримувача
main-switch = Змінити мережу на { $network }
main-switching = Підтвердьте в гаманці
main-quoting = Отримуємо котирування…
main-requote = Оновити котирування
main-outdated = Котирування застаріло, оновлюємо…
main-refused = Зараз недоступно
main-review = Перевірити

recipient-row = Отримувач
recipient-own = Мій гаманець { $address }
recipient-other = { $address }
recipient-invalid = Перевірте адресу
recipient-choose = Вибрати
