wallets-group-evm = Wallets EVM
address-empty_0x = Introduce una dirección que empiece por 0x.
address-without_0x = Las direcciones de esta red empiezan por 0x.
address-length_0x = Las direcciones tienen 42 caracteres, pero esta tiene { $length }.
address-digits_0x = Después de 0x, una dirección solo contiene 0–9 y a–f.
address-checksum = Checksum no válido. Revisa si hay errores en la dirección.
recipient-placeholder_evm = Dirección o un nombre como name.eth
problem-signature_unverifiable = La firma de esta cuenta no se puede verificar en esta red. Cambia de red en tu wallet y vuelve a iniciar sesión.
