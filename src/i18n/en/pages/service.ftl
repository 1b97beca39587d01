### Status of the service, and figures of providers and routes

service-ok = No known problems right now.
service-delayed = Transfers through { $names } are taking longer than quoted.
service-paused = Payouts are paused on { $names }.
service-unreachable = { $names } can’t be reached right now, so transfers may take longer.
service-failing = Test transfers are failing or late: { $names }.
service-find = Waiting for a transfer? Look it up to see its current step.
service-as_of = As of { $time }
service-networks = Networks
service-network-ok = Working
service-network-paused = Payouts paused
service-network-unreachable = Unreachable
service-networks-ok =
    { $count ->
        [one] 1 network is working
       *[other] { $count } networks are working
    }
service-checks = Test transfers
service-checks-about = We send small transfers ourselves to check these routes. They don’t count in the figures below.
service-check-ok = Arrived
service-check-failed = Failed
service-check-overdue = Late
service-checked = Last checked { $time } ago
service-check-share = { $arrived } of { $count } arrived in 7 days
service-routes = Providers and routes
service-about = Measured on transfers made here. A transfer counts as arrived only if we saw its payout on the destination network; refunded and overdue ones count against the provider. Time runs from deposit to payout.
service-days = Last { $count } days
service-empty-title = No figures yet
service-empty-text = They appear once transfers have been made here.
service-route = Route
service-route-text = { $from } to { $to }
service-transfers = Transfers
service-arrived = Arrived
service-time = Time, median
service-shortfall = Below the quote, median
service-within = 95% within { $value }
service-late = Late
service-refunded = Refunded
service-unknown = No data yet
service-sample-under_5 = Fewer than 5 transfers
service-sample-under_10 = Fewer than 10 transfers
service-sample-few_senders = Too few senders to show figures
service-few =
    { $count ->
        [one] 1 route with too few transfers
       *[other] { $count } routes with too few transfers
    }
service-reported = Reported by the provider only, not counted: { $count }
service-failed-title = Status unavailable
service-failed-text = We couldn’t load the current figures. Transfers in progress aren’t affected.
