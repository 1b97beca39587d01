### Faucets: test coins, the claim and its payment

faucet-description = Dapatkan { $symbol } di { $network } untuk uji coba.
faucet-failed-title = Faucet tidak dapat dimuat
faucet-failed-text = Kami akan terus mencoba. Anda juga bisa mencoba lagi sekarang.
faucet-none-title = Tidak ada faucet yang buka
faucet-none-text = Operator aplikasi ini sedang tidak membagikan koin di sini.
faucet-all = Semua faucet
faucet-amount = Anda menerima
faucet-cooldown = Sekali setiap
faucet-hours = { $count ->
       *[other] { $count } jam
    }
faucet-left = Sisa hari ini
faucet-queued = Klaim dalam antrean
faucet-status-spent = Koin hari ini sudah habis diklaim. Koin baru tersedia dalam 24 jam.
faucet-status-empty = Faucet ini kehabisan koin. Coba lagi nanti.
faucet-status-unread = Saldo faucet tidak dapat dibaca saat ini. Coba sebentar lagi.
faucet-claim = Dapatkan { $amount }
faucet-asking = Konfirmasi masuk di dompet Anda jika diminta.
faucet-working = Memeriksa bahwa Anda bukan bot. Ini butuh beberapa detik.
faucet-claims = Klaim Anda
faucet-claims-empty = Klaim dompet ini muncul di sini.
faucet-state-queued = Menunggu
faucet-state-sent = Dikirim
faucet-state-paid = Diterima
faucet-state-failed = Gagal
faucet-state-held = Ditahan
faucet-how-title = Cara kerjanya
faucet-how-1 = Koin testnet tidak bernilai. Gunakan untuk mencoba jaringan uji.
faucet-how-2 = Dompet Anda masuk sekali. Lalu browser Anda memecahkan teka-teki kecil yang menjauhkan bot.
faucet-how-3 = Koin biasanya tiba dalam satu menit. Anda tidak membayar apa pun.
problem-faucet_cooldown = Dompet ini sudah mengklaim di sini. Anda bisa mengklaim lagi setelah waktu yang tertera.
problem-faucet_network_limit = Terlalu banyak klaim dari jaringan Anda. Coba lagi nanti.
problem-faucet_budget_spent = Koin hari ini sudah habis diklaim. Coba lagi besok.
problem-faucet_busy = Sedang banyak klaim yang menunggu. Coba lagi dalam beberapa menit.
problem-faucet_proof_used = Klaim ini sudah dikirim. Klaim Anda ada di bawah.
problem-faucet_proof_invalid = Pemeriksaan gagal. Coba lagi.
problem-faucet_proof_expired = Pemeriksaan terlalu lama. Coba lagi.
problem-faucet_closed = Jaringan ini tidak punya faucet di sini.
problem-faucet_work_failed = Browser Anda tidak dapat menjalankan pemeriksaan. Perbarui atau gunakan browser lain.
