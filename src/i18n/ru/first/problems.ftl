### Почему что-то невозможно и чем это исправить

problem-offline = Нет подключения. Всё, что уже в пути, дойдёт и без вас.
problem-api_unreachable = Наш сервер недоступен. Всё, что уже в пути, дойдёт само.
problem-timeout = Сервер отвечает слишком долго. Попробуйте чуть позже.
problem-rate_limited = Слишком много запросов сразу. Немного подождите и повторите.
problem-no_route = Из { $from } в { $to } маршрута пока нет.
no_route-network_off = Сеть { $network } отключена.
no_route-settlement_missing = В сети { $network } расчёты ещё не настроены.
no_route-nothing_set_up = Мост пока закрыт: оператор ещё не настроил ни одной сети. С вашим кошельком и средствами ничего не случилось; зайдите позже или спросите оператора.
no_route-none_added = Для сети { $network } маршрутов пока не добавили.
no_route-all_off = Все маршруты сети { $network } отключены.
no_route-surface = Здесь переводы из { $network } и в неё недоступны. Откройте приложение в браузере.
problem-no_quote = Сейчас никто не предлагает цену за такой перевод.
problem-recipient_from_link = Адрес получателя пришёл вместе со ссылкой. Сверьте его целиком, прежде чем отправлять.
problem-amount_invalid = Введите сумму, например 0,25.
problem-amount_too_precise = У этого актива не больше { $decimals } знаков после запятой.
problem-below_minimum = Наименьший перевод на этом маршруте: { $amount }.
problem-above_maximum = Наибольший перевод на этом маршруте: { $amount }.
problem-insufficient_balance = У вас { $balance } в { $network }.
problem-insufficient_gas = Комиссия в { $network } составит около { $amount }, и в кошельке она нужна сверх отправляемой суммы.
problem-wallets_not_configured = Сети ещё загружаются. Попробуйте через минуту.
problem-unknown = Что-то пошло не так. Без вас больше ничего не отправится.

fix-use_amount = Взять { $amount }
fix-change_recipient = Сменить получателя
