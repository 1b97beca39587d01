### Points and the daily check-in

rewards-check_in-title = Daily check-in
rewards-check_in-action = Check in
rewards-check_in-connect = Connect a wallet for { $network }
rewards-check_in-other_wallet = Your wallet can’t check in on { $network }. Connect one for { $network }: that wallet gets the points.
rewards-check_in-network = Network
rewards-check_in-networks_unknown = Couldn’t load networks. Check-in isn’t available until they load.
rewards-check_in-of = Check-in for { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] Earn { $points } point a day, or { $bridged } on a day with a bridge.
       *[other] Earn { $points } points a day, or { $bridged } on a day with a bridge.
    }
rewards-check_in-rows = Streaks earn more: { $days }. They reset every Monday (UTC).
rewards-check_in-row =
    { $points ->
        [one] +{ $points } point on day { $day }
       *[other] +{ $points } points on day { $day }
    }
rewards-check_in-double = Double points: { $points } for a check-in, or { $bridged } on a day with a bridge.

rewards-check_in-calendar = Your check-ins
rewards-check_in-previous = Previous month
rewards-check_in-next = Next month
rewards-check_in-unknown = Couldn’t load your check-ins.
rewards-check_in-today = { $day }, today: check in
rewards-check_in-checked = { $day }: checked in, { $points } points. Opens the transaction
rewards-check_in-counted = { $day }: checked in, { $points } points
rewards-check_in-dot = A day without a check-in
rewards-check_in-not = { $day }: no check-in

rewards-check_in-next_in = Next check-in in { $left }
rewards-check_in-left = Today ends in { $left } (UTC)
rewards-check_in-looking = Checking today’s status…
rewards-check_in-switching = Switch to { $network } in your wallet
rewards-check_in-signing = Confirm in your wallet
rewards-check_in-landing = Confirming on { $network }…
rewards-check_in-counting = Adding your points…

rewards-problem-check_in_waiting = The network is slow. Open this again later to finish your check-in.
rewards-problem-check_in_failed = The network rejected this check-in. Nothing was counted; try again.
rewards-problem-check_in_day_over = The day ended (UTC) before this check-in was confirmed, so it doesn’t count. Check in for today.
rewards-problem-check_in_unsure = We couldn’t verify today’s status, so nothing was signed. Try again.
rewards-problem-check_in_repeated = Repeat check-in
rewards-problem-check_in_not_found = This transaction isn’t a check-in for its day. Check in again.
rewards-problem-check_in_untraced = You’ve already checked in today on this network, but we can’t find the transaction. Don’t sign again: the network would reject it.
rewards-problem-check_in_of_another = This check-in belongs to another wallet.
rewards-problem-check_in_too_old = This check-in was submitted too late to count.
rewards-problem-check_in_unsupported = Check-in isn’t available on this network.
rewards-problem-check_in_call_stale = Your device’s clock is wrong. Correct it, then try again.
rewards-problem-check_in_call_repeated = This request was sent twice. Try again.
rewards-problem-wallet_wrong_network = Your wallet is on the wrong network. Try again.
rewards-problem-wallet_mismatch = Your wallet switched to another account. Switch back, then try again.
