account-connect-title = 连接钱包
account-connect-text = 你的会话和数据属于你的钱包。
account-signin-title = 登录后查看会话
account-signin-text = 钱包会签名一条消息。完全免费，不会转移资产。
account-signin = 登录
account-away = 无法加载你的会话
account-sessions = 会话
account-session-unknown = 未知设备
account-session-current = 此设备
account-session-seen = 上次使用：{ $when }
account-session-end = 结束
account-session-end_one = 结束 { $device } 上的会话
account-sessions-end_others = 结束所有其他会话
account-sessions-end_all = 在所有设备上退出
account-end-ask = 结束此会话？
account-end-ask_all = 在所有设备上退出？
account-end-text = 你需要用钱包重新登录。
account-end-stay = 保持登录
account-data = 你的数据
account-data-wallet = 包括 { $address }。
account-data-wallet_linked = 包括 { $address } 及其 Telegram 关联。
account-data-telegram =
    { $count ->
        [0] 包括你的 Telegram 账号。
       *[other] 包括你的 Telegram 账号和 { $count } 个已关联的钱包。
    }
account-export = 下载我的数据
account-export-ready = 文件已准备好。
account-export-save = 保存 { $file }
account-delete-title = 删除你的数据
account-delete-text = 将删除你的会话、操作记录、Telegram 关联和邀请码。转账和已确认的积分仍按钱包地址保留记录。
account-delete-unavailable = 此网站尚未设置删除功能。你仍可下载数据，并在所有设备上退出。
account-delete = 删除我的数据
account-delete-ask = 删除你的数据？
account-delete-warning = 此操作无法撤销。进行中的转账会继续。
account-delete-remains = 已确认的积分仍按钱包地址保留记录，但排行榜不再显示，除非你重新加入。
account-delete-signature = 钱包会先请你签名一条消息。
account-delete-keep = 保留我的数据
account-ended = 你已退出
account-ended-text = 关闭应用后重新打开即可登录。
account-deleted = 你的数据已删除
account-deleted-text = 进行中的转账会继续。
