### A completed campaign, and telling others about it

campaign-share-title = Kampanye selesai
campaign-share-points = +{ $points } poin
campaign-share-text = Anda mendapatkannya dari “{ $name }”.
campaign-share-more = Bagikan dan dapatkan { $points } poin lagi. Dompet mungkin meminta Anda masuk; itu gratis.
campaign-share-confirm = Konfirmasi di dompet jika diminta. Poin Anda sedang dihitung.
campaign-share-done = Dibagikan: { $points } poin lagi menjadi milik Anda.
campaign-share-to = Bagikan ke X
campaign-share-open = Bagikan, +{ $points }
campaign-share-open_of = Bagikan, +{ $points }: “{ $name }”
campaign-share-again = Transfer Lagi
campaign-share-post = Saya menyelesaikan “{ $name }” di Causeway dan mendapat { $points } poin.
campaign-share-problem-wallet_rejected = Anda menolak di dompet, jadi berbagi tidak dihitung. Poin Anda yang lain aman.
campaign-share-problem-campaign_not_completed = Transfer yang diperlukan kampanye ini dibatalkan di jaringannya, jadi berbagi saat ini tidak dihitung.
campaign-share-problem-campaign_not_running = Kampanye ini sudah ditutup, jadi berbagi tidak dihitung lagi.
