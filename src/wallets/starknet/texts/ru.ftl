wallets-group-starknet = StarkNet
address-other_family_starknet = Это адрес EVM. Для этой сети нужен адрес Starknet.
address-zero_starknet = Это нулевой адрес. Получить средства на него нельзя.
address-incomplete_starknet = Адрес неполный. Проверьте первые и последние символы.
address-long_starknet = В адресе Starknet не больше 64 цифр после 0x.
address-range_starknet = Аккаунта Starknet с таким адресом не существует. Проверьте адрес на опечатки.
wallets-unserved-starknet = Тестовая сеть StarkNet сейчас не поддерживается. Переключитесь в кошельке на основную сеть.
problem-account_not_deployed = Ваш аккаунт Starknet ещё не развёрнут. Проведите с него любую транзакцию в кошельке и войдите снова.
