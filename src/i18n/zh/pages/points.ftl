### 积分页面

points-phase = 积分根据第二阶段的跨链交易计算，自 2023 年 12 月 6 日之后开始。
points-phase-label = 积分计算方式
points-total = 总计
points-tile-bridge = 跨链
points-tile-quest = 任务
points-tile-referral = 邀请
points-tile-check_in = 签到
points-extra-bridge_v1 = 跨链，第一阶段
points-extra-referral_v1 = 邀请，第一阶段
points-extra-pool = 资金池
points-learn_more = 了解更多
points-failed = 无法加载你的积分。你已获得的积分不受影响。
points-coming = 另有 { $points } 积分待到账
points-coming_until = 另有 { $points } 积分待到账，{ $day } 前全部计入

points-boost-made =
    { $bridges ->
        [0] 你还没有跨链过。
       *[other] 你已跨链 { $bridges } 次。
    }
points-boost-next = 从第 { $from } 次跨链起，每次可得 { $factor }。
points-boost-top = 你已达到最高加成。
points-boost-from = 从第 { $from } 次跨链起

points-why = 积分记录
points-why-empty = 暂无积分。每笔可得积分的转账、签到和任务都会显示在这里。
points-why-more = 加载更多
points-why-pending = { $day } 到账
points-why-bridge = 第 { $number } 次跨链
points-why-boosted = { $base } 积分，{ $factor } 加成
points-why-check_in = 签到，{ $day }
points-why-bridged_day = 当天有跨链
points-why-bridged_later = 同一天跨链的额外奖励
points-why-double = 双倍积分
points-why-streak =
    { $days ->
       *[other] 连续签到 { $days } 天
    }
points-why-step =
    { $transfers ->
       *[other] { $transfers } 次跨链
    }
points-why-deployments =
    { $count ->
       *[other] 部署 { $count } 个合约
    }
points-why-extra = 完成全部步骤
points-why-share = 分享奖励
points-why-social = 社交任务
points-why-referral = 好友的跨链
points-why-referral-share = { $friend } 所得积分的 { $percent }%
points-why-pool = 资金池，{ $day }
points-why-pool-held = 全天在 { $network } 上至少有 { $amount }
points-why-granted = 运营方发放
points-why-revoked = 运营方扣除
points-why-taken_once = 更正
points-why-taken_once-text = 运营方之前已扣除这些积分
points-why-taken_back = 积分已撤回
points-why-transfer_undone = 该转账被网络撤销
points-why-check_in_undone = 该签到被网络撤销
points-why-bridge_of_day_undone = 当天的跨链被网络撤销，签到按无跨链计算
points-why-streak_changed = 之前的一次签到被撤销，连续天数因此减少
points-why-campaign_not_reached = 有转账被撤销或活动有变更，活动的这一步不再计入
points-why-social_changed = 你已取消关注或退出，或任务已重置
points-why-one_person = 好友的钱包与你的钱包关联了同一个 Telegram 账号
points-why-invitation_ended = 运营方已终止该邀请
points-why-of_friend = 好友的跨链不再计入
points-why-other = 积分

points-week = 本周
points-week-streak =
    { $days ->
       *[other] 连续签到 { $days } 天
    }
points-week-rule = 每天在 UTC 零点结束。
points-week-star = 星标表示有连续签到奖励。连续天数每周一重置。
points-week-of = { $wallet } 的签到
points-day-claimed =
    { $points ->
       *[other] { $day }：已签到，{ $points } 积分
    }
points-day-today = { $day }，今天：签到可得至少 { $points } 积分
points-day-missed = { $day }：未签到
points-day-before = { $day }：首次签到之前
points-day-coming = { $day }
points-day-special = { $day }：奖励 { $points } 积分

points-tasks = 做任务赚积分
points-task-check_in = { $points } 积分，当天有跨链则得 { $bridged }

points-earn-title = 赚取方式
points-earn-text = 连接钱包，查看并赚取更多积分。
points-earn-bridge = 跨链
points-earn-bridge-text = 到 { $top } 积分最多；到其他网络 { $other }，其他代币 { $least }
points-earn-bridge-flat = 到任意网络 { $other }，其他代币 { $least }
points-earn-check_in-text = { $points } 积分，当天跨链和连续签到另有奖励
points-earn-boost = 加成
points-earn-boost-text = 跨链越多，积分越多：从第 { $bridges } 次起 { $factor }
points-earn-up_to = 最多 { $points }

points-activities = 活动
points-theme-left = 剩余 { $days } 天 { $hours } 小时 { $minutes } 分钟
points-theme-range = { $start } – { $end }
points-activity-made = { $made } / { $asked }
points-activity-progress =
    { $asked ->
       *[other] 跨链 { $made } / { $asked } 次
    }
points-activity-steps =
    { $asked ->
       *[other] 步骤 { $made } / { $asked }
    }
points-activity-deployments =
    { $asked ->
       *[other] 已部署 { $made } / { $asked } 个合约
    }
points-activity-done = 已完成
points-activity-ended = 已结束
points-activity-step = +{ $points } PTS
points-activity-bonus = 完成全部步骤奖励 +{ $points }

points-order = +{ $points } 积分
points-order-counted = 已计入

points-panel = 提升积分
points-panel-more = 更多任务
points-panel-previous = 上一个任务
points-panel-next = 下一个任务
points-panel-all = 所有积分与任务

events-title = 活动
events-people = { $people } 人参与
events-coming = 即将开始
events-ended = 已结束：{ $count }
