### Yang dilihat orang tentang bot sebelum mengirim pesan. Telegram menerima 512 dan 120 karakter, tanpa markup.

bot-profile-description =
    Causeway memindahkan aset Anda antarjaringan, dan aset itu tetap milik Anda: di jaringan EVM, deposit menunggu dalam kontrak sampai pembayaran terbukti.

    Tekan Mulai untuk membuka aplikasi, memantau transfer, dan diingatkan check-in harian. Kami tidak pernah meminta frasa pemulihan Anda.
bot-profile-short = Pindahkan aset Anda antarjaringan. Transfer, poin, dan check-in harian dalam satu aplikasi.
