### The leaderboard

leaderboard-title = Papan peringkat
leaderboard-week = Minggu ini
leaderboard-all = Sepanjang waktu
leaderboard-empty-week = Belum ada peringkat minggu ini. Minggu dimulai hari Senin tengah malam UTC.
leaderboard-empty-all = Belum ada peringkat.
leaderboard-more = Tampilkan { $count } lagi
leaderboard-you = Anda
leaderboard-own = Peringkat Anda
leaderboard-none = Belum ada peringkat. Dapatkan poin untuk muncul di sini.
leaderboard-hidden = Dompet Anda tidak ditampilkan. Poin Anda tetap dihitung.
leaderboard-leave = Keluar dari papan peringkat
leaderboard-return = Kembali ke papan peringkat
leaderboard-problem-wallet_rejected = Anda menolak di dompet. Tidak ada yang berubah.
