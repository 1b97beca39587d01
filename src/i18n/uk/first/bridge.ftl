### The bridge form

bridge-title = Міст
bridge-amount = Сума до надсилання
bridge-max = Макс
bridge-max-label = : узяти найбільшу суму, яку можна надіслати
bridge-balance = Баланс { $amount }
bridge-flip = У зворотний бік
bridge-network-from = З мережі:{ " " }
bridge-network-to = У мережу:{ " " }
bridge-asset = Актив:{ " " }
bridge-at_least = щонайменше { $amount } { $symbol }
bridge-eta = за ~{ $time }
bridge-limits = від { $min } до { $max }
bridge-safe-escrow = Лежить у контракті, доки не надійде. Якщо не надійде, ви заберете все одним дотиком.
bridge-safe-maker = На цьому маршруті депозит тримає наш маркет-мейкер, доки переказ не надійде. Якщо не надійде, депозит повернеться на адресу, яку ви вкажете.

main-loading = Завантажуємо мережі
main-retry = Спробувати ще раз
main-offline = Немає з’єднання
main-no_route = Для цієї пари немає маршруту
main-hidden_on_surface = Тут недоступно
main-connect = Під’єднати гаманець
main-resuming = Шукаємо ваш гаманець
main-enter_amount = Введіть суму
main-amount_invalid = Перевірте суму
main-below_minimum = Сума менша за мінімум
main-above_maximum = Сума більша за максимум
main-insufficient = Не вистачає { $symbol }
main-insufficient_gas = Не вистачає { $symbol } на комісію мережі
main-recipient_missing = Додайте адресу в { $network }
main-recipient_invalid = Перевірте отримувача
main-switch = Перейти в { $network }
main-switching = Підтвердьте в гаманці
main-quoting = Дізнаємося ціну
main-requote = Дізнатися нову ціну
main-outdated = Ціна застаріла, запитуємо нову
main-refused = Зараз неможливо
main-review = Перевірити

recipient-row = Отримувач
recipient-own = Мій гаманець { $address }
recipient-other = { $address }
recipient-invalid = Перевірте адресу
recipient-choose = Вибрати
