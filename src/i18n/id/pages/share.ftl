### A completed campaign and its share sheet

campaign-share-title = Kampanye selesai
campaign-share-points = +{ $points } poin
campaign-share-text = Anda mendapatkannya dari “{ $name }”.
campaign-share-more = Bagikan dan dapatkan { $points } poin lagi. Dompet mungkin meminta Anda masuk; gratis.
campaign-share-confirm = Konfirmasi di dompet jika diminta. Kami sedang menambahkan poin Anda.
campaign-share-done = Dibagikan. Anda mendapat { $points } poin lagi.
campaign-share-to = Bagikan ke X
campaign-share-open = Bagikan, +{ $points }
campaign-share-open_of = Bagikan, +{ $points }: “{ $name }”
campaign-share-again = Transfer lagi
campaign-share-post = Saya menyelesaikan “{ $name }” di Causeway dan mendapat { $points } poin.
campaign-share-problem-wallet_rejected = Anda menolak di dompet, jadi pembagian ini tidak dihitung. Poin Anda yang lain aman.
campaign-share-problem-campaign_not_completed = Jaringan membatalkan transfer dalam kampanye ini, jadi berbagi saat ini tidak dihitung.
campaign-share-problem-campaign_not_running = Kampanye ini sudah ditutup, jadi berbagi tidak dihitung lagi.
