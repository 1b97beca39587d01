### 服务器为何不报价或不接单

problem-route_paused = 此路线暂时关闭：正在进行安全检查，或额度已满。资金没有损失，请稍后再试。
problem-insufficient_liquidity = 跨链桥在 { $to } 上的资金目前不足以支付此数量。
problem-custody_cap = { $from } 的存款由跨链桥自行保管，同一时间有总额上限。请减少数量，或稍后再试。
problem-chain_unreachable = { $from } 或 { $to } 目前没有响应，请稍后再试。
problem-network_fee_high = { $to } 的费用目前很高，请一分钟后再试。
problem-channel_payee_mismatch = 这里还不能从 { $from } 发送。
problem-provider_unavailable = 未能及时获得报价，请稍后再试。
problem-price_unknown = { $symbol } 或 Gas 的价格目前未知，因此无法报价。请一分钟后再试。
problem-price_stale = { $symbol } 或 Gas 的最新价格已过旧，无法报价。没有发送任何资金，请一分钟后再试。
problem-recipient_unusable = 无法在 { $to } 上向此地址付款：发送到那里的资金会被拒绝或丢失。请输入其他收款地址。
problem-below_exchange_minimum = 数量太少，交易所不会入账。请至少发送 { $amount }。
problem-exchange_suspended = 该交易所已暂停充值。
problem-exchange_unsupported = 该交易所不接受从 { $from } 到 { $to } 的 { $symbol }。
problem-exchange_unknown = 这里不提供此交易所。
problem-chain_unknown = 这里不提供此网络。
problem-asset_unknown = 该网络上不提供此代币。
problem-address_listed = 无法为此地址提供服务。
problem-country_restricted = 你所在的国家或地区无法使用此服务。
problem-channel_mismatch = 此报价来自其他网站，请在这里获取新报价。
problem-quote_mismatch = 此报价对应其他地址，请获取新报价。
problem-refund_address_required = 请填写转账无法完成时资金退回的地址。
problem-request_in_progress = 同一笔转账正在处理，请稍候。
problem-too_many_requests = 请求过于频繁，请稍候再试。
problem-internal = 我们这边出了问题。没有发送任何资金，请稍后再试。
problem-amount_unreadable = “{ $text }”不是数量。请写成 0.25 这样的形式。
problem-amount_misread = “{ $text }”无法识别为数量，因此数量未变。请写成 0.25 这样的形式。
