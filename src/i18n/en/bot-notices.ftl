### Messages that the bot sends on its own. They are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Your daily check-in is ready.</b> Check in to keep your streak.
bot-reminder-no_wallet = <b>Your daily check-in is ready.</b> Link a wallet in the app to start your streak.
bot-reminder-open = Check in
bot-reminder-later = { $hours ->
        [one] In { $hours } hour
       *[other] In { $hours } hours
    }
bot-reminder-mute = Mute for a week
bot-reminder-off = Turn off reminders
bot-reminder-said-later = Next reminder at { $time }.
bot-reminder-said-muted = Reminders are muted until { $day }. Use /remind to change this.
bot-reminder-said-too_late = Today’s check-in closes before then. Check in now?
bot-reminder-said-off = Reminders are off. Use /remind to turn them back on.

bot-receipt-deposit_seen = <b>Deposit detected.</b> { $amount } from { $from } is on its way to { $to }.
bot-receipt-arrived = <b>Transfer complete.</b> { $amount } arrived on { $to }.
bot-receipt-arrived_open = <b>Transfer complete.</b> Your transfer arrived on { $to }.
bot-receipt-needs_you = <b>Action required.</b> Your transfer of { $amount } wasn’t paid out in time. Open it to get a refund on { $from }.
bot-receipt-held = <b>Under review.</b> { $provider } hasn’t completed your transfer of { $amount }. Open it to see what you can do.
bot-receipt-refunded = <b>Refunded.</b> Your deposit of { $amount } was refunded on { $from }.

bot-request-paid = <b>Request paid.</b> The { $amount } that you requested arrived on { $to }.
bot-request-open = Open request

bot-deposit-created =
    <b>Deposit address.</b> Send exactly <code>{ $number }</code> { $symbol } on { $from }, once, within { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } (until { $time } UTC) to:
    <code>{ $address }</code>
    It arrives on { $to }. If your exchange deducts a fee from the amount, add it.
bot-deposit-note = A deposit that’s too small, late or sent twice is refunded.
bot-deposit-note-provider = { $provider } may refund a deposit that’s too small or late.
bot-deposit-note-escrow = If you send less, the address waits for the rest. Any excess or late deposit stays there, and you can withdraw it to your refund address.
bot-deposit-memo = Memo, required: <code>{ $memo }</code>
bot-deposit-late = <b>Time is up.</b> Don’t send { $amount } to the address anymore. If your deposit was in a block in time, it appears here; a later one is refunded on { $from }.
bot-deposit-late-provider = <b>Time is up.</b> Don’t send { $amount } to the address anymore. If your deposit was in a block in time, it appears here; { $provider } may refund a later one on { $from }.
bot-deposit-late-escrow = <b>Time is up.</b> Don’t send { $amount } to the address anymore. If your deposit was in a block in time, it appears here; a later one stays at the address, and you can withdraw it to your refund address on { $from }.
bot-deposit-expired = <b>No deposit in time.</b> Don’t send { $amount } to the address anymore. A deposit already on its way is refunded on { $from }.
bot-deposit-expired-provider = <b>No deposit in time.</b> Don’t send { $amount } to the address anymore. { $provider } may refund a deposit already on its way on { $from }.
bot-deposit-expired-escrow = <b>No deposit in time.</b> Don’t send { $amount } to the address anymore. A deposit already on its way stays at the address, and you can withdraw it to your refund address on { $from }.
bot-deposit-seen = <b>Deposit detected.</b> Your deposit on { $from } is waiting for confirmations.
bot-deposit-confirmed = <b>Deposit confirmed.</b> If it matches the transfer, it’s paid out on { $to } next; otherwise it’s refunded on { $from }.
bot-deposit-paying = <b>Payout in progress.</b> Your transfer is being paid out on { $to }.
bot-deposit-refunding = <b>Refund in progress.</b> Your deposit is being refunded on { $from }.
bot-deposit-refunded = <b>Refunded.</b> Your deposit was refunded on { $from }.
bot-deposit-held = <b>Under review.</b> Your deposit on { $from } is safe. We’ll pay it out or refund it.

bot-receipts-turn_on = Turn on transfer messages
bot-receipts-turn_off = Turn off transfer messages
bot-receipts-on = Transfer messages are on. You’ll hear about deposits, arrivals, refunds and required actions.
bot-receipts-off = Transfer messages are off. Use /status to turn them back on.

bot-moved-wallet = <b>Wallet moved.</b> { $wallet } was linked to another Telegram account with a new signature. If this wasn’t you, someone else has access to this wallet: move your funds to a new one.
bot-moved-wallet_list = My wallets
