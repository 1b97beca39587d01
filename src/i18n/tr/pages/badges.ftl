badge-none-title = Burada rozet yok
badge-none-text = Bu rozet burada sunulmuyor.
badge-failed = Rozet yüklenemedi
badge-hidden-title = Burada kullanılamıyor
badge-hidden-text = Bu rozeti mint etmek için web uygulamasını açın.
badge-network = { $network } ağında mint edilir
badge-tasks = Görevler
badge-progress = { $done }/{ $of }
badge-progress-loading = İlerlemeniz yükleniyor…
badge-progress-failed = İlerlemeniz yüklenemedi.
badge-task-done = Tamamlandı
badge-task-bridges =
    { $count ->
        [one] { $number } transfer yapın
       *[other] { $number } transfer yapın
    }
badge-task-check_ins =
    { $count ->
        [one] { $number } gün check-in yapın
       *[other] { $number } gün check-in yapın
    }
badge-task-points =
    { $count ->
        [one] { $number } puan kazanın
       *[other] { $number } puan kazanın
    }
badge-task-campaign = “{ $name }” kampanyasını tamamlayın
badge-task-campaign_unnamed = Bir kampanyayı tamamlayın
badge-go-bridge = Köprü
badge-go-points = Puanlar
badge-connect-evm = Rozetler bir EVM cüzdanıyla mint edilir.
badge-not-started = Mint { $day } tarihinde açılıyor.
badge-ended = Mint sona erdi.
badge-unavailable = Mint henüz açılmadı.
badge-tasks-left = Rozeti mint etmek için tüm görevleri tamamlayın.
badge-mint = Rozeti mint et
badge-gas = { $network } ağ ücreti dışında ücretsiz.
badge-authorizing = Görevleriniz kontrol ediliyor…
badge-asking = Cüzdanınızda onaylayın
badge-confirming = { $network } ağında onay bekleniyor…
badge-minted = Bu rozete sahipsiniz
badge-share = X’te paylaş
badge-post = { $name } kazandım.
badge-transaction = İşlemi gör
problem-badge_not_earned = Tüm görevler henüz tamamlanmadı.
problem-badge_closed = Bu rozet şu anda mint edilemiyor.
problem-badge_unavailable = Mint henüz açılmadı.
problem-badge_minted = Bu cüzdanda rozet zaten var.
problem-badge_changed = Rozet değişti. Sayfayı yenileyin.
problem-badge_mint_failed = Ağ işlemi reddetti. Yeniden deneyebilirsiniz.
problem-badge_wallet_unsupported = Rozetler bir EVM cüzdanıyla mint edilir.
badge-other-account = Cüzdanınız başka bir hesaba geçti. Geri dönüp yeniden deneyin.
badge-slow = Bu, normalden uzun sürüyor. Cüzdanınız işlemi iptal ettiyse beklemeyi bırakıp yeniden mint edin: bir rozet yalnızca bir kez mint edilebilir.
