wallets-group-starknet = StarkNet
address-other_family_starknet = 这是 EVM 地址。此网络需要 Starknet 地址。
address-zero_starknet = 这是零地址，无法接收资金。
address-incomplete_starknet = 此地址不完整。请检查开头和结尾的字符。
address-long_starknet = Starknet 地址在 0x 之后最多有 64 位。
address-range_starknet = 不存在使用此地址的 Starknet 账户。请检查是否有误。
wallets-unserved-starknet = 目前不支持 StarkNet 测试网。请在钱包中切换到主网。
problem-account_not_deployed = 你的 Starknet 账户尚未部署。请在钱包中用它发起任意一笔交易，然后重新登录。
