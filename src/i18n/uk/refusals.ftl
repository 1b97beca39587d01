### Why the server makes no offer or takes no order, by its codes

problem-route_paused = Цей маршрут тимчасово закрито: перевірка безпеки або немає місця. Нічого не втрачено; спробуйте пізніше.
problem-insufficient_liquidity = Зараз у моста в { $to } замало коштів для цієї суми.
problem-custody_cap = Депозити з { $from } тримає сам міст, і лише в обмеженій сумі. Надішліть менше або спробуйте пізніше.
problem-chain_unreachable = { $from } або { $to } зараз не відповідає. Спробуйте трохи згодом.
problem-network_fee_high = Комісії в { $to } зараз дуже високі. Спробуйте за хвилину.
problem-channel_payee_mismatch = Сюди з { $from } ще нічого не можна надіслати.
problem-provider_unavailable = Ціна не надійшла вчасно. Спробуйте трохи згодом.
problem-price_unknown = Ціна { $symbol } або газу зараз невідома, тому пропозиції немає. Спробуйте за хвилину.
problem-price_stale = Остання відома ціна { $symbol } або газу надто стара для пропозиції. Нічого не надіслано; спробуйте за хвилину.
problem-recipient_unusable = На цю адресу в { $to } не можна виплатити: надіслане буде відхилено або втрачено. Введіть іншого отримувача.
problem-below_exchange_minimum = Біржа не зараховує так мало. Надішліть щонайменше { $amount }.
problem-exchange_suspended = Біржа призупинила депозити.
problem-exchange_unsupported = Біржа не приймає { $symbol } з { $from } у { $to }.
problem-exchange_unknown = Цієї біржі тут немає.
problem-chain_unknown = Цієї мережі тут немає.
problem-asset_unknown = Цього токена в тій мережі немає.
problem-address_listed = Цю адресу не обслуговують.
problem-country_restricted = У вашій країні ця послуга недоступна.
problem-channel_mismatch = Цю ціну отримано на іншому сайті. Отримайте нову тут.
problem-quote_mismatch = Цю ціну отримано для інших адрес. Отримайте нову.
problem-refund_address_required = Укажіть, куди повернути депозит, якщо переказ не вдасться.
problem-request_in_progress = Саме цей переказ зараз уже створюється. Зачекайте трохи.
problem-too_many_requests = Забагато запитів одразу. Зачекайте трохи й спробуйте ще раз.
problem-internal = У нас щось пішло не так. Нічого не надіслано; спробуйте трохи згодом.
problem-amount_unreadable = «{ $text }» — не сума. Напишіть її як 0,25.
problem-amount_misread = «{ $text }» не прочитано як суму, тож сума лишилася колишньою. Напишіть її як 0,25.
