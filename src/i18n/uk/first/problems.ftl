### Why something is not possible, and what puts it right

problem-offline = Немає з’єднання. Розпочаті перекази триватимуть.
problem-api_unreachable = Не вдається зв’язатися із сервером. На розпочаті перекази це не впливає.
problem-timeout = Сервер відповідає надто довго. Спробуйте трохи згодом.
problem-rate_limited = Забагато запитів. Зачекайте трохи й спробуйте ще раз.
problem-no_route = З { $from } у { $to } маршруту ще немає.
no_route-network_off = Мережу { $network } вимкнено.
no_route-settlement_missing = Перекази в мережі { $network } ще не налаштовано.
no_route-wallets_only = Гаманець { $network } можна підключити, але перекази з цієї мережі та до неї поки недоступні.
no_route-unproven = Перекази в мережі { $network } вимкнено, доки їх повністю не перевірять.
no_route-nothing_set_up = Міст ще не відкрито: мережі не налаштовано. З гаманцем і коштами все гаразд; зайдіть пізніше.
no_route-none_added = Маршрутів із { $network } або до неї ще немає.
no_route-all_off = Усі маршрути { $network } вимкнено.
no_route-surface = Перекази з { $network } і до неї тут недоступні. Відкрийте застосунок у браузері.
problem-no_quote = Зараз немає доступних котирувань.
problem-recipient_from_link = Отримувача взято з посилання. Перед надсиланням перевірте адресу повністю.
problem-amount_invalid = Введіть суму, наприклад 0,25.
problem-amount_too_precise = Цей актив підтримує не більше { $decimals } знаків після коми.
problem-below_minimum = Мінімум для цього маршруту: { $amount }.
problem-above_maximum = Максимум для цього маршруту: { $amount }.
problem-insufficient_balance = У вас { $balance } у { $network }.
problem-insufficient_gas = Ще потрібно близько { $amount } на комісію мережі в { $network }.
problem-wallets_not_configured = Мережі ще завантажуються. Спробуйте трохи згодом.
problem-unknown = Щось пішло не так. Без вашого підтвердження нічого не буде надіслано.

fix-use_amount = Указати { $amount }
fix-change_recipient = Змінити отримувача
