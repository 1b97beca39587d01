wallets-group-benfen = BenFen
address-other_family_benfen = 这是 EVM 地址。此网络需要 BenFen 地址。
address-without_bfc = 此网络的地址以 BFC 开头。
address-digits_benfen = BFC 之后只能包含 0–9 和 a–f。
address-long_benfen = BenFen 地址在 BFC 之后有 68 个字符。
