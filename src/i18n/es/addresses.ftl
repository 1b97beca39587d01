### Qué falla en una dirección

address-empty = Introduce una dirección.
address-empty_0x = Introduce una dirección que empiece por 0x.
address-without_0x = Las direcciones de esta red empiezan por 0x.
address-length_0x = Una dirección tiene 42 caracteres; esta tiene { $length }.
address-digits_0x = Después de 0x, una dirección solo tiene cifras del 0 al 9 y letras de la a a la f.
address-checksum = Las mayúsculas de esta dirección no cuadran: hay un carácter mal escrito. Cópiala de nuevo.
address-other_family = Es una dirección EVM; esta red necesita una como las de Solana.
address-length_base58 = Las direcciones de esta red tienen de 32 a 44 caracteres.
address-letters_base58 = La dirección contiene un carácter que estas direcciones nunca usan (0, O, I y l no existen).
address-other_family_ton = Es una dirección EVM; esta red necesita una dirección TON.
address-form_ton = Una dirección TON tiene 48 letras y cifras y suele empezar por UQ o EQ.
address-checksum_ton = Los últimos caracteres de esta dirección no encajan con los demás: hay algo mal escrito. Cópiala de nuevo.
address-test_only_ton = Esta dirección es solo para la red de pruebas de TON.
address-incomplete = La dirección está incompleta: revisa los primeros y los últimos caracteres.
address-dead = Nadie tiene la clave de esta dirección: lo que se envíe allí se pierde. Introduce otro destinatario.
address-token = Es el contrato de un token, no una wallet: lo que se envíe allí se pierde. Introduce otro destinatario.
address-bridge = Es un contrato del propio puente, no una wallet: lo que se envíe allí se pierde. Introduce otro destinatario.
address-name = Aquí no se admiten nombres: introduce la dirección que corresponde al nombre.
address-contract_call = Este código pide algo a un contrato; no contiene ningún destinatario. Introduce una dirección.
