wallets-group-ton = TON
address-other_family_ton = 这是 EVM 地址。此网络需要 TON 地址。
address-form_ton = TON 地址有 48 个字符，通常以 UQ 或 EQ 开头。
address-checksum_ton = 校验和无效。请检查地址是否有误。
address-test_only_ton = 此地址仅适用于 TON 测试网。
recipient-placeholder_ton = 地址，或 name.ton 这样的域名
