### Address errors, by the codes of the address rules

address-empty = Introduce una dirección.
address-empty_0x = Introduce una dirección que empiece por 0x.
address-without_0x = Las direcciones de esta red empiezan por 0x.
address-length_0x = Las direcciones tienen 42 caracteres, pero esta tiene { $length }.
address-digits_0x = Después de 0x, una dirección solo contiene 0–9 y a–f.
address-checksum = Checksum no válido. Revisa si hay errores en la dirección.
address-other_family = Es una dirección EVM. Esta red necesita una dirección tipo Solana.
address-length_base58 = Las direcciones de esta red tienen de 32 a 44 caracteres.
address-letters_base58 = La dirección contiene un carácter no válido. 0, O, I y l nunca se usan.
address-other_family_ton = Es una dirección EVM. Esta red necesita una dirección de TON.
address-form_ton = Una dirección de TON tiene 48 caracteres y suele empezar por UQ o EQ.
address-checksum_ton = Checksum no válido. Revisa si hay errores en la dirección.
address-test_only_ton = Esta dirección solo funciona en la testnet de TON.
address-incomplete = La dirección está incompleta. Revisa los primeros y los últimos caracteres.
address-dead = Es una dirección de quema. Los fondos enviados aquí se pierden. Introduce otro destinatario.
address-token = Es el contrato de un token, no una wallet. Los fondos enviados aquí se pierden; introduce otro destinatario.
address-bridge = Es un contrato del puente, no una wallet. Los fondos enviados aquí se pierden; introduce otro destinatario.
address-name = Los nombres no se admiten aquí. Introduce la dirección de la wallet.
address-contract_call = Este código es una llamada a un contrato y no tiene destinatario. Introduce una dirección.
