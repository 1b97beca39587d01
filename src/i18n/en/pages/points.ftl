### The points page

points-phase = Points are based on bridge transactions of Phase 2, starting after 12/6/2023.
points-phase-label = How points are calculated
points-total = Total
points-tile-bridge = Bridge
points-tile-quest = Quest
points-tile-referral = Referral
points-tile-check_in = Check-in
points-extra-bridge_v1 = Bridge, Phase 1
points-extra-referral_v1 = Referral, Phase 1
points-extra-pool = Pool
points-learn_more = Learn more
points-failed = Couldn’t load your points. What you’ve earned is safe.
points-coming = { $points } more points pending
points-coming_until = { $points } more points pending, all credited by { $day }

points-boost-made =
    { $bridges ->
        [0] You haven’t bridged yet.
        [one] You’ve made { $bridges } bridge.
       *[other] You’ve made { $bridges } bridges.
    }
points-boost-next = From bridge { $from } on, each one earns { $factor }.
points-boost-top = You’re at the highest boost.
points-boost-from = from bridge { $from }

points-why = Points history
points-why-empty = No points yet. Each transfer, check-in and task that earns points appears here.
points-why-more = Load more
points-why-pending = Pending until { $day }
points-why-bridge = Bridge { $number }
points-why-boosted = { $base } points with a { $factor } boost
points-why-check_in = Check-in, { $day }
points-why-bridged_day = with a bridge that day
points-why-bridged_later = bonus for a bridge on the same day
points-why-double = double points
points-why-streak = { $days }-day streak
points-why-step =
    { $transfers ->
        [one] for { $transfers } bridge
       *[other] for { $transfers } bridges
    }
points-why-deployments =
    { $count ->
        [one] for { $count } deployed contract
       *[other] for { $count } deployed contracts
    }
points-why-extra = for completing every step
points-why-share = for sharing it
points-why-social = for the social task
points-why-referral = A friend’s bridge
points-why-referral-share = { $percent }% of the points earned by { $friend }
points-why-pool = Pool, { $day }
points-why-pool-held = at least { $amount } on { $network } all day
points-why-granted = Added by the operator
points-why-revoked = Removed by the operator
points-why-taken_once = Correction
points-why-taken_once-text = the operator had already removed these points
points-why-taken_back = Points reversed
points-why-transfer_undone = the network reversed the transfer
points-why-check_in_undone = the network reversed the check-in
points-why-bridge_of_day_undone = the network reversed that day’s bridge, so the check-in counts without it
points-why-streak_changed = an earlier check-in was reversed, so the streak is shorter
points-why-campaign_not_reached = this campaign step no longer counts because a transfer was reversed or the campaign changed
points-why-social_changed = you unfollowed or left, or the task was reset
points-why-one_person = your friend’s wallet and yours are linked to the same Telegram account
points-why-invitation_ended = the operator ended the referral
points-why-of_friend = a friend’s bridge no longer counts
points-why-other = Points

points-week = This week
points-week-streak = { $days }-day streak
points-week-rule = Days end at midnight UTC.
points-week-star = A star marks a streak bonus. Streaks reset every Monday.
points-week-of = Check-ins for { $wallet }
points-day-claimed =
    { $points ->
        [one] { $day }: checked in, { $points } point
       *[other] { $day }: checked in, { $points } points
    }
points-day-today = { $day }, today: check in for { $points } points or more
points-day-missed = { $day }: missed
points-day-before = { $day }: before your first check-in
points-day-coming = { $day }
points-day-special = { $day }: { $points } bonus points

points-tasks = Task to Earn
points-task-check_in = { $points } points, or { $bridged } on a day with a bridge

points-earn-title = Ways to earn
points-earn-text = Connect a wallet to see your points and earn more.
points-earn-bridge = Bridge
points-earn-bridge-text = Most points to { $top }; { $other } to other networks, { $least } for other tokens
points-earn-bridge-flat = { $other } to any network, { $least } for other tokens
points-earn-check_in-text = { $points } points, plus bonuses for bridging that day and for streaks
points-earn-boost = Boost
points-earn-boost-text = Bridge more to earn more: { $factor } from bridge { $bridges }
points-earn-up_to = up to { $points }

points-activities = Campaigns
points-theme-left = { $days } d { $hours } h { $minutes } min left
points-theme-range = { $start } – { $end }
points-activity-made = { $made } of { $asked }
points-activity-progress =
    { $asked ->
        [one] { $made } of { $asked } bridge
       *[other] { $made } of { $asked } bridges
    }
points-activity-steps =
    { $asked ->
        [one] { $made } of { $asked } step
       *[other] { $made } of { $asked } steps
    }
points-activity-deployments =
    { $asked ->
        [one] { $made } of { $asked } contract
       *[other] { $made } of { $asked } contracts
    }
points-activity-done = Done
points-activity-ended = Ended
points-activity-step = +{ $points } PTS
points-activity-bonus = +{ $points } bonus for completing all steps

points-order = +{ $points } points
points-order-counted = credited

points-panel = Boost Your Points
points-panel-more = More Quests
points-panel-previous = Previous quest
points-panel-next = Next quest
points-panel-all = All points and quests

events-title = Events
events-people = { $people } participants
events-coming = Upcoming
events-ended = Ended: { $count }
