wallets-group-evm = EVM 钱包
address-empty_0x = 请输入以 0x 开头的地址。
address-without_0x = 此网络的地址以 0x 开头。
address-length_0x = 地址应有 42 个字符，但此地址有 { $length } 个。
address-digits_0x = 0x 之后只能包含 0–9 和 a–f。
address-checksum = 校验和无效。请检查地址是否有误。
recipient-placeholder_evm = 地址，或 name.eth 这样的域名
problem-signature_unverifiable = 无法在此网络上验证该账户的签名。请在钱包中切换到其他网络，然后重新登录。
