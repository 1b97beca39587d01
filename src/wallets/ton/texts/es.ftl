wallets-group-ton = TON
address-other_family_ton = Es una dirección EVM. Esta red necesita una dirección de TON.
address-form_ton = Una dirección de TON tiene 48 caracteres y suele empezar por UQ o EQ.
address-checksum_ton = Checksum no válido. Revisa si hay errores en la dirección.
address-test_only_ton = Esta dirección solo funciona en la testnet de TON.
recipient-placeholder_ton = Dirección o un nombre como name.ton
