### The points page

points-mine = My Points
points-phase = Points are based on bridge transactions of Phase 2, starting after 12/6/2023.
points-phase-label = What points are based on
points-total = Total
points-tile-bridge = Bridge
points-tile-quest = Quest
points-tile-referral = Referral
points-tile-check_in = Check-in
points-extra-bridge_v1 = Bridge, Phase 1
points-extra-referral_v1 = Referral, Phase 1
points-extra-pool = Pool
points-learn_more = Learn more
points-failed = Your points could not be loaded. What you have earned is safe.
points-coming = { $points } more are on their way
points-coming_until = { $points } more are on their way, all of them by { $day }

points-boost-made =
    { $bridges ->
        [0] You have not bridged yet.
        [one] You have made { $bridges } bridge.
       *[other] You have made { $bridges } bridges.
    }
points-boost-next = From bridge number { $from } on each one earns { $factor }.
points-boost-top = This is the highest boost.
points-boost-from = from bridge number { $from } on

points-why = Why did I get this?
points-why-empty = Nothing yet. Each transfer, check-in and task that earns points is listed here with its reason.
points-why-more = Show older ones
points-why-pending = Counts on { $day }
points-why-bridge = Bridge number { $number }
points-why-boosted = { $base } points with a boost of { $factor }
points-why-check_in = Check-in of { $day }
points-why-bridged_day = with a bridge that day
points-why-bridged_later = more for a bridge on the same day
points-why-double = twice the points
points-why-streak =
    { $days ->
        [one] after { $days } day in a row
       *[other] after { $days } days in a row
    }
points-why-step =
    { $transfers ->
        [one] for { $transfers } bridge
       *[other] for { $transfers } bridges
    }
points-why-extra = for every step of it
points-why-share = for sharing it
points-why-social = for the social task
points-why-referral = A friend’s bridge
points-why-referral-share = { $percent }% of the points of { $friend }
points-why-granted = Given by the operator
points-why-revoked = Taken back by the operator
points-why-taken_once = Not taken twice
points-why-taken_once-text = the operator had taken these points already
points-why-taken_back = Taken back
points-why-transfer_undone = the transfer was undone on its network
points-why-check_in_undone = the check-in was undone on its network
points-why-bridge_of_day_undone = the bridge of that day was undone, so the check-in counts without it
points-why-streak_changed = a day before it was undone, so it follows fewer days in a row
points-why-campaign_not_reached = the campaign’s step no longer counts: a transfer was undone, or the campaign was changed
points-why-social_changed = the follow or membership ended, or the task is counted anew
points-why-one_person = the friend’s wallet and yours are linked to one Telegram account
points-why-invitation_ended = the operator has ended the friend’s invitation
points-why-of_friend = a friend’s bridge no longer counts
points-why-other = Points

points-week = This week
points-week-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
points-week-rule = Days end at midnight UTC.
points-week-star = A star marks a day that pays more for the days in a row before it; a row begins anew each Monday.
points-week-of = Check-ins of { $wallet }
points-day-claimed =
    { $points ->
        [one] { $day }: checked in, { $points } point
       *[other] { $day }: checked in, { $points } points
    }
points-day-today = { $day }, today: check in for { $points } points or more
points-day-missed = { $day }: missed
points-day-before = { $day }: before your first check-in
points-day-coming = { $day }
points-day-special = { $day }: { $points } points more

points-tasks = Task to Earn
points-task-check_in = { $points } points, { $bridged } on a day with a bridge

points-earn-title = Points for what you do
points-earn-text = Connect a wallet to see its points and to earn more.
points-earn-bridge = Bridge
points-earn-bridge-text = To { $top } most, to other networks { $other }, with other tokens { $least }
points-earn-bridge-flat = To any network { $other }, with other tokens { $least }
points-earn-check_in-text = { $points } points, more on a day with a bridge and for days in a row
points-earn-boost = Boost
points-earn-boost-text = Bridge more and each one earns more: from number { $bridges } on { $factor }
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
points-activity-done = Done
points-activity-ended = Ended
points-activity-step = +{ $points } PTS
points-activity-bonus = +{ $points } bonus for all of it

points-order = +{ $points } points
points-order-counted = counted

points-panel = Boost Your Points
points-panel-more = More Quests
points-panel-previous = Previous quest
points-panel-next = Next quest
points-panel-all = All points and quests

events = Events
events-people = { $people } taking part
events-coming = Coming
events-ended = Ended: { $count }
