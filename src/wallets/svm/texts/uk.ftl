wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = Це адреса EVM. Для цієї мережі потрібна адреса формату Solana.
address-length_base58 = Адреси в цій мережі мають від 32 до 44 символів.
address-letters_base58 = В адресі недопустимий символ. 0, O, I та l не використовуються.
address-incomplete = Адреса неповна. Перевірте перші й останні символи.
recipient-placeholder_svm = Адреса або ім’я, наприклад name.sol
