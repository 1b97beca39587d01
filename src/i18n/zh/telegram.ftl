### 在 Telegram 中

telegram-start-unknown = 无法读取打开应用的链接，因此显示首页。

telegram-launch-failed = 你尚未通过 Telegram 登录，但仍可跨链。
telegram-launch-init_data_expired = Telegram 登录已过期。请关闭应用后重新打开。
telegram-launch-init_data_future = 设备时间偏快，无法登录。请校准时间后重新打开应用。
telegram-launch-init_data_invalid = 无法验证你的 Telegram 登录。请关闭应用，并从机器人打开。
telegram-launch-init_data_missing = Telegram 没有提供你的账号，因此你尚未登录。请从机器人打开应用。
telegram-launch-init_data_used = 你已退出登录。关闭应用后重新打开即可登录。
telegram-launch-telegram_off = 此网站没有 Telegram 机器人，无法在这里登录，但仍可跨链。
telegram-launch-offline = 你已离线。恢复连接后会为你登录。
telegram-launch-timeout = 登录超时，但仍可跨链。

telegram-colours = Telegram 主题
telegram-home-title = 添加到主屏幕？
telegram-home-text = 在主屏幕上一键打开 Causeway。
telegram-home-add = 添加到主屏幕

telegram-wallets = 已关联 Telegram 的钱包
telegram-wallets-text = 关联钱包后，可在这里使用邀请、社交任务和转账消息。
telegram-wallets-away = 无法加载你的钱包
telegram-wallets-none = 没有已关联的钱包
telegram-wallets-none_text = 连接钱包，然后用一次免费签名关联。
telegram-wallets-chosen = 使用中
telegram-wallets-choose = 使用
telegram-wallets-choose_one = 使用 { $address }
telegram-wallets-unlink = 解除关联
telegram-wallets-unlink_one = 解除关联 { $address }
telegram-wallets-unlink_ask = 解除关联？
telegram-wallets-keep = 保留
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = 已连接，但尚未关联此 Telegram 账号。
telegram-wallets-link = 签名以关联
telegram-wallets-moved = { $wallet } 已于 { $date }转移到另一个 Telegram 账号。只有关联发生了变化，不会动用资金。
telegram-wallets-moved_text = 如果不是你本人操作，说明他人可以使用此钱包：请把资金转到新钱包。如需重新在此关联，请连接该钱包并签名。

telegram-receipts = 转账消息
telegram-receipts-note = 检测到存入、到账、退款或需要处理时，机器人会发消息给你。适用于已关联此 Telegram 账号的钱包。
telegram-receipts-refused = 你未允许机器人向你发消息，因此仍为关闭。再次开启即可更改。

telegram-offer = 接收转账消息
telegram-offer-link = 用一次免费签名关联钱包。之后转账到账、退款或需要处理时，机器人会发消息给你。
telegram-offer-link-action = 关联钱包
telegram-offer-turn_on = 转账到账、退款或需要处理时，机器人会发消息给你。
telegram-offer-turn_on-action = 开启消息
telegram-offer-dismiss = 暂不
telegram-offer-done = 转账消息已开启。

telegram-share = 在 Telegram 中分享
telegram-share-text = 邀请已准备好。请选择要发送的聊天。
telegram-share-expired = 此邀请已过期。向机器人发送 /invite 获取新的邀请，或分享你的链接。
telegram-share-failed = Telegram 无法发送邀请。请重试，或分享你的链接。

problem-init_data_missing = Telegram 没有提供你的账号。请从机器人打开应用。
problem-init_data_expired = Telegram 登录已过期。请关闭应用后重新打开。
problem-init_data_invalid = 无法验证你的 Telegram 登录。请关闭应用，并从机器人打开。
problem-init_data_future = 设备时间偏快。请校准时间后重新打开应用。
problem-init_data_used = 你已退出登录。关闭应用后重新打开即可登录。
problem-telegram_off = 此网站没有 Telegram 机器人。
problem-telegram_session_required = 你的 Telegram 会话已结束。请关闭应用后重新打开。
problem-wallet_of_another = 此钱包正在被关联到另一个 Telegram 账号。请重试。
problem-too_many_wallets = 最多可关联 20 个钱包。请先解除一个。
problem-wallet_not_linked = 此钱包已不再与你的 Telegram 账号关联。
problem-contract_wallet_unused = 此合约钱包在这里还没有活动。请先用它转账或签到一次，然后再关联。
