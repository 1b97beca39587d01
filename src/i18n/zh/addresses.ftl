### 地址有什么问题

address-empty = 请输入地址。
address-empty_0x = 请输入以 0x 开头的地址。
address-without_0x = 此网络的地址以 0x 开头。
address-length_0x = 地址应有 42 个字符，但此地址有 { $length } 个。
address-digits_0x = 0x 之后只能包含 0–9 和 a–f。
address-checksum = 校验和无效。请检查地址是否有误。
address-other_family = 这是 EVM 地址。此网络需要 Solana 格式的地址。
address-length_base58 = 此网络的地址有 32 至 44 个字符。
address-letters_base58 = 此地址含有无效字符。0、O、I 和 l 不会使用。
address-other_family_ton = 这是 EVM 地址。此网络需要 TON 地址。
address-form_ton = TON 地址有 48 个字符，通常以 UQ 或 EQ 开头。
address-checksum_ton = 校验和无效。请检查地址是否有误。
address-test_only_ton = 此地址仅适用于 TON 测试网。
address-incomplete = 此地址不完整。请检查开头和结尾的字符。
address-dead = 这是销毁地址，发送到这里的资金会丢失。请输入其他收款地址。
address-token = 这是代币合约，不是钱包，发送到这里的资金会丢失。请输入其他收款地址。
address-bridge = 这是跨链桥合约，不是钱包，发送到这里的资金会丢失。请输入其他收款地址。
address-name = 这里不支持域名。请输入钱包地址。
address-contract_call = 此二维码是合约调用，不含收款方。请输入地址。
