### Faucets: test coins, the claim and its payment

faucet-description = Denemek için { $network } ağında { $symbol } alın.
faucet-failed-title = Musluklar yüklenemiyor
faucet-failed-text = Denemeye devam edeceğiz. Şimdi de yeniden deneyebilirsiniz.
faucet-none-title = Açık musluk yok
faucet-none-text = Bu uygulamanın operatörü şu anda burada coin dağıtmıyor.
faucet-all = Tüm musluklar
faucet-amount = Alacağınız
faucet-cooldown = Bekleme süresi
faucet-hours = { $count ->
        [one] { $count } saat
       *[other] { $count } saat
    }
faucet-left = Bugün kalan
faucet-queued = Bekleyen talepler
faucet-status-spent = Bugünün coin’leri dağıtıldı. 24 saat içinde yenileri eklenecek.
faucet-status-empty = Bu muslukta coin kalmadı. Daha sonra yeniden deneyin.
faucet-status-unread = Musluğun bakiyesi şu anda okunamıyor. Birazdan yeniden deneyin.
faucet-claim = { $amount } alın
faucet-asking = Cüzdanınız sorarsa girişi onaylayın.
faucet-working = Bot olmadığınız denetleniyor. Birkaç saniye sürer.
faucet-claims = Talepleriniz
faucet-claims-empty = Bu cüzdanın talepleri burada görünür.
faucet-state-queued = Bekliyor
faucet-state-sent = Gönderildi
faucet-state-paid = Ulaştı
faucet-state-failed = Başarısız
faucet-state-held = Bekletiliyor
faucet-how-title = Nasıl çalışır
faucet-how-1 = Test ağı coin’lerinin değeri yoktur. Test ağlarını denemek için kullanın.
faucet-how-2 = Cüzdanınız bir kez giriş yapar. Ardından tarayıcınız botları uzak tutan küçük bir bulmaca çözer.
faucet-how-3 = Coin’ler genellikle bir dakika içinde ulaşır. Ücret ödemezsiniz.
problem-faucet_cooldown = Bu cüzdan buradan zaten aldı. Gösterilen süre sonunda yeniden alabilirsiniz.
problem-faucet_network_limit = Ağınızdan çok fazla talep geldi. Daha sonra yeniden deneyin.
problem-faucet_budget_spent = Bugünün coin’leri dağıtıldı. Yarın yeniden deneyin.
problem-faucet_busy = Şu anda çok sayıda talep bekliyor. Birkaç dakika sonra yeniden deneyin.
problem-faucet_proof_used = Bu talep zaten gönderildi. Talepleriniz aşağıda.
problem-faucet_proof_invalid = Denetim başarısız oldu. Yeniden deneyin.
problem-faucet_proof_expired = Denetim çok uzun sürdü. Yeniden deneyin.
problem-faucet_closed = Bu ağın burada musluğu yok.
problem-faucet_work_failed = Tarayıcınız denetimi çalıştıramıyor. Güncelleyin veya başka bir tarayıcı kullanın.
