### Почему что-то невозможно и чем это исправить

problem-offline = Нет подключения. Всё, что уже в пути, дойдёт и без вас.
problem-api_unreachable = Наш сервер недоступен. Всё, что уже в пути, дойдёт само.
problem-timeout = Сервер отвечает слишком долго. Попробуйте чуть позже.
problem-rate_limited = Слишком много запросов сразу. Немного подождите и повторите.
problem-no_route = Из { $from } в { $to } маршрута пока нет.
problem-no_quote = Сейчас никто не предлагает цену за такой перевод.
problem-amount_invalid = Введите сумму, например 0.25.
problem-amount_too_precise = У этого актива не больше { $decimals } знаков после запятой.
problem-below_minimum = Наименьший перевод на этом маршруте: { $amount }.
problem-above_maximum = Наибольший перевод на этом маршруте: { $amount }.
problem-insufficient_balance = У вас { $balance } в { $network }.
problem-insufficient_gas = Комиссия в { $network } составит около { $amount }, и в кошельке она нужна сверх отправляемой суммы.
problem-offer_expired = Срок предложения истёк. Ничего не отправлено, возьмите новое.
problem-quote_expired = Срок цены истёк. Ничего не отправлено, возьмите новую.
problem-busy_elsewhere = Об этом переводе кошелёк спрашивает другая вкладка. Продолжите там.
problem-tx_failed = Сеть отклонила эту транзакцию. Потрачена только её комиссия.
problem-settlement_unknown = Эта версия приложения не знает, куда идут депозиты в той сети, поэтому ничего туда не отправляет.
problem-wallet_rejected = Вы отказались в кошельке. Ничего не отправлено.
problem-wallet_not_found = Кошелёк не отвечает. Возможно, он не установлен или ему мешает другой кошелёк.
problem-wallet_wrong_network = Кошелёк в другой сети. Переключите её и повторите.
problem-wallet_pending_request = В кошельке уже открыт запрос. Откройте кошелёк и сначала ответьте на него.
problem-wallet_no_switch = Этот кошелёк не умеет сам переключать сеть. Выберите другой или переключите сеть в нём.
problem-wallet_insufficient_funds = В кошельке не хватает средств на это и на комиссию сети.
problem-wallet_mismatch = Сервер запросил не то, с чем вы согласились, поэтому кошелёк не спрашивали. Ничего не отправлено.
problem-wallet_failed = Кошелёк не смог это сделать. Откройте его и повторите.
problem-wallets_not_configured = Сети ещё загружаются. Попробуйте через минуту.
problem-unknown = Что-то пошло не так. Без вас больше ничего не отправится.

fix-use_amount = Взять { $amount }
fix-switch_network = Сменить сеть
fix-connect_wallet = Подключить кошелёк
fix-requote = Узнать новую цену
fix-add_funds = Изменить сумму
fix-change_recipient = Сменить получателя
fix-retry_after = Повторить через { $time }
