### 积分与每日签到

rewards-points = { $points } 积分
rewards-points_of = { $wallet }：{ $points } 积分

rewards-check_in-title = 每日签到
rewards-check_in-open = 每日签到
rewards-check_in-action = 签到
rewards-check_in-done = 今日已签到
rewards-check_in-connect = 连接 { $network } 钱包
rewards-check_in-other_wallet = 您的钱包无法在 { $network } 上签到。请再连接一个 { $network } 钱包，原钱包会保持连接。
rewards-check_in-success = 签到成功
rewards-check_in-network = 网络
rewards-check_in-networks_unknown = 无法加载网络，因此无法签到。
rewards-check_in-of = { $wallet } 的签到
rewards-check_in-worth =
    { $points ->
       *[other] 每天签到可得 { $points } 积分，当天有跨链则为 { $bridged }。
    }
rewards-check_in-rows = 连续签到奖励更多：{ $days }。连续天数每周一（UTC）重新计算。
rewards-check_in-row =
    { $points ->
       *[other] 第 { $day } 天多得 { $points } 积分
    }
rewards-check_in-double = 现在双倍积分：签到 { $points }，当天有跨链则为 { $bridged }。

rewards-check_in-calendar = 你的签到
rewards-check_in-previous = 上个月
rewards-check_in-next = 下个月
rewards-check_in-unknown = 无法加载你的签到记录。
rewards-check_in-today = { $day }，今天：签到
rewards-check_in-checked = { $day }：已签到，{ $points } 积分。打开交易
rewards-check_in-counted = { $day }：已签到，{ $points } 积分
rewards-check_in-dot = 未签到的日子
rewards-check_in-not = { $day }：未签到

rewards-check_in-next_in = 距下次签到 { $left }
rewards-check_in-left = 今天还剩 { $left }（UTC）
rewards-check_in-looking = 正在查看你是否已签到
rewards-check_in-switching = 请在钱包中切换到 { $network }
rewards-check_in-signing = 请在钱包中确认
rewards-check_in-landing = 正在 { $network } 上处理
rewards-check_in-counting = 正在计算积分

rewards-problem-check_in_waiting = 网络较慢。再次打开此页面时，签到会自动计入。
rewards-problem-check_in_failed = 网络拒绝了这次签到，未计入。请再试一次。
rewards-problem-check_in_day_over = 这次签到对应的日期已经结束（UTC），网络拒绝了它，未计入。请为今天签到。
rewards-problem-check_in_unsure = 无法向服务器确认你今天是否已签到，因此没有签名。
rewards-problem-check_in_repeated = 重复签到
rewards-problem-check_in_not_found = 这笔交易不是当天的签到，请重新签到。
rewards-problem-check_in_untraced = 此钱包今天已在该网络签到，但找不到那笔交易。请不要再次签名，网络会拒绝。
rewards-problem-check_in_of_another = 这次签到属于另一个钱包。
rewards-problem-check_in_too_old = 这次签到来得太晚，无法计入。
rewards-problem-check_in_unsupported = 此网络不支持签到。
rewards-problem-check_in_call_stale = 你设备的时间有几分钟误差。请校准后再试。
rewards-problem-check_in_call_repeated = 请求被发送了两次，请再试一次。
rewards-problem-wallet_wrong_network = 你的钱包在其他网络上，请再试一次。
rewards-problem-wallet_mismatch = 你的钱包切换到了其他账户，请切换回来。
