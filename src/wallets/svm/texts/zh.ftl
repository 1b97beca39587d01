wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
address-other_family = 这是 EVM 地址。此网络需要 Solana 格式的地址。
address-length_base58 = 此网络的地址有 32 至 44 个字符。
address-letters_base58 = 此地址含有无效字符。0、O、I 和 l 不会使用。
address-incomplete = 此地址不完整。请检查开头和结尾的字符。
recipient-placeholder_svm = 地址，或 name.sol 这样的域名
