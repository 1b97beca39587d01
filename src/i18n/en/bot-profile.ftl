### What people see of the bot before they write to it. Telegram takes 512 and 120 characters, without markup.

bot-profile-description =
    Causeway moves your assets between networks, and they stay yours: on EVM networks deposits wait in a contract until the payout is proven.

    Press Start to open the app, follow your transfers and be reminded of the daily check-in. Nobody of ours ever asks for your recovery phrase.
bot-profile-short = Move your assets between networks. Transfers, points and the daily check-in, in one app.
