### Cüzdan listesi ve bağlanma

wallets-connect_destination = Hedef cüzdanı bağla
wallets-chip = Cüzdanım:{ " " }
wallets-more = { $count } bağlı cüzdan daha
wallets-mine = Cüzdanım
wallets-connect = Cüzdan bağla
wallets-other = Başka bir cüzdan kullan
wallets-kind = Cüzdan türü
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = EVM dışı

wallets-back = Tüm cüzdanlar
wallets-scan = Tara
wallets-scan-title = { $wallet } kullanmak için tarayın
wallets-pairing-code = { $wallet } için QR kodu
wallets-pairing-starting = Bağlanıyor…
wallets-pairing-open = { $wallet } uygulamasını aç
wallets-pairing-copy = Bağlantıyı kopyala
wallets-pairing-install = Bu tarayıcı için { $wallet } edinin
wallets-pairing-again = Yeniden dene

wallets-open = Aç
wallets-inside-title = { $wallet } içinde açın
wallets-inside-text = { $wallet } kendi tarayıcısına sahip. Bu sayfayı orada açın: bilgileriniz aktarılır ve transferi iki yerden de izleyebilirsiniz.
wallets-inside-order = Bu transfere { $wallet } tarayıcısında devam edin. Bağlantı on dakika içinde bir kez çalışır; kimseyle paylaşmayın.
wallets-inside-code = Bu sayfayı { $wallet } içinde açan QR kodu

wallets-terms = Cüzdan bağlayarak şunu kabul edersiniz:
wallets-browser = Tarayıcı cüzdanı
wallets-install = Yükle
wallets-connecting = Cüzdanınızı kontrol edin
wallets-none = Bu tarayıcıda bu türde cüzdan bulunamadı.
wallets-load_failed = Cüzdanlar yüklenemedi.
wallets-copy = Adresi kopyala
wallets-exit = { $name } bağlantısını kes
wallets-unknown_network = { $id } numaralı ağ

connect-wallet_rejected = İsteği reddettiniz.
connect-wallet_not_found = Bu cüzdan yüklü değil veya diğer cüzdanlarla çakışıyor. Diğer cüzdanları devre dışı bırakın veya bunu yükleyin.
connect-wallet_pending_request = İstenen kaynak kullanılamıyor.
connect-relay_unreachable = WalletConnect’e şu anda ulaşılamıyor. Hiçbir şey gönderilmedi; bağlantınızı kontrol edip yeniden deneyin.
connect-missing = Hata: önce { $wallet } yükleyin.
connect-missing-bitget = Lütfen Bitget Wallet yükleyin
connect-missing-phantom = Phantom bulunamadı
connect-missing-backpack = Backpack bulunamadı

inscribe-open = Inscription gönder
inscribe-title = Inscription gönder
inscribe-note = Cüzdanınız önce inscription’ı oluşturur, sonra gönderir. Her adımın kendi ağ ücreti vardır.
inscribe-mode = Tür
inscribe-mode-brc-20 = BRC-20 transferi
inscribe-mode-inscribe = Metin
inscribe-ticker = Token kodu
inscribe-amount = Miktar
inscribe-balance = BRC-20 bakiyenizi cüzdanınız kontrol eder; bu sayfa göremez.
inscribe-text = Yazılacak metin
inscribe-to = Alıcı adresi
inscribe-start = Devam et
inscribe-content-token = { $amount } { $ticker } (BRC-20)
inscribe-content-text = Metin: { $text }
inscribe-step-make = Inscription’ı oluştur
inscribe-step-send = Alıcıya gönder
inscribe-step-done = Tamamlandı
inscribe-make = Inscription oluştur
inscribe-send = Inscription gönder
inscribe-unanswered = Cüzdanınız bu adımı onaylamadı. İki kez ödememek için yeniden denemeden önce cüzdanınızı kontrol edin.
inscribe-sent = Inscription yolda. İşlemi onaylandığında ulaşır.
inscribe-discard = Baştan başla
inscribe-another = Bir tane daha gönder
inscribe-problem-ticker = BRC-20 kodu 4 veya 5 karakterdir.
inscribe-problem-amount = Sıfırdan büyük bir miktar girin, örneğin 12.5.
inscribe-problem-text = Yazılacak metni girin, en fazla 10.000 bayt.
inscribe-problem-recipient = Cüzdanınızın ağında bir alıcı girin.
