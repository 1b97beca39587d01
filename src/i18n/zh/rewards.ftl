### 页眉中的积分

rewards-points = { $points } 积分
rewards-points_of = { $wallet }：{ $points } 积分
rewards-check_in-open = 每日签到
rewards-check_in-done = 今日已签到
rewards-check_in-success = 签到成功
