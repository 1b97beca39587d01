### Why something is not possible, and what puts it right

problem-offline = Немає з’єднання. Розпочаті перекази триватимуть.
problem-api_unreachable = Не вдається зв’язатися із сервером. На розпочаті перекази це не впливає.
problem-no_route = З { $from } у { $to } маршруту ще немає.
no_route-nothing_set_up = Міст ще не відкрито: мережі не налаштовано. З гаманцем і коштами все гаразд; зайдіть пізніше.
problem-no_quote = Зараз немає доступних котирувань.
problem-recipient_from_link = Отримувача взято з посилання. Перед надсиланням перевірте адресу повністю.
problem-amount_invalid = Введіть суму, наприклад 0,25.
problem-amount_too_precise = Цей актив підтримує не більше { $decimals } знаків після коми.
problem-below_minimum = Мінімум для цього маршруту: { $amount }.
problem-above_maximum = Максимум для цього маршруту: { $amount }.
problem-insufficient_balance = У вас { $balance } у { $network }.
problem-insufficient_gas = Ще потрібно близько { $amount } на комісію мережі в { $network }.
problem-unknown = Щось пішло не так. Без вашого підтвердження нічого не буде надіслано.

fix-use_amount = Указати { $amount }
fix-change_recipient = Змінити отримувача
