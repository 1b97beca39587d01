wallets-group-evm = Гаманці EVM
address-empty_0x = Введіть адресу, що починається з 0x.
address-without_0x = Адреси в цій мережі починаються з 0x.
address-length_0x = В адресі має бути 42 символи, а в цій { $length }.
address-digits_0x = Після 0x в адресі лише цифри 0–9 та літери a–f.
address-checksum = Неправильна контрольна сума. Перевірте адресу на помилки.
recipient-placeholder_evm = Адреса або ім’я, наприклад name.eth
problem-signature_unverifiable = Підпис цього акаунта не можна перевірити в цій мережі. Виберіть у гаманці іншу мережу та ввійдіть знову.
