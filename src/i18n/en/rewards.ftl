### Points and the daily check-in

rewards-points = { $points } pts
rewards-points_of = { $wallet }: { $points } pts

rewards-check_in-title = Daily check-in
rewards-check_in-open = Daily check-in
rewards-check_in-action = Check in
rewards-check_in-done = Checked in today
rewards-check_in-connect = Connect a wallet for { $network }
rewards-check_in-other_wallet = Your wallet can’t check in on { $network }. Connect one for { $network } too; the other stays connected.
rewards-check_in-success = Check in success
rewards-check_in-network = Network
rewards-check_in-networks_unknown = The networks could not be loaded. Nobody can check in without them.
rewards-check_in-of = Check-in of { $wallet }
rewards-check_in-worth =
    { $points ->
        [one] A check-in earns { $points } point a day, { $bridged } on a day with a bridge.
       *[other] A check-in earns { $points } points a day, { $bridged } on a day with a bridge.
    }
rewards-check_in-rows = Days in a row earn more: { $days }. A row begins anew each Monday (UTC).
rewards-check_in-row =
    { $points ->
        [one] { $points } point more on day { $day }
       *[other] { $points } points more on day { $day }
    }
rewards-check_in-double = Twice the points now: { $points } for a check-in, { $bridged } on a day with a bridge.

rewards-check_in-calendar = Your check-ins
rewards-check_in-previous = Previous month
rewards-check_in-next = Next month
rewards-check_in-unknown = Your check-ins could not be loaded.
rewards-check_in-today = { $day }, today: check in
rewards-check_in-checked = { $day }: checked in, { $points } points. Opens the transaction
rewards-check_in-counted = { $day }: checked in, { $points } points
rewards-check_in-dot = A day without a check-in
rewards-check_in-not = { $day }: no check-in

rewards-check_in-next_in = Next check-in in { $left }
rewards-check_in-left = Today ends in { $left } (UTC)
rewards-check_in-looking = Looking whether you have checked in already
rewards-check_in-switching = Switch to { $network } in your wallet
rewards-check_in-signing = Confirm in your wallet
rewards-check_in-landing = On its way on { $network }
rewards-check_in-counting = Your points are being counted

rewards-problem-check_in_waiting = The network is slow. Your check-in counts by itself when you open this again.
rewards-problem-check_in_failed = The network refused this check-in. Nothing was counted; try again.
rewards-problem-check_in_day_over = This check-in was for a day that is over (UTC), and the network refused it. Nothing was counted. Check in for today.
rewards-problem-check_in_unsure = The server could not be asked whether you have checked in today, so nothing was signed.
rewards-problem-check_in_repeated = Repeat check-in
rewards-problem-check_in_not_found = This transaction is no check-in of its day. Check in again.
rewards-problem-check_in_untraced = This wallet has already checked in today on this network, but the transaction could not be found. Do not sign again: the network would refuse it.
rewards-problem-check_in_of_another = This check-in belongs to another wallet.
rewards-problem-check_in_too_old = This check-in came too late to count.
rewards-problem-check_in_unsupported = There is no check-in on this network.
rewards-problem-check_in_call_stale = The clock of your device is off by minutes. Set it and try again.
rewards-problem-check_in_call_repeated = This was sent twice. Try again.
rewards-problem-wallet_wrong_network = Your wallet is on another network. Try again.
rewards-problem-wallet_mismatch = Your wallet is on another account. Switch back to it.
