### What the bot says by itself. Messages are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Today’s check-in is open.</b> One tap, and your row of days goes on.
bot-reminder-no_wallet = <b>Today’s check-in is open.</b> Link a wallet in the app, and your first day counts.
bot-reminder-open = Check in
bot-reminder-later = { $hours ->
        [one] In { $hours } hour
       *[other] In { $hours } hours
    }
bot-reminder-mute = Quiet for a week
bot-reminder-off = No more reminders
bot-reminder-said-later = I remind you again at { $time }.
bot-reminder-said-muted = I am quiet until { $day }. /remind changes that.
bot-reminder-said-too_late = Today’s check-in closes before that. Do you have a moment now?
bot-reminder-said-off = Reminders are off. /remind turns them on again.

bot-receipt-deposit_seen = <b>Deposit seen.</b> { $amount } from { $from } is on its way to { $to }.
bot-receipt-arrived = <b>Arrived.</b> { $amount } is on { $to }.
bot-receipt-needs_you = <b>Your transfer needs you.</b> { $amount } was not paid out in time. Open the transfer and take your deposit back on { $from }.
bot-receipt-refunded = <b>Refunded.</b> Your deposit of { $amount } was sent back on { $from }.

bot-receipts-turn_on = Send me messages about transfers
bot-receipts-turn_off = Stop messages about transfers
bot-receipts-on = I write when your transfer is seen, arrives, comes back or needs you.
bot-receipts-off = I write no more about transfers. /status turns it on again.

bot-moved-wallet = <b>Wallet moved.</b> { $wallet } was linked to another Telegram account with a new signature. If that wasn’t you, someone else can sign with this wallet: move your funds to a new one.
bot-moved-wallet_list = My wallets
