wallets-group-fuel = Fuel
address-other_family_fuel = Es una dirección EVM. Esta red necesita una dirección de Fuel.
address-bech32_fuel = Es una dirección de Fuel con el formato antiguo. Copia la que empieza por 0x.
address-public_key_fuel = Es una clave pública. Introduce la dirección de la cuenta.
address-long_fuel = Una dirección de Fuel tiene 64 dígitos después de 0x.
problem-wallet_not_authorized = ¡La cuenta actual no está autorizada para esta conexión!
