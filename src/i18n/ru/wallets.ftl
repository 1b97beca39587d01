### Список кошельков и подключение

wallets-connect_destination = Подключить кошелёк получателя
wallets-chip = Мой кошелёк:{ " " }
wallets-more =
    { $count ->
        [one] Подключён ещё { $count } кошелёк
        [few] Подключено ещё { $count } кошелька
        [many] Подключено ещё { $count } кошельков
       *[other] Подключено ещё { $count } кошелька
    }
wallets-mine = Мой кошелёк
wallets-connect = Подключить кошелёк
wallets-other = Выбрать другой кошелёк
wallets-kind = Тип кошелька
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Не EVM

wallets-back = Все кошельки
wallets-scan = Сканировать
wallets-scan-title = Отсканируйте, чтобы подключить { $wallet }
wallets-pairing-code = QR-код для { $wallet }
wallets-pairing-starting = Подключаемся…
wallets-pairing-open = Открыть { $wallet }
wallets-needs_evm = Чтобы пользоваться этой страницей, подключите EVM-кошелёк.
wallets-switches_first = Кошелёк в другой сети. Перед подписью он попросит сменить сеть на { $network }.
wallets-pairing-copy = Скопировать ссылку
wallets-pairing-install = Установить { $wallet } для этого браузера
wallets-pairing-again = Повторить

wallets-open = Открыть
wallets-inside-title = Откройте в { $wallet }
wallets-inside-text = У { $wallet } есть собственный браузер. Откройте эту страницу в нём: данные сохранятся, а следить за переводом можно и там, и здесь.
wallets-inside-order = Продолжите этот перевод в браузере { $wallet }. Ссылка действует десять минут и срабатывает один раз, не передавайте её никому.
wallets-inside-code = QR-код, который откроет эту страницу в { $wallet }

wallets-terms = Подключая кошелёк, вы принимаете
wallets-browser = Кошелёк браузера
wallets-install = Установить
wallets-connecting = Проверьте кошелёк
wallets-none = В этом браузере нет кошельков такого типа.
wallets-load_failed = Не удалось загрузить кошельки.
wallets-copy = Скопировать адрес
wallets-exit = Отключить { $name }
wallets-unknown_network = Сеть { $id }
wallets-other_network = Неподдерживаемая сеть
wallets-cctp-native = { $amount } нативных { $symbol } (CCTP)
wallets-cctp-bridged = { $amount } { $symbol } из моста (без CCTP)
wallets-cctp-paused = CCTP сейчас приостановлен.
wallets-cctp-denied = CCTP не принимает этот аккаунт.

connect-wallet_rejected = Вы отклонили запрос.
connect-wallet_not_found = Кошелёк не установлен или конфликтует с другими. Отключите другие кошельки или установите его.
connect-wallet_pending_request = Запрошенный ресурс недоступен.
connect-relay_unreachable = Сейчас не удаётся связаться с WalletConnect. Ничего не отправлено; проверьте подключение и повторите.
connect-missing = Ошибка: сначала установите { $wallet }.
connect-missing-bitget = Установите Bitget Wallet
connect-missing-phantom = Phantom не найден
connect-missing-backpack = Backpack не найден

inscribe-open = Отправить инскрипцию
inscribe-title = Отправить инскрипцию
inscribe-note = Кошелёк сначала создаёт инскрипцию, затем отправляет её. За каждый шаг берётся своя комиссия сети.
inscribe-mode = Тип
inscribe-mode-brc-20 = Перевод BRC-20
inscribe-mode-inscribe = Текст
inscribe-ticker = Тикер токена
inscribe-amount = Сумма
inscribe-balance = Баланс BRC-20 проверяет кошелёк, эта страница его не видит.
inscribe-text = Текст инскрипции
inscribe-to = Адрес получателя
inscribe-start = Продолжить
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = Текст: { $text }
inscribe-step-make = Создать инскрипцию
inscribe-step-send = Отправить получателю
inscribe-step-done = Готово
inscribe-make = Создать инскрипцию
inscribe-send = Отправить инскрипцию
inscribe-unanswered = Кошелёк не подтвердил этот шаг. Проверьте его, прежде чем повторить, чтобы не заплатить дважды.
inscribe-sent = Инскрипция отправлена. Она придёт после подтверждения транзакции.
inscribe-discard = Начать заново
inscribe-another = Отправить ещё
inscribe-problem-ticker = В тикере BRC-20 4 или 5 символов.
inscribe-problem-amount = Введите сумму больше нуля, например 12.5.
inscribe-problem-text = Введите текст инскрипции, не больше 10 000 байт.
inscribe-problem-recipient = Введите адрес получателя в сети вашего кошелька.
