### Replies of the bot. They are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = English

bot-open = Open Causeway
bot-open-order = Open transfer
bot-language-button = Language
bot-help-button = Help
bot-remind-button = Reminders
bot-button-old = This button has expired. Send the command again.
bot-unknown = Command not recognized. Available commands:

bot-command-start = Start the bot
bot-command-checkin = Today’s check-in
bot-command-points = Your points
bot-command-tasks = Ways to earn points
bot-command-invite = Invite friends
bot-command-status = Active transfers
bot-command-history = Past transfers
bot-command-export = Export balances and history
bot-command-pay = Request a payment
bot-command-wallets = Your linked wallets
bot-command-language = Language
bot-command-support = Contact support
bot-command-help = List of commands

bot-start-hello = Hello, { $name }!
bot-start-bridge = Causeway bridges your assets across chains. Get messages here when a transfer arrives or a check-in is due.
bot-start-invited = A friend invited you to Causeway. Open the app and confirm the referral before your first bridge.
bot-start-order = Open your transfer below.
bot-start-place = Open it below.
bot-start-unknown = That link is no longer valid. You can still use everything else.
bot-start-link_wallet = Link a wallet in the app to see your points and transfers here.

bot-checkin-done = <b>You’ve checked in today.</b> Come back tomorrow.
bot-checkin-todo = <b>Today’s check-in is open.</b> { $points ->
        [one] Earn { $points } point.
       *[other] Earn { $points } points.
    }
bot-checkin-week = This week, Monday to Sunday:
bot-checkin-action = Check in
bot-checkin-calendar = Open calendar

bot-points-total = <b>{ $points } points</b>, wallet { $wallet }
bot-points-bridges = Bridges: { $points }
bot-points-check_ins = Check-ins: { $points }
bot-points-friends = Referrals: { $points }
bot-points-campaigns = Campaigns: { $points }
bot-points-pool = Pool: { $points }
bot-points-none = No points yet. Bridge or check in to earn some.
bot-points-boost = Your bridges earn { $multiplier }× points.
bot-points-open = See details

bot-tasks-title = Ways to earn points
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = No tasks right now. Bridge and check in daily to earn points.
bot-tasks-more = { $count ->
        [one] 1 more task in the app.
       *[other] { $count } more tasks in the app.
    }
bot-tasks-open = Open tasks

bot-invite-title = Invite a friend to Causeway
bot-invite-description = Send your referral link to this chat
bot-invite-message = Bridge assets across chains with <b>Causeway</b> and earn points. Open it with my referral link below.
bot-invite-yours = Your referral link. Earn a share of the points from each bridge your friends make:
bot-invite-share_text = Bridge assets across chains with Causeway and earn points.
bot-invite-choose = Send to a chat
bot-invite-share = Share link
bot-invite-none = This wallet has no referral link yet. Bridge, check in or sign in to get one.
bot-invite-get = Get my link

bot-order = <b>{ $amount }</b> from { $from } to { $to }
    { $status }, { $day }
bot-status-none = No active transfers.
bot-status-open = Open { $amount }
bot-history-none = No transfers yet with this wallet.
bot-history-end = No older transfers.
bot-history-open = Open history
bot-history-older = Older
bot-history-newest = Newest
bot-export-title =
    <b>Export</b>
    { $count ->
        [one] CSV files of your linked wallet.
       *[other] CSV files of your { $count } linked wallets.
    }
bot-export-about = Choose a file. Values are from the time of each transfer or swap; an unknown value is left empty.
bot-export-button = Export to a file
bot-export-balances = Balances
bot-export-history = History
bot-export-years = Yearly summary
bot-export-assets = Totals by asset
bot-export-sent = File sent
bot-export-empty = Nothing to export yet
bot-export-limit = You’ve requested many files. Please try again in an hour.
bot-export-too_large = This file is too large for a message. Open the portfolio in the app to download it.

bot-wallets-title = Your wallets. Points and transfers are shown for the selected one:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = No wallet is linked to this Telegram account yet. Open the app, connect a wallet and sign once; it’s free and moves no funds.
bot-wallets-link = Link a wallet
bot-wallets-choose = Select { $wallet }
bot-wallets-unlink = Unlink { $wallet }
bot-wallets-ask = Unlink <code>{ $wallet }</code>? Its points and transfers stay. To link it again, you’ll need to sign with it.
bot-wallets-keep = Keep wallet
bot-wallets-unlink_now = Unlink
bot-wallets-now = { $wallet } selected
bot-wallets-unlinked = { $wallet } unlinked
bot-wallets-gone = That wallet is no longer linked

bot-language-title = Choose a language
bot-language-auto = Same as Telegram
bot-language-set = Language set to English

bot-help-title = Available commands:
bot-support = Contact support below. If it’s about a transfer, have its link ready. We will never ask for your recovery phrase.
bot-support-open = Contact support
bot-support-none = Open a transfer to see its status and next steps. We will never ask for your recovery phrase.

bot-group-hello = Causeway bridges assets across chains. Your points and transfers are shown only in a private chat.
bot-group-private = This is a group chat. Continue in private to keep your details to yourself.
bot-group-open = Continue in private

bot-inline-route = { $amount }: { $from } to { $to }
bot-inline-route_text = Send this route to the chat
bot-inline-route_message = Bridge <b>{ $amount }</b> from { $from } to { $to } with Causeway.
bot-inline-bridge = Open route

bot-problem = Something went wrong on our side. Please try again in a minute.
bot-problem-api = Can’t reach Causeway right now. Transfers in progress aren’t affected; please try again in a minute.
bot-problem-busy = We’re handling a lot of requests right now. Please try again in a minute.
bot-too_fast = Too many messages at once. Please wait a minute.

bot-command-remind = Daily reminder
bot-remind-is_off = Daily reminders are off. Turn them on to get a message when you haven’t checked in yet.
bot-remind-is_on = Daily reminder at <b>{ $time }</b> ({ $zone }), on days when you haven’t checked in yet.
bot-remind-is_muted = Muted until { $day }.
bot-remind-quiet = Quiet hours: { $from } to { $to }.
bot-remind-quiet_none = No quiet hours.
bot-remind-in_quiet = This time is within your quiet hours, so your reminder arrives when they end, at { $time }.
bot-remind-unknown = Send a time, such as <code>/remind 20:30</code>, or a time zone, such as <code>/remind Europe/Berlin</code>.
bot-remind-turn_on = Turn on
bot-remind-turn_off = Turn off
bot-remind-times = Time
bot-remind-times_title = Choose a time
bot-remind-zones = Time zone
bot-remind-zones_title = What time is it where you are? For other zones, send a name: <code>/remind Asia/Almaty</code>
bot-remind-quiets = Quiet hours
bot-remind-quiets_title = Choose your quiet hours
bot-remind-no_quiet = None
bot-remind-back = Back
bot-remind-saved = Saved

bot-pay = Create a payment link in the app and send it to the payer. They can pay from any supported network, and you both see the status.
bot-pay-unread = That request isn’t clear. Send /pay with an amount, a token and, if you like, a network, such as <code>/pay 25 USDC base</code>.
bot-pay-open = Create payment link
bot-start-pay = Open the payment request.
