### 邀请好友与接受邀请

invite-link = 你的邀请链接
invite-copy = 复制链接
invite-qr = 含有你邀请链接的二维码
invite-share = 分享
invite-share-title = Causeway
invite-share-text = 用 Causeway 跨链转移资产，赚取积分：
invite-stat-referees = 好友
invite-stat-bridges = 好友跨链次数
invite-stat-points = 你的积分
invite-stat-waiting = { $points } 待到账

invite-rules = 规则说明
invite-rule-share = 好友每次跨链，你可得其积分的 { $percent }%。好友的积分不会减少。
invite-rule-some = 好友每次跨链，你可得其部分积分。好友的积分不会减少。
invite-rule-first = 好友打开链接、连接钱包，并在首次跨链前确认邀请。首个确认的邀请不可更改。
invite-rule-wait =
    { $hours ->
       *[other] 好友跨链的积分需等待 { $hours } 小时到账，以防转账被网络撤销。
    }
invite-rule-wait_some = 好友跨链的积分需等待一段时间到账，以防转账被网络撤销。

invite-friends = 你邀请的好友
invite-friends-empty = 还没有邀请。通过你的链接加入的好友会显示在这里。
invite-friend-came = { $day } 加入
invite-friend-joined = 尚未跨链
invite-friend-ended = 运营方已终止此邀请
invite-friend-waiting = +{ $points } 待到账
invite-friend-bridges =
    { $bridges ->
       *[other] { $bridges } 次跨链
    }

invite-none = 你的邀请链接
invite-none-text = 连接钱包，获取链接并查看你的邀请。新钱包需登录一次，完全免费。
invite-wanted = 此钱包首次使用。登录一次即可生成链接；这是免费签名，不是交易。
invite-wanted-action = 获取我的链接

invite-came = 好友邀请了你
invite-came-text = 用钱包确认，好友即可获得一份你的跨链积分奖励。完全免费，你的积分不会减少。
invite-came-confirm = 用钱包确认
invite-came-decline = 不用了，谢谢
invite-came-bound = 邀请已确认
invite-came-bound-text = 你跨链时，好友会获得积分。你的积分不会减少。

invite-ask = 好友邀请了你。请在首次跨链前确认，否则不计入；完全免费。
invite-remembered = 你的邀请已保存。请连接钱包，并在首次跨链前确认。
invite-own_link = 这是你自己的邀请链接，只对打开它的好友有效。
invite-review = 好友邀请了你。只有在首次跨链前确认，邀请才会计入。
invite-review-action = 先确认邀请

invite-problem-referral_self = 这是你自己的邀请链接，请分享给好友。
invite-problem-referral_cycle = 此邀请来自你邀请过的人，无法计入。
invite-problem-referral_taken = 你已确认过另一个邀请，无法更改。
invite-problem-referral_late = 邀请只在首次跨链前有效，而此钱包已经跨链过。
invite-problem-referral_ended = 运营方已终止此钱包的邀请，无法再使用其他邀请。
invite-problem-referral_unknown = 此邀请链接已失效。
invite-problem-wallet_rejected = 你在钱包中拒绝了。没有任何变化，你可以稍后再确认。

invite-task = 邀请好友
invite-task-text = 获得好友每次跨链的部分积分
invite-task-action = 分享
