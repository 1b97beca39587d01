### The leaderboard

leaderboard-title = Papan peringkat
leaderboard-week = Minggu ini
leaderboard-all = Sepanjang waktu
leaderboard-empty-week = Belum ada yang tercantum minggu ini. Minggu dimulai hari Senin tengah malam UTC.
leaderboard-empty-all = Saat ini belum ada yang tercantum.
leaderboard-more = Tampilkan { $count } lagi
leaderboard-you = Anda
leaderboard-own = Peringkat Anda
leaderboard-none = Anda belum punya peringkat: poin berikutnya akan membawanya.
leaderboard-hidden = Dompet Anda tidak dicantumkan. Poin Anda tetap dihitung seperti sebelumnya.
leaderboard-leave = Keluar dari papan peringkat
leaderboard-return = Kembali ke papan peringkat
leaderboard-problem-wallet_rejected = Anda menolak di dompet. Tidak ada yang berubah.
