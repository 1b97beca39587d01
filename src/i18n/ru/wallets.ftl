### Список кошельков и подключение

wallets-connect_destination = Подключить кошелёк для сети получения
wallets-chip = Мой кошелёк:{ " " }
wallets-mine = Мой кошелёк
wallets-connect = Подключить кошелёк
wallets-other = Выбрать другой кошелёк
wallets-kind = Вид кошелька
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = Не EVM
wallets-group-evm = Кошельки EVM
wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
wallets-group-fuel = Fuel
wallets-group-starknet = StarkNet
wallets-group-benfen = BenFen
wallets-group-bitcoin = Bitcoin
wallets-group-ton = TON

wallets-back = Все кошельки
wallets-scan = Сканировать
wallets-scan-title = Отсканируйте, чтобы войти через { $wallet }
wallets-pairing-code = Код для камеры { $wallet }
wallets-pairing-starting = Готовим соединение
wallets-pairing-open = Открыть { $wallet }
wallets-pairing-copy = Скопировать ссылку
wallets-pairing-install = Установить { $wallet } в этот браузер
wallets-pairing-again = Повторить

wallets-open = Открыть
wallets-inside-title = Откройте в { $wallet }
wallets-inside-text = { $wallet } работает в собственном браузере. Откройте эту страницу там: заполненное сохранится, а перевод виден по своей ссылке с обеих сторон.
wallets-inside-order = { $wallet } работает в собственном браузере. Продолжите этот перевод там и следите за ним с обеих сторон. Ссылка сработает один раз, в течение десяти минут: никому её не показывайте.
wallets-inside-code = Код, который откроет эту страницу в { $wallet }

wallets-terms = Подключая кошелёк, вы принимаете
wallets-browser = Кошелёк браузера
wallets-install = Установить
wallets-connecting = Откройте кошелёк
wallets-none = Такого кошелька в этом браузере нет.
wallets-load_failed = Не удалось загрузить кошельки.
wallets-copy = Скопировать адрес
wallets-exit = Отключить { $name }
wallets-unknown_network = Сеть { $id }

connect-wallet_rejected = Вы отклонили запрос.
connect-wallet_not_found = Этому кошельку, возможно, мешают другие, или он не установлен. Отключите остальные кошельки или установите его.
connect-wallet_pending_request = Запрошенный ресурс недоступен.
connect-relay_unreachable = Сейчас нет связи с приложением вашего кошелька. Ничего не отправлено: проверьте подключение и повторите.
connect-missing = Ошибка: сначала установите { $wallet }.
connect-missing-bitget = Установите Bitget Wallet
connect-missing-phantom = Phantom не найден
connect-missing-backpack = Backpack не найден
