### 在 Telegram 中

telegram-start-unknown = 无法读取打开应用的链接，因此显示首页。

telegram-launch-failed = 你目前没有通过 Telegram 登录。跨链不受影响。
telegram-launch-init_data_expired = Telegram 打开此应用的时间过久，无法登录。请关闭后重新打开。
telegram-launch-init_data_future = 你的 Telegram 时钟比我们的快，因此无法登录。请检查设备时间，然后重新打开应用。
telegram-launch-init_data_invalid = 我们无法验证此应用是由 Telegram 打开的，因此你尚未登录。请关闭后从机器人打开。
telegram-launch-init_data_missing = Telegram 没有说明你是谁，因此你尚未登录。请从机器人打开应用。
telegram-launch-init_data_used = 你已退出登录。关闭应用后重新打开即可登录。
telegram-launch-telegram_off = 此网站在 Telegram 上没有机器人，因此无法在这里登录。跨链不受影响。
telegram-launch-offline = 你已离线。恢复连接后会为你登录。
telegram-launch-timeout = 我们的服务器登录超时。跨链不受影响。

telegram-colours = Telegram 配色
telegram-home-title = 想随手打开 Causeway 吗？
telegram-home-text = 添加到主屏幕，轻点一下即可打开。
telegram-home-add = 添加到主屏幕

telegram-wallets = 此 Telegram 账号的钱包
telegram-wallets-text = 关联钱包后，你可以在这里做只有钱包主人才能做的事：邀请好友、完成社交任务、接收转账消息。
telegram-wallets-away = 无法显示你的钱包
telegram-wallets-none = 没有关联的钱包
telegram-wallets-none_text = 连接钱包，再签名一次即可关联，不收费用。
telegram-wallets-chosen = 使用中
telegram-wallets-choose = 使用
telegram-wallets-choose_one = 使用 { $address }
telegram-wallets-unlink = 解除关联
telegram-wallets-unlink_one = 解除关联 { $address }
telegram-wallets-unlink_ask = 要解除关联吗？
telegram-wallets-keep = 保留
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = 已连接，但尚未关联此 Telegram 账号。
telegram-wallets-link = 签名关联

telegram-receipts = 转账消息
telegram-receipts-note = 检测到存入、到账、退回或需要你处理时，机器人会发消息。仅限已关联此 Telegram 账号的钱包。
telegram-receipts-refused = 未允许机器人向你发消息，因此仍为关闭。再次打开即可重新选择。

telegram-share = 在 Telegram 中分享
telegram-share-text = 你的邀请已备好，选择要发送的聊天即可。
telegram-share-expired = 这份邀请准备得太久，已失效。用 /invite 向机器人要一份新的，或直接分享链接。
telegram-share-failed = Telegram 未能发送邀请。请重试，或直接分享链接。

problem-init_data_missing = Telegram 没有说明你是谁。请从机器人打开应用。
problem-init_data_expired = Telegram 打开此应用的时间过久。请关闭后重新打开。
problem-init_data_invalid = 我们无法验证此应用是由 Telegram 打开的。请关闭后从机器人打开。
problem-init_data_future = 你的 Telegram 时钟比我们的快。请检查设备时间，然后重新打开应用。
problem-init_data_used = 你已退出登录。关闭应用后重新打开即可登录。
problem-telegram_off = 此网站在 Telegram 上没有机器人。
problem-telegram_session_required = 你在 Telegram 中的会话已结束。请关闭应用后重新打开。
problem-wallet_of_another = 另一个 Telegram 账号正在关联此钱包。请重试。
problem-too_many_wallets = 一个 Telegram 账号最多关联 20 个钱包。请先解除一个。
problem-wallet_not_linked = 此钱包已不再与你的 Telegram 账号关联。
problem-contract_wallet_unused = 此合约钱包在这里还没有活动。请先用它跨链一次或签到，然后再关联。
