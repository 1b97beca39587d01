### 完成活动并分享

campaign-share-title = 活动已完成
campaign-share-points = +{ $points } 积分
campaign-share-text = 你通过“{ $name }”获得了这些积分。
campaign-share-more = 分享可再得 { $points } 积分。钱包可能会请你登录，完全免费。
campaign-share-confirm = 如果钱包提示，请确认。正在添加你的积分。
campaign-share-done = 已分享。你又获得 { $points } 积分。
campaign-share-to = 分享到 X
campaign-share-open = 分享，+{ $points }
campaign-share-open_of = 分享，+{ $points }：“{ $name }”
campaign-share-again = 再次跨链
campaign-share-post = 我在 Causeway 完成了“{ $name }”，获得 { $points } 积分。
campaign-share-problem-wallet_rejected = 你在钱包中拒绝了，因此分享未计入。你的其他积分不受影响。
campaign-share-problem-campaign_not_completed = 此活动中的一笔转账被网络撤销，因此分享暂不计入。
campaign-share-problem-campaign_not_running = 此活动已结束，分享不再计入。
