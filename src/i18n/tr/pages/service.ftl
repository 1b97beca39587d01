### Hizmetin durumu, sağlayıcı ve rota verileri

service-ok = Şu anda bilinen bir sorun yok.
service-delayed = { $names } üzerinden transferler teklifte belirtilenden uzun sürüyor.
service-paused = Ödemeler şu ağlarda duraklatıldı: { $names }.
service-unreachable = Şu anda bağlanılamıyor: { $names }. Transferler daha uzun sürebilir.
service-failing = Deneme transferleri başarısız oluyor veya gecikiyor: { $names }.
service-find = Transfer mi bekliyorsunuz? Hangi adımda olduğunu görmek için bulun.
service-as_of = Güncelleme: { $time }
service-networks = Ağlar
service-network-ok = Çalışıyor
service-network-paused = Ödemeler duraklatıldı
service-network-unreachable = Bağlantı yok
service-networks-ok =
    { $count ->
        [one] { $count } ağ çalışıyor
       *[other] { $count } ağ çalışıyor
    }
service-checks = Deneme transferleri
service-checks-about = Bu rotaları denetlemek için küçük transferleri kendimiz göndeririz. Aşağıdaki verilerde sayılmazlar.
service-check-ok = Ulaştı
service-check-failed = Başarısız
service-check-overdue = Gecikti
service-checked = Son denetim { $time } önce
service-check-share = 7 günde { $count } transferden { $arrived } tanesi ulaştı
service-routes = Sağlayıcılar ve rotalar
service-about = Burada yapılan transferlerle ölçülür. Bir transfer, ancak ödemesini hedef ağda gördüysek ulaşmış sayılır; iadeler ve gecikenler sağlayıcının aleyhine sayılır. Süre, yatırmadan ödemeye kadardır.
service-days = Son { $count } gün
service-empty-title = Henüz veri yok
service-empty-text = Burada transfer yapıldıkça görünür.
service-route = Rota
service-route-text = { $from } → { $to }
service-transfers = Transferler
service-arrived = Ulaşan
service-time = Süre, medyan
service-shortfall = Teklifin altında, medyan
service-within = %95’i en çok { $value }
service-late = Geciken
service-refunded = İade edilen
service-unknown = Henüz veri yok
service-sample-under_5 = 5’ten az transfer
service-sample-under_10 = 10’dan az transfer
service-sample-few_senders = Veri göstermek için çok az gönderen
service-few =
    { $count ->
        [one] Az transferli { $count } rota
       *[other] Az transferli { $count } rota
    }
service-reported = Yalnızca sağlayıcının bildirdiği, sayılmayan: { $count }
service-failed-title = Durum alınamadı
service-failed-text = Güncel veriler yüklenemedi. Süren transferler etkilenmez.
