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
portfolio-uncounted =
    { $count ->
        [one] 1 gizli varlık toplama dahil değil.
       *[other] { $count } gizli varlık toplama dahil değil.
    }
portfolio-uncounted-show = Göster
portfolio-unread =
    { $count ->
        [one] İçe aktarılan 1 tokenin bakiyesi şu anda okunamıyor.
       *[other] İçe aktarılan { $count } tokenin bakiyesi şu anda okunamıyor.
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
portfolio-hidden = Gizlenenleri göster ({ $count })
portfolio-imported = İçe aktarılan token
portfolio-misleading = Dolandırıcılık olabilir
portfolio-mark-same_symbol = Adı, listedeki bir tokenin adını taklit ediyor.
portfolio-mark-lure = Adı bir siteye yönlendiriyor ya da ödül vaat ediyor. Takip etmeyin.
portfolio-mark-mixed_letters = Adı, başka bir tokeni taklit etmek için farklı alfabelerden harfler kullanıyor.
portfolio-more = { $count } tane daha göster
portfolio-pin = Başa sabitle
portfolio-unpin = Sabitlemeyi kaldır
portfolio-hide = Gizle
portfolio-show = Yeniden göster
portfolio-remove = Varlıklardan çıkar
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
portfolio-export-about = Tablolar ve vergi araçları için CSV dosyaları. Değerler her transferin ya da takasın anına aittir; bilinmeyen değer boş kalır.
portfolio-export-balances = Bakiyeler
portfolio-export-history = Geçmiş
portfolio-export-years = Yıllık özet
portfolio-export-assets = Varlığa göre toplamlar
portfolio-export-failed = Dosya oluşturulamadı. Yeniden deneyin.
portfolio-export-scope = Geçmiş ve özetler { $address } adresini kapsar. Cüzdanınız önce giriş yapmanızı isteyebilir.
portfolio-export-scope_telegram = Dosyalar Telegram hesabınıza bağlı cüzdanları kapsar.
portfolio-export-connect = Geçmişini dışa aktarmak için bir cüzdan bağlayın.
portfolio-export-ready = Dosyanız hazır.
portfolio-export-save = { $file } dosyasını kaydet
portfolio-years-open = Özeti göster
portfolio-years-none = Henüz transfer ya da takas yok.
portfolio-years-failed = Özet yüklenemedi. Yeniden deneyin.
portfolio-years-transfers = Transferler
portfolio-years-swaps = Takaslar
portfolio-years-fees = Ücretler
portfolio-years-gas = Ağ ücretleri
portfolio-years-networks = Ağlar
portfolio-years-points = Kazanılan puanlar
portfolio-years-unpriced =
    { $count ->
        [one] { $count } tanesinin değeri bilinmiyor
       *[other] { $count } tanesinin değeri bilinmiyor
    }
portfolio-years-unknown =
    { $count ->
        [one] { $count } işlem için bilinmiyor
       *[other] { $count } işlem için bilinmiyor
    }
approvals-title = Token onayları
approvals-about = Cüzdanınızdan token harcayabilen akıllı sözleşmeler. Kullanmadıklarınızın onayını kaldırın.
approvals-checking =
    { $count ->
        [one] 1 ağ kontrol ediliyor…
       *[other] { $count } ağ kontrol ediliyor…
    }
approvals-none = Açık onay bulunamadı.
approvals-degraded =
    { $count ->
        [one] { $networks } yanıt vermiyor, bu yüzden onayları burada yok. Denemeye devam ediyoruz.
       *[other] { $networks } yanıt vermiyor, bu yüzden onayları burada yok. Denemeye devam ediyoruz.
    }
approvals-unlimited = Sınırsız
approvals-at-risk = { $usd } risk altında
approvals-escrow = Köprünün emanet sözleşmesi
approvals-unknown = Bilinmeyen akıllı sözleşme
approvals-unlisted = Listede olmayan token
approvals-permit2 = Uygulamalar bu tokeni Permit2 üzerinden harcayabilir. Onayı kaldırmak bunu da sona erdirir.
approvals-inside = Permit2 içinde, bitiş: { $when }
approvals-inside-endless = Permit2 içinde, bitiş tarihi yok
approvals-revoke = Onayı kaldır
approvals-revoke-of = Onayı kaldır: { $network } ağında { $spender } için { $symbol }
approvals-asking = Cüzdanınızda onaylayın
approvals-confirming = { $network } ağında onay bekleniyor…
approvals-done = Kaldırıldı
approvals-revoked = { $network } ağında { $spender } için { $symbol } onayı kaldırıldı.
approvals-still-open = İşlem gerçekleşti ama onay hâlâ açık.
approvals-other-account = Cüzdanınız başka bir hesaba geçti. Önceki hesaba dönüp yeniden deneyin.
approvals-scope = Bu cüzdanın varlık tuttuğu ağları kapsar.
approvals-scope-all = Portföyünüzdeki tüm ağları kapsar.
approvals-others =
    { $count ->
        [one] 1 ağı daha kontrol et
       *[other] { $count } ağı daha kontrol et
    }
approvals-searched = Daha eski onaylar eksik olabilir. Kontrol edilen en eski bloklar: { $networks }.
found-title = Diğer tokenler
found-about = Adreslerinizde listemizde olmayan tokenler bulunabilir. Size herkes token gönderebilir; yalnızca bildiklerinizi ekleyin.
found-search = Token ara
found-searching =
    { $count ->
        [one] 1 ağda aranıyor…
       *[other] { $count } ağda aranıyor…
    }
found-none = Başka token bulunamadı.
found-degraded =
    { $count ->
        [one] { $networks } yanıt vermiyor, bu yüzden tokenleri burada yok. Denemeye devam ediyoruz.
       *[other] { $networks } yanıt vermiyor, bu yüzden tokenleri burada yok. Denemeye devam ediyoruz.
    }
found-add = Ekle
found-add-of = { $network } ağında { $symbol } ekle
found-added = { $network } ağında { $symbol } varlıklarınıza eklendi.
found-searched = Daha önce gelen tokenler eksik olabilir. Kontrol edilen en eski bloklar: { $networks }.
found-scope = Portföyünüzdeki ağları kapsar. Önce adreslerinizin varlık tuttuğu ağlar aranır.
found-left-out = Çok fazla ağ olduğu için aranmadı: { $networks }.
found-more =
    { $count ->
        [one] 1 ağ daha
       *[other] { $count } ağ daha
    }
found-whole = Blok gezginiyle tamamı arandı: { $networks }.
found-cut = { $networks }: çok fazla olduğu için tüm tokenler listelenmedi.
found-added-hidden = { $network } ağında { $symbol } gizli varlıklarınıza eklendi.
