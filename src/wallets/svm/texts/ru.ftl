wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = Это адрес EVM. Для этой сети нужен адрес формата Solana.
address-length_base58 = Адреса в этой сети содержат от 32 до 44 символов.
address-letters_base58 = В адресе недопустимый символ. 0, O, I и l не используются.
address-incomplete = Адрес неполный. Проверьте первые и последние символы.
recipient-placeholder_svm = Адрес или имя, например name.sol
