### Wallet list and connecting

wallets-connect_destination = Під’єднати гаманець для мережі отримання
wallets-chip = Мій гаманець:{ " " }
wallets-mine = Мій гаманець
wallets-connect = Під’єднати гаманець
wallets-other = Вибрати інший гаманець
wallets-kind = Вид гаманця
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Не EVM
wallets-group-evm = Гаманці EVM
wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
wallets-group-fuel = Fuel
wallets-group-starknet = StarkNet
wallets-group-benfen = BenFen
wallets-group-bitcoin = Bitcoin
wallets-group-ton = TON

wallets-back = Усі гаманці
wallets-scan = Сканувати
wallets-scan-title = Скануйте, щоб відкрити { $wallet }
wallets-pairing-code = Код для камери { $wallet }
wallets-pairing-starting = Отримуємо з’єднання
wallets-pairing-open = Відкрити { $wallet }
wallets-pairing-copy = Копіювати посилання
wallets-pairing-install = Установити { $wallet } для цього браузера
wallets-pairing-again = Спробувати ще раз

wallets-open = Відкрити
wallets-inside-title = Відкрийте в { $wallet }
wallets-inside-text = { $wallet } працює у власному браузері. Відкрийте цю сторінку там: заповнене збережеться, а переказ видно за його посиланням з обох боків.
wallets-inside-order = { $wallet } працює у власному браузері. Продовжте цей переказ там і стежте за ним з обох боків. Посилання спрацює один раз, протягом десяти хвилин: нікому його не показуйте.
wallets-inside-code = Код, що відкриє цю сторінку в { $wallet }

wallets-terms = Під’єднуючи гаманець, ви приймаєте
wallets-browser = Гаманець у браузері
wallets-install = Установити
wallets-connecting = Зазирніть у гаманець
wallets-none = Такого гаманця в цьому браузері не знайдено.
wallets-load_failed = Не вдалося завантажити гаманці.
wallets-copy = Копіювати адресу
wallets-exit = Від’єднати { $name }
wallets-unknown_network = Мережа { $id }

connect-wallet_rejected = Користувач відхилив запит.
connect-wallet_not_found = Можливо, цьому гаманцю заважають інші гаманці або його не встановлено. Вимкніть інші гаманці або встановіть його.
connect-wallet_pending_request = Запитаний ресурс недоступний.
connect-relay_unreachable = Зараз немає зв’язку із застосунком вашого гаманця. Нічого не надіслано; перевірте з’єднання й спробуйте ще раз.
connect-missing = Помилка: спершу встановіть { $wallet }.
connect-missing-bitget = Установіть Bitget Wallet
connect-missing-phantom = Phantom не знайдено
connect-missing-backpack = Backpack не знайдено
