### 地址有什么问题

address-empty = 请输入地址。
address-empty_0x = 请输入以 0x 开头的地址。
address-without_0x = 此网络的地址以 0x 开头。
address-length_0x = 地址应有 42 个字符，这个有 { $length } 个。
address-digits_0x = 地址在 0x 之后只含数字 0-9 和字母 a-f。
address-checksum = 此地址的大小写校验不符，可能有字符输错。请重新复制。
address-other_family = 这是 EVM 地址，而此网络需要 Solana 格式的地址。
address-length_base58 = 此网络的地址有 32 至 44 个字符。
address-letters_base58 = 地址中含有这类地址不会使用的字符（0、O、I 和 l）。
address-other_family_ton = 这是 EVM 地址，而此网络需要 TON 地址。
address-form_ton = TON 地址由 48 个字母和数字组成，通常以 UQ 或 EQ 开头。
address-checksum_ton = 此地址末尾的字符与其余部分不符，可能有输错。请重新复制。
address-test_only_ton = 此地址仅用于 TON 的测试网。
address-incomplete = 地址不完整：请检查开头和结尾的字符。
address-dead = 没有人持有此地址的私钥，发送到这里的资金将会丢失。请输入其他收款地址。
address-token = 这是代币合约，不是钱包，发送到这里的资金将会丢失。请输入其他收款地址。
address-bridge = 这是跨链桥自身的合约，不是钱包，发送到这里的资金将会丢失。请输入其他收款地址。
address-name = 这里不支持域名：请输入该域名对应的地址。
address-contract_call = 此二维码是合约调用请求，不含收款方。请输入地址。
