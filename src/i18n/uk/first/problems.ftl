### Why something is not possible, and what puts it right

problem-offline = Немає з’єднання. Усе, що вже в дорозі, дійде й без вас.
problem-api_unreachable = Наш сервер недоступний. Усе, що вже в дорозі, дійде саме.
problem-timeout = Сервер відповідає надто довго. Спробуйте трохи згодом.
problem-rate_limited = Забагато запитів одразу. Зачекайте трохи й спробуйте ще раз.
problem-no_route = З { $from } у { $to } маршруту ще немає.
no_route-network_off = Мережу { $network } вимкнено.
no_route-settlement_missing = У мережі { $network } розрахунки ще не налаштовано.
no_route-nothing_set_up = Міст поки не відкрито: оператор ще не налаштував жодної мережі. З вашим гаманцем і коштами все гаразд; зайдіть пізніше або запитайте оператора.
no_route-none_added = Для мережі { $network } маршрутів ще не додали.
no_route-all_off = Усі маршрути мережі { $network } вимкнено.
no_route-surface = Тут перекази з { $network } і до неї недоступні. Відкрийте застосунок у браузері.
problem-no_quote = Зараз ніхто не пропонує ціни за такий переказ.
problem-recipient_from_link = Адреса отримувача прийшла разом із посиланням. Звірте її повністю, перш ніж щось надсилати.
problem-amount_invalid = Введіть суму, наприклад 0,25.
problem-amount_too_precise = Цей актив має не більше знаків після коми, ніж { $decimals }.
problem-below_minimum = Найменший переказ на цьому маршруті: { $amount }.
problem-above_maximum = Найбільший переказ на цьому маршруті: { $amount }.
problem-insufficient_balance = У вас { $balance } у { $network }.
problem-insufficient_gas = Комісія в { $network } становитиме близько { $amount }, і в гаманці вона потрібна понад суму, яку ви надсилаєте.
problem-wallets_not_configured = Мережі ще завантажуються. Спробуйте за хвилину.
problem-unknown = Щось пішло не так. Без вас більше нічого не буде надіслано.

fix-use_amount = Узяти { $amount }
fix-change_recipient = Змінити отримувача
