### Wallet list and connecting

wallets-connect_destination = Під’єднати гаманець отримувача
wallets-chip = Мій гаманець:{ " " }
wallets-more =
    { $count ->
        [one] Під’єднано ще { $count } гаманець
        [few] Під’єднано ще { $count } гаманці
        [many] Під’єднано ще { $count } гаманців
       *[other] Під’єднано ще { $count } гаманця
    }
wallets-mine = Мій гаманець
wallets-connect = Під’єднати гаманець
wallets-other = Вибрати інший гаманець
wallets-kind = Тип гаманця
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Не EVM

wallets-back = Усі гаманці
wallets-scan = Сканувати
wallets-scan-title = Відскануйте, щоб під’єднати { $wallet }
wallets-pairing-code = QR-код для { $wallet }
wallets-pairing-starting = З’єднуємося…
wallets-pairing-open = Відкрити { $wallet }
wallets-needs_evm = Щоб користуватися цією сторінкою, під’єднайте EVM-гаманець.
wallets-switches_first = Гаманець в іншій мережі. Перед підписом він попросить змінити мережу на { $network }.
wallets-pairing-copy = Копіювати посилання
wallets-pairing-install = Установити { $wallet } для цього браузера
wallets-pairing-again = Спробувати ще раз

wallets-open = Відкрити
wallets-inside-title = Відкрийте в { $wallet }
wallets-inside-text = { $wallet } має власний браузер. Відкрийте цю сторінку в ньому: дані збережуться, а стежити за переказом можна і там, і тут.
wallets-inside-order = Продовжте цей переказ у браузері { $wallet }. Посилання діє десять хвилин і спрацьовує один раз, нікому його не передавайте.
wallets-inside-code = QR-код, що відкриє цю сторінку в { $wallet }

wallets-terms = Під’єднуючи гаманець, ви приймаєте
wallets-browser = Гаманець у браузері
wallets-install = Установити
wallets-connecting = Перевірте гаманець
wallets-none = У цьому браузері немає гаманців такого типу.
wallets-load_failed = Не вдалося завантажити гаманці.
wallets-copy = Копіювати адресу
wallets-exit = Від’єднати { $name }
wallets-unknown_network = Мережа { $id }
wallets-other_network = Непідтримувана мережа
wallets-cctp-native = { $amount } нативних { $symbol } (CCTP)
wallets-cctp-bridged = { $amount } { $symbol } з моста (без CCTP)
wallets-cctp-paused = CCTP зараз призупинено.
wallets-cctp-denied = CCTP не приймає цей акаунт.

connect-wallet_rejected = Ви відхилили запит.
connect-wallet_not_found = Гаманець не встановлено, або він конфліктує з іншими. Вимкніть інші гаманці або встановіть його.
connect-wallet_pending_request = Запитаний ресурс недоступний.
connect-relay_unreachable = Зараз не вдається зв’язатися з WalletConnect. Нічого не надіслано; перевірте з’єднання й спробуйте ще раз.
connect-missing = Помилка: спершу встановіть { $wallet }.
connect-missing-bitget = Установіть Bitget Wallet
connect-missing-phantom = Phantom не знайдено
connect-missing-backpack = Backpack не знайдено

inscribe-open = Надіслати інскрипцію
inscribe-title = Надіслати інскрипцію
inscribe-note = Гаманець спершу створює інскрипцію, потім надсилає її. За кожен крок береться своя комісія мережі.
inscribe-mode = Тип
inscribe-mode-brc-20 = Переказ BRC-20
inscribe-mode-inscribe = Текст
inscribe-ticker = Тікер токена
inscribe-amount = Сума
inscribe-balance = Баланс BRC-20 перевіряє гаманець, ця сторінка його не бачить.
inscribe-text = Текст інскрипції
inscribe-to = Адреса отримувача
inscribe-start = Продовжити
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = Текст: { $text }
inscribe-step-make = Створити інскрипцію
inscribe-step-send = Надіслати отримувачу
inscribe-step-done = Готово
inscribe-make = Створити інскрипцію
inscribe-send = Надіслати інскрипцію
inscribe-unanswered = Гаманець не підтвердив цей крок. Перевірте його, перш ніж повторити, щоб не заплатити двічі.
inscribe-sent = Інскрипцію надіслано. Вона надійде після підтвердження транзакції.
inscribe-discard = Почати спочатку
inscribe-another = Надіслати ще
inscribe-problem-ticker = У тікері BRC-20 4 або 5 символів.
inscribe-problem-amount = Введіть суму, більшу за нуль, наприклад 12.5.
inscribe-problem-text = Введіть текст інскрипції, не більше 10 000 байтів.
inscribe-problem-recipient = Введіть отримувача в мережі вашого гаманця.
