### Список кошельков и подключение

wallets-mine = Мой кошелёк
wallets-connect = Подключить кошелёк
wallets-family-evm = Кошельки EVM
wallets-family-svm = Кошельки Solana
wallets-family-ton = Кошельки TON
wallets-family-bitcoin = Кошельки Bitcoin
wallets-family-starknet = Кошельки StarkNet
wallets-family-fuel = Кошельки Fuel
wallets-family-benfen = Кошельки BenFen
wallets-terms = Подключая кошелёк, вы принимаете
wallets-install = Установить
wallets-connecting = Откройте кошелёк
wallets-none = Такого кошелька в этом браузере нет.
wallets-load_failed = Не удалось загрузить кошельки.
wallets-copy = Скопировать адрес
wallets-exit = Отключить { $name }
wallets-unknown_network = Сеть { $id }

connect-wallet_rejected = Вы отклонили запрос.
connect-wallet_not_found = Кошелёк не отвечает. Возможно, он не установлен или ему мешает другой: установите его или отключите остальные.
connect-wallet_pending_request = Запрошенный ресурс недоступен.
