portfolio-total = Toplam değer
portfolio-change = { $when } tarihinden beri { $change }
portfolio-unchanged = { $when } tarihinden beri değişmedi
portfolio-refresh = Yenile
portfolio-pending =
    { $count ->
        [one] 1 bakiye listesi daha okunuyor…
       *[other] { $count } bakiye listesi daha okunuyor…
    }
portfolio-degraded =
    { $count ->
        [one] { $networks } yanıt vermiyor ve toplama dahil değil. Denemeye devam ediyoruz.
       *[other] { $networks } yanıt vermiyor ve toplama dahil değil. Denemeye devam ediyoruz.
    }
portfolio-unpriced =
    { $count ->
        [one] 1 varlığın fiyatı yok, toplama dahil değil.
       *[other] { $count } varlığın fiyatı yok, toplama dahil değil.
    }
portfolio-by-asset = Varlığa göre
portfolio-by-network = Ağa göre
portfolio-other = Diğer
portfolio-assets = Varlıklar
portfolio-networks =
    { $count ->
        [one] 1 ağ
       *[other] { $count } ağ
    }
portfolio-hide-small = 1 $ altındaki bakiyeleri gizle
portfolio-small =
    { $count ->
        [one] 1 küçük bakiye gizlendi.
       *[other] { $count } küçük bakiye gizlendi.
    }
portfolio-hidden = Gizlenenler ({ $count })
portfolio-pin = Başa sabitle
portfolio-unpin = Sabitlemeyi kaldır
portfolio-hide = Gizle
portfolio-show = Yeniden göster
portfolio-bridge = Köprüle
portfolio-swap = Takas et
portfolio-addresses = Adresler
portfolio-connected = Bağlı
portfolio-watched = İzleniyor
portfolio-watch = Adres izle
portfolio-watch-about = Cüzdanını bağlamadan herhangi bir adresin bakiyelerini görün. Adres yalnızca bu tarayıcıda saklanır.
portfolio-address = Adres
portfolio-watch-kind = Ağlar
portfolio-watch-add = İzle
portfolio-watch-wrong = Bu, buradaki ağların hiçbirinde geçerli bir adres değil. Kontrol edip yeniden deneyin.
portfolio-unwatch = { $address } adresini izlemeyi bırak
portfolio-unwatched = { $address } artık izlenmiyor.
portfolio-undo = Geri al
portfolio-empty-title = Tüm varlıklarınız tek ekranda
portfolio-empty-text = Bütün bakiyeleri bir arada görmek için cüzdanlarınızı bağlayın ya da bir adres izleyin.
portfolio-none-title = Henüz bakiye yok
portfolio-none-text = Bu adreslerde desteklenen varlık yok.
portfolio-failed-title = Portföy yüklenemedi
portfolio-failed-text = Sunucu yanıt vermiyor. Paranız bundan etkilenmez.
portfolio-export = Dışa aktar
portfolio-export-about = Tablolar ve vergi araçları için CSV dosyaları. Yıllık toplamlar tamamlanan transferleri kapsar, takasları kapsamaz.
portfolio-export-balances = Bakiyeler
portfolio-export-transfers = Transferler
portfolio-export-years = Yıllık toplamlar
portfolio-export-failed = Dosya oluşturulamadı. Yeniden deneyin.
