### Sıralama

leaderboard-title = Sıralama
leaderboard-week = Bu hafta
leaderboard-all = Tüm zamanlar
leaderboard-empty-week = Bu hafta henüz sıralama yok. Haftalar pazartesi UTC gece yarısında başlar.
leaderboard-empty-all = Henüz sıralama yok.
leaderboard-more = { $count } kişi daha göster
leaderboard-you = siz
leaderboard-own = Sıranız
leaderboard-none = Henüz sıralamada değilsiniz. Görünmek için puan kazanın.
leaderboard-hidden = Cüzdanınız listede değil. Puanlarınız yine sayılır.
leaderboard-leave = Sıralamadan çık
leaderboard-return = Sıralamaya dön
leaderboard-problem-wallet_rejected = Cüzdanınızda reddettiniz. Hiçbir şey değişmedi.
