### Sona eren etkinlikler ve nihai sıralamaları

owls-about = Bu, sıralaması olan süreli bir etkinlikti. Aşağıdaki sonuçlar kesindir.
owls-title = Nihai sıralama
owls-rank = Sıra
owls-address = Adres
owls-score = Skor
owls-search = Adrese göre ara
owls-search-none = Bu sıralamada aramanızla eşleşen adres yok.
owls-not-listed = Cüzdanınız bu sıralamada yok.
owls-connect = Sıranızı görmek için cüzdanınızı bağlayın.
owls-none = Burada yayımlanmış sonuç yok
owls-none-text = Bu, sıralaması olan süreli bir etkinlikti. Nihai sonuçları bu sitede yayımlanmadı.
owls-next = Sırada ne var?
owls-next-text = Transferler, yoklama ve görevlerle puan kazanmaya devam edebilirsiniz.
