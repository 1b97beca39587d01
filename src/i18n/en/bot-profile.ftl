### The bot's profile before the first message. Telegram allows 512 and 120 characters, without markup.

bot-profile-description =
    Bridge assets across chains with Causeway. On EVM networks, deposits stay in an escrow contract until the payout is proven.

    Press Start to open the app, track your transfers and get daily check-in reminders. We will never ask for your recovery phrase.
bot-profile-short = Bridge assets across chains. Transfers, points and daily check-ins in one app.
