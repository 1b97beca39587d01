### The bot's profile before the first message. Telegram allows 512 and 120 characters, without markup.

bot-profile-description =
    Transfer aset antarjaringan dengan Causeway. Di jaringan EVM, deposit tetap di kontrak escrow sampai pembayaran terbukti.

    Tekan Mulai untuk membuka aplikasi, melacak transfer, dan mendapat pengingat check-in harian. Kami tidak akan pernah meminta frasa pemulihan Anda.
bot-profile-short = Transfer aset antarjaringan. Transfer, poin, dan check-in harian dalam satu aplikasi.
