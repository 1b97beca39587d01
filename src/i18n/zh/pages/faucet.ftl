### Faucets: test coins, the claim and its payment

faucet-description = 领取 { $network } 上的 { $symbol }，不花真钱即可体验。
faucet-failed-title = 无法加载水龙头
faucet-failed-text = 我们会继续尝试，您也可以立即重试。
faucet-none-title = 目前没有开放的水龙头
faucet-none-text = 本应用的运营方目前不在此发放代币。
faucet-all = 全部水龙头
faucet-amount = 可领取
faucet-cooldown = 领取间隔
faucet-hours = { $count ->
       *[other] { $count } 小时
    }
faucet-left = 今日剩余
faucet-queued = 排队中的申请
faucet-status-spent = 今日代币已领完，24 小时内会有新的额度。
faucet-status-empty = 这个水龙头的代币已用完，请稍后再试。
faucet-status-unread = 暂时无法读取水龙头余额，请稍后再试。
faucet-claim = 领取 { $amount }
faucet-asking = 如果钱包提示，请确认登录。
faucet-working = 正在确认您不是机器人，需要几秒钟。
faucet-claims = 您的申请
faucet-claims-empty = 此钱包的申请会显示在这里。
faucet-state-queued = 排队中
faucet-state-sent = 已发送
faucet-state-paid = 已到账
faucet-state-failed = 失败
faucet-state-held = 暂停处理
faucet-how-title = 如何运作
faucet-how-1 = 测试网代币没有价值，仅用于体验测试网络。
faucet-how-2 = 钱包登录一次，随后浏览器会解一道小题，用来阻挡机器人。
faucet-how-3 = 代币通常在一分钟内到账，您无需支付任何费用。
problem-faucet_cooldown = 此钱包已领取过，请在所示时间之后再领取。
problem-faucet_network_limit = 来自您所在网络的申请过多，请稍后再试。
problem-faucet_budget_spent = 今日代币已领完，请明天再试。
problem-faucet_busy = 目前排队的申请很多，请几分钟后再试。
problem-faucet_proof_used = 该申请已提交，您的申请见下方。
problem-faucet_proof_invalid = 验证失败，请重试。
problem-faucet_proof_expired = 验证超时，请重试。
problem-faucet_closed = 此网络在这里没有水龙头。
problem-faucet_work_failed = 您的浏览器无法运行验证，请更新或换用其他浏览器。
