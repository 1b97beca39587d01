### Üst kısımdaki puanlar

rewards-points = { $points } puan
rewards-points_of = { $wallet }: { $points } puan
rewards-check_in-open = Günlük yoklama
rewards-check_in-done = Bugün yoklama yapıldı
rewards-check_in-success = Yoklama tamamlandı
