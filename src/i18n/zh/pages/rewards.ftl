### 积分与每日签到

rewards-check_in-title = 每日签到
rewards-check_in-action = 签到
rewards-check_in-connect = 连接 { $network } 钱包
rewards-check_in-other_wallet = 你的钱包无法在 { $network } 上签到。请连接 { $network } 钱包，积分将计入该钱包。
rewards-check_in-network = 网络
rewards-check_in-networks_unknown = 无法加载网络。加载完成前无法签到。
rewards-check_in-of = { $wallet } 的签到
rewards-check_in-worth =
    { $points ->
       *[other] 每天可得 { $points } 积分，当天有跨链则得 { $bridged }。
    }
rewards-check_in-rows = 连续签到奖励更多：{ $days }。每周一（UTC）重置。
rewards-check_in-row =
    { $points ->
       *[other] 第 { $day } 天 +{ $points } 积分
    }
rewards-check_in-double = 双倍积分：签到得 { $points }，当天有跨链则得 { $bridged }。

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
rewards-check_in-looking = 正在查询今日状态…
rewards-check_in-switching = 请在钱包中切换到 { $network }
rewards-check_in-signing = 请在钱包中确认
rewards-check_in-landing = 等待 { $network } 确认…
rewards-check_in-counting = 正在添加积分…

rewards-problem-check_in_waiting = 网络较慢。请稍后再次打开，完成签到。
rewards-problem-check_in_failed = 网络拒绝了这次签到，未计入。请重试。
rewards-problem-check_in_day_over = 签到确认前当天已结束（UTC），因此未计入。请进行今日签到。
rewards-problem-check_in_unsure = 无法查询今日状态，因此没有签名。请重试。
rewards-problem-check_in_repeated = 重复签到
rewards-problem-check_in_not_found = 这笔交易不是当天的签到，请重新签到。
rewards-problem-check_in_untraced = 你今天已在此网络签到，但我们找不到那笔交易。请勿再次签名，网络会拒绝。
rewards-problem-check_in_of_another = 这次签到属于另一个钱包。
rewards-problem-check_in_too_old = 这次签到提交得太晚，无法计入。
rewards-problem-check_in_unsupported = 此网络不支持签到。
rewards-problem-check_in_call_stale = 你的设备时间不准确。请校准后重试。
rewards-problem-check_in_call_repeated = 请求被发送了两次，请重试。
rewards-problem-wallet_wrong_network = 你的钱包网络不正确，请重试。
rewards-problem-wallet_mismatch = 你的钱包切换到了其他账户。请切换回来后重试。
