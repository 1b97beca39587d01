### Sıralama

leaderboard-title = Sıralama
leaderboard-week = Bu hafta
leaderboard-all = Tüm zamanlar
leaderboard-empty-week = Bu hafta listede henüz kimse yok. Hafta pazartesi günü UTC gece yarısında başlar.
leaderboard-empty-all = Şu anda listede kimse yok.
leaderboard-more = { $count } kişi daha göster
leaderboard-you = siz
leaderboard-own = Sıranız
leaderboard-none = Burada henüz sıranız yok: sonraki puanlarla gelir.
leaderboard-hidden = Cüzdanınız listede görünmüyor. Puanlarınız eskisi gibi sayılır.
leaderboard-leave = Sıralamadan çık
leaderboard-return = Sıralamaya dön
leaderboard-problem-wallet_rejected = Cüzdanınızda reddettiniz. Hiçbir şey değişmedi.
