### What the bot says. Messages are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = English

bot-open = Open Causeway
bot-open-order = Open the transfer
bot-language-button = Language
bot-help-button = What can you do?
bot-remind-button = Reminders
bot-button-old = This button is from an older message. Send the command again.
bot-unknown = I did not understand that. This is what I can do:

bot-command-start = Begin
bot-command-checkin = Today’s check-in
bot-command-points = Your points
bot-command-tasks = What earns points now
bot-command-invite = Invite friends
bot-command-status = Transfers on their way
bot-command-history = Earlier transfers
bot-command-wallets = Your linked wallets
bot-command-language = Language
bot-command-support = Get help from people
bot-command-help = What I can do

bot-start-hello = Hello, { $name }!
bot-start-bridge = Causeway moves your assets between networks. Here I tell you when a transfer arrives and when a check-in is due.
bot-start-invited = A friend invites you to Causeway. Open it and confirm the invitation before your first bridge.
bot-start-order = Your transfer is one tap away.
bot-start-place = This is one tap away.
bot-start-unknown = That link leads nowhere any more, but everything else is here.
bot-start-link_wallet = Link a wallet in the app, and I know whose points and transfers to show.

bot-checkin-done = <b>Checked in today.</b> Come back tomorrow.
bot-checkin-todo = <b>Today’s check-in is open.</b> { $points ->
        [one] It earns { $points } point.
       *[other] It earns { $points } points.
    }
bot-checkin-week = This week, Monday to Sunday:
bot-checkin-action = Check in
bot-checkin-calendar = See the calendar

bot-points-total = <b>{ $points } points</b>, wallet { $wallet }
bot-points-bridges = Bridges: { $points }
bot-points-check_ins = Check-ins: { $points }
bot-points-friends = Friends: { $points }
bot-points-campaigns = Campaigns: { $points }
bot-points-none = Nothing yet: the first bridge or check-in earns some.
bot-points-boost = Your bridges earn { $multiplier } times their points.
bot-points-open = See where they come from

bot-tasks-title = What earns points now
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bot-tasks-steps = { $done } of { $all } steps done
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = There is nothing to earn besides bridges and the daily check-in right now.
bot-tasks-more = { $count ->
        [one] And one more in the app.
       *[other] And { $count } more in the app.
    }
bot-tasks-open = Open the tasks

bot-invite-title = Invite a friend to Causeway
bot-invite-description = Sends your invitation into this chat
bot-invite-message = Move your assets between networks with <b>Causeway</b> and earn points for it. The button opens it with my invitation.
bot-invite-yours = Your invitation. You get a share of the points that each bridge of a friend earns:
bot-invite-share_text = Move your assets between networks with Causeway, and earn points for it.
bot-invite-choose = Send to a chat
bot-invite-share = Share the link
bot-invite-none = This wallet has no invitation yet. It gets one with its first bridge or check-in, or by signing in.
bot-invite-get = Get my link

bot-order = <b>{ $amount }</b> from { $from } to { $to }
    { $status }, { $day }
bot-status-none = Nothing is on its way right now.
bot-status-open = Open { $amount }
bot-history-none = Nothing has crossed yet with this wallet.
bot-history-end = There is nothing older.
bot-history-open = Open the history
bot-history-older = Older
bot-history-newest = Newest

bot-wallets-title = Your wallets. I show points and transfers of the chosen one:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = No wallet is linked to this Telegram account yet. Open the app, connect a wallet and sign once; that costs nothing and moves nothing.
bot-wallets-link = Link a wallet
bot-wallets-choose = Choose { $wallet }
bot-wallets-unlink = Unlink { $wallet }
bot-wallets-ask = Unlink <code>{ $wallet }</code>? Its points and transfers stay. To link it again the wallet has to sign.
bot-wallets-keep = Keep it
bot-wallets-unlink_now = Unlink
bot-wallets-now = { $wallet } is chosen
bot-wallets-unlinked = { $wallet } is unlinked
bot-wallets-gone = That wallet is not linked any more

bot-language-title = Which language shall I speak?
bot-language-auto = As Telegram does
bot-language-set = I speak English now

bot-help-title = This is what I can do:
bot-support = People who can help are here. Have the transfer at hand if it is about one. Nobody of ours ever asks for your recovery phrase.
bot-support-open = Open support
bot-support-none = Each transfer says where it is and what to do. Nobody of ours ever asks for your recovery phrase.

bot-group-hello = Causeway moves assets between networks. Everything about you stays in a private chat.
bot-group-private = Others read along here. Let us go on in private.
bot-group-open = Go on in private

bot-inline-route = { $amount }: { $from } to { $to }
bot-inline-route_text = Sends this route into the chat
bot-inline-route_message = Bridge <b>{ $amount }</b> from { $from } to { $to } with Causeway.
bot-inline-bridge = Open this bridge

bot-problem = That did not work, and it is not your fault. Please try again in a minute.
bot-problem-api = Causeway does not answer right now. Your transfers go on without it; please try again in a minute.
bot-problem-busy = Many people are asking right now. Please try again in a minute.
bot-too_fast = You’re asking faster than I can answer. Please wait a minute.

bot-command-remind = Daily reminder
bot-remind-is_off = I do not remind you of the check-in. Shall I, once a day, unless you have checked in already?
bot-remind-is_on = I remind you of the check-in at <b>{ $time }</b> ({ $zone }), unless you have checked in already.
bot-remind-is_muted = It is muted until { $day }.
bot-remind-quiet = Quiet from { $from } to { $to }.
bot-remind-quiet_none = No quiet hours.
bot-remind-in_quiet = This time lies in your quiet hours, so I write when they end, at { $time }.
bot-remind-unknown = I understand a time such as <code>/remind 20:30</code> or a time zone such as <code>/remind Europe/Berlin</code>.
bot-remind-turn_on = Remind me
bot-remind-turn_off = Turn off
bot-remind-times = Time
bot-remind-times_title = At what time?
bot-remind-zones = Time zone
bot-remind-zones_title = What time is it where you are? Others are set by name: <code>/remind Asia/Almaty</code>
bot-remind-quiets = Quiet hours
bot-remind-quiets_title = When shall I be quiet?
bot-remind-no_quiet = Never
bot-remind-back = Back
bot-remind-saved = Saved
