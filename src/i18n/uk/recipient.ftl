### Отримувач переказу

recipient-title = Отримувач у { $network }
recipient-label = Адреса в { $network }
recipient-placeholder = Вставте адресу
recipient-name_pending = Шукаємо ім’я…
recipient-name_moved = { $name } більше не веде до цієї адреси. Виберіть отримувача ще раз.
recipient-use = Використати цю адресу
recipient-use_own = Використати мій гаманець
recipient-connect = Під’єднати гаманець у { $network }
recipient-warning-first_use = Ви ще не надсилали на цю адресу. Перевірте кожен символ: платіж не можна скасувати.
recipient-warning-lookalike = Схожа на адресу, яку ви вже використовували, але відрізняється від неї. Можливо, це підміна адреси.
recipient-other_network = Ви вставили адресу іншої мережі: { $named }. Переконайтеся, що отримувач використовує її і в { $network }.
