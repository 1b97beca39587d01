### Networks, wallets and apps as cards

ecosystem-search = Ağ, cüzdan ve uygulama ara
ecosystem-tags = Filtrele
ecosystem-count =
    { $count ->
        [one] { $count } sonuç
       *[other] { $count } sonuç
    }
ecosystem-none = Sonuç bulunamadı
ecosystem-none-text = Başka bir kelime deneyin veya tümünü gösterin.
ecosystem-clear = Tümünü göster
ecosystem-all = Tümünü göster ({ $count })
ecosystem-failed = Ekosistem yüklenemiyor
ecosystem-failed-text = Bağlantınızı kontrol edip yeniden deneyin.
ecosystem-apps-failed = Uygulamalar şu anda yüklenemiyor.
ecosystem-network = Ücretler { $symbol } ile ödenir
ecosystem-bridge = Bu ağa köprüle
ecosystem-on_more = { $networks } ve { $count } tane daha
ecosystem-ready = Bağlanmaya hazır
ecosystem-tag-networks = Ağlar
ecosystem-tag-wallets = Cüzdanlar
ecosystem-tag-apps = Uygulamalar
ecosystem-tag-swap = Takas
ecosystem-tag-lend = Borç verme
ecosystem-tag-stake = Stake etme
ecosystem-tag-trade = Alım satım
ecosystem-tag-nft = NFT
ecosystem-tag-names = Adlar
