wallets-group-starknet = StarkNet
address-other_family_starknet = Це адреса EVM. Для цієї мережі потрібна адреса Starknet.
address-zero_starknet = Це нульова адреса. Отримати кошти на неї неможливо.
address-incomplete_starknet = Адреса неповна. Перевірте перші й останні символи.
address-long_starknet = В адресі Starknet не більше 64 цифр після 0x.
address-range_starknet = Акаунта Starknet з такою адресою немає. Перевірте адресу на помилки.
wallets-unserved-starknet = Тестова мережа StarkNet зараз не підтримується. Перейдіть у гаманці на основну мережу.
problem-account_not_deployed = Ваш акаунт Starknet ще не розгорнуто. Проведіть із нього будь-яку транзакцію в гаманці та ввійдіть знову.
