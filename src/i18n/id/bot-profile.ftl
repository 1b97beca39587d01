### Yang dilihat orang tentang bot sebelum mengirim pesan. Telegram menerima 512 dan 120 karakter, tanpa markup.

bot-profile-description =
    Transfer aset antarjaringan dengan Causeway. Di jaringan EVM, deposit tetap di kontrak escrow sampai pembayaran terbukti.

    Tekan Mulai untuk membuka aplikasi, memantau transfer, dan diingatkan check-in harian. Kami tidak pernah meminta frasa pemulihan Anda.
bot-profile-short = Transfer aset antarjaringan. Transfer, poin, dan check-in harian dalam satu aplikasi.
