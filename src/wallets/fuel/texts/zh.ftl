wallets-group-fuel = Fuel
address-other_family_fuel = 这是 EVM 地址。此网络需要 Fuel 地址。
address-bech32_fuel = 这是旧格式的 Fuel 地址。请复制以 0x 开头的地址。
address-public_key_fuel = 这是公钥。请输入账户地址。
address-long_fuel = Fuel 地址在 0x 之后有 64 位。
problem-wallet_not_authorized = 当前账户未获授权使用此连接！
