### 邀请好友与接受邀请

invite-link = 你的邀请
invite-copy = 复制链接
invite-qr = 含有你邀请链接的二维码，供其他设备扫描
invite-share = 分享
invite-share-title = Causeway
invite-share-text = 用 Causeway 在网络之间转移资产，还能赚取积分：
invite-stat-referees = 好友
invite-stat-bridges = 好友跨链次数
invite-stat-points = 你的积分
invite-stat-waiting = 另有 { $points } 积分即将到账

invite-rules = 规则说明
invite-rule-share = 好友每次跨链所得积分的 { $percent } % 会奖励给你，好友的积分不会减少。
invite-rule-some = 好友每次跨链所得积分的一部分会奖励给你，好友的积分不会减少。
invite-rule-first = 好友打开链接、连接钱包，并在首次跨链前确认邀请。首个邀请始终有效。
invite-rule-wait =
    { $hours ->
       *[other] 好友跨链的积分需等待 { $hours } 小时才计入，因为这段时间内跨链仍可能被撤销。
    }
invite-rule-wait_some = 好友跨链的积分需等待一段时间才计入，因为这段时间内跨链仍可能被撤销。

invite-friends = 已加入的好友
invite-friends-empty = 还没有人。通过你的链接加入并确认邀请的好友会显示在这里。
invite-friend-came = { $day } 加入
invite-friend-joined = 尚未跨链
invite-friend-ended = 该邀请已被运营方终止
invite-friend-waiting = 即将到账 +{ $points }
invite-friend-bridges =
    { $bridges ->
       *[other] { $bridges } 次跨链
    }

invite-none = 你的专属链接
invite-none-text = 连接钱包即可获取链接，并查看有谁通过它加入。新钱包需要登录一次，不收费用。
invite-wanted = 此钱包首次使用。用它登录一次即可生成链接。这只是签名，不是交易，不收费用。
invite-wanted-action = 获取我的链接

invite-came = 你是受邀而来
invite-came-text = 用钱包确认邀请，邀请你的人就能额外获得一份你的跨链积分奖励。你没有任何损失：不收费用，也不扣你的积分。
invite-came-confirm = 用钱包确认
invite-came-later = 不用了，谢谢
invite-came-bound = 邀请已确认
invite-came-bound-text = 邀请你的人会因你的跨链获得积分。你的积分仍归你所有。

invite-ask = 你是受邀而来。请在首次跨链前确认邀请，之后将无法计入。不收任何费用。
invite-remembered = 已记住你的邀请。连接钱包后，请在首次跨链前确认。
invite-own_link = 这是你自己的邀请链接。它对打开它的好友有效，对你无效。
invite-review = 你是受邀而来。只有在首次跨链前确认，邀请才会计入。
invite-review-action = 先确认邀请

invite-problem-referral_self = 这是你自己的邀请，请分享给好友。
invite-problem-referral_cycle = 这份邀请来自你自己邀请过的人，因此无法计入。
invite-problem-referral_taken = 你之前已确认过另一份邀请，该邀请继续有效。
invite-problem-referral_late = 邀请只在首次跨链前有效，而此钱包已经跨链过。
invite-problem-referral_ended = 运营方已终止此钱包的邀请，因此无法再接受其他邀请。
invite-problem-referral_unknown = 此链接的邀请已失效。
invite-problem-wallet_rejected = 你在钱包中拒绝了。没有任何变化，你可以稍后再确认。

invite-task = 邀请好友
invite-task-text = 获得好友每次跨链积分的一部分
invite-task-action = 分享
