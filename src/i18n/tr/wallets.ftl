### Cüzdan listesi ve bağlanma

wallets-connect_destination = Hedef için cüzdan bağla
wallets-chip = Cüzdanım:{ " " }
wallets-mine = Cüzdanım
wallets-connect = Cüzdan bağla
wallets-other = Başka bir cüzdan kullan
wallets-kind = Cüzdan türü
wallets-tab-evm = EVM
wallets-tab-solana = Solana
wallets-tab-non_evm = EVM dışı
wallets-group-evm = EVM cüzdanları
wallets-group-solana = Solana
wallets-group-solana_eclipse_soon = Solana/Eclipse/Soon
wallets-group-fuel = Fuel
wallets-group-starknet = StarkNet
wallets-group-benfen = BenFen
wallets-group-bitcoin = Bitcoin
wallets-group-ton = TON

wallets-back = Tüm cüzdanlar
wallets-scan = Tara
wallets-scan-title = { $wallet } kullanmak için tarayın
wallets-pairing-code = { $wallet } kamerası için kod
wallets-pairing-starting = Bağlantı kuruluyor
wallets-pairing-open = { $wallet } uygulamasını aç
wallets-pairing-copy = Bağlantıyı kopyala
wallets-pairing-install = Bu tarayıcı için { $wallet } edinin
wallets-pairing-again = Yeniden dene

wallets-open = Aç
wallets-inside-title = { $wallet } içinde açın
wallets-inside-text = { $wallet } kendi tarayıcısında çalışır. Bu sayfayı orada açın: doldurduklarınız birlikte gelir, transfer de bağlantısından iki tarafta da izlenir.
wallets-inside-order = { $wallet } kendi tarayıcısında çalışır. Bu transfere orada devam edin ve iki taraftan da izleyin. Bağlantı yalnızca bir kez, on dakika boyunca geçerlidir: kimseye göstermeyin.
wallets-inside-code = Bu sayfayı { $wallet } içinde açan kod

wallets-terms = Cüzdan bağlayarak şunu kabul edersiniz:
wallets-browser = Tarayıcı cüzdanı
wallets-install = Yükle
wallets-connecting = Cüzdanınıza bakın
wallets-none = Bu tarayıcıda böyle bir cüzdan bulunamadı.
wallets-load_failed = Cüzdanlar yüklenemedi.
wallets-copy = Adresi kopyala
wallets-exit = { $name } bağlantısını kes
wallets-unknown_network = { $id } numaralı ağ

connect-wallet_rejected = İsteği reddettiniz.
connect-wallet_not_found = Bu cüzdan diğer cüzdanlarla çakışıyor olabilir veya yüklü değil. Diğer cüzdanları devre dışı bırakın veya bunu yükleyin.
connect-wallet_pending_request = İstenen kaynak kullanılamıyor.
connect-relay_unreachable = Cüzdanınızın uygulamasına giden yola şu anda ulaşılamıyor. Hiçbir şey gönderilmedi; bağlantınızı kontrol edip yeniden deneyin.
connect-missing = Hata: önce { $wallet } yükleyin.
connect-missing-bitget = Lütfen Bitget Wallet yükleyin
connect-missing-phantom = Phantom bulunamadı
connect-missing-backpack = Backpack bulunamadı
