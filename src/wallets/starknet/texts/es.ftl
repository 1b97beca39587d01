wallets-group-starknet = StarkNet
address-other_family_starknet = Es una dirección EVM. Esta red necesita una dirección de Starknet.
address-zero_starknet = Es la dirección cero. Nadie puede recibir fondos ahí.
address-incomplete_starknet = La dirección está incompleta. Revisa los primeros y los últimos caracteres.
address-long_starknet = Una dirección de Starknet tiene como máximo 64 dígitos después de 0x.
address-range_starknet = Ninguna cuenta de Starknet tiene esta dirección. Revisa si hay errores.
wallets-unserved-starknet = La red de prueba de StarkNet no es compatible por ahora. Cambia a la red principal en tu billetera.
problem-account_not_deployed = Tu cuenta de Starknet aún no está desplegada. Haz cualquier transacción con ella en tu billetera y vuelve a iniciar sesión.
