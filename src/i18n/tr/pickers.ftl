### Ağ listesi ve varlık seçici

picker-network-from = Kaynak ağ
picker-network-to = Hedef ağ veya borsa
picker-networks = Ağlar
picker-all_networks = Tüm ağlar
picker-asset = Varlık
picker-asset-search = Sembol, ad veya adres ara
picker-asset-list = { $network } ağındaki varlıklar
picker-asset-nothing = { $network } ağında “{ $text }” ile eşleşen varlık yok.
picker-asset-no_address = { $network } ağında sunulan varlıkların hiçbirinin adresi bu değil. Ağı kontrol edin ve yalnızca bir bağlantıdan veya bir yabancıdan duyduğunuz tokene karşı dikkatli olun.
picker-unreachable_to = { $network } ağına henüz rota yok
picker-same_symbol = Burada sunulan { $symbol } değil
picker-resembles = { $symbol } değil, yalnızca benziyor
picker-recent = Son kullanılan
picker-formerly = eski adı { $symbol }, taşıma gerekmez
picker-pin = { $symbol } sabitle
picker-search = Ağ ara
picker-kind = Ağ türü
picker-popular = Popüler
picker-tab-all = TÜMÜ
picker-tab-evm = EVM
picker-tab-bitcoin = Bitcoin
picker-tab-non_evm = EVM dışı
picker-tab-testnet = Test ağı
picker-tab-network = Ağ
picker-tab-exchange = Borsa
picker-no_route = Henüz rota yok
picker-unreachable = { $network } ağından henüz rota yok
picker-nothing = “{ $text }” ile eşleşen ağ yok.
picker-found_in = Bulunduğu sekme:
picker-none_here = Burada henüz bu türden ağ yok.
picker-found =
    { $count ->
        [0] Bir şey bulunamadı
        [one] { $count } sonuç
       *[other] { $count } sonuç
    }
picker-balance_failed = Ağ veya RPC yoğun
picker-balance-absent = Gösterilecek bakiye yok
picker-balance-loading = Bakiye yükleniyor
picker-exchange-title = Borsa ağına
picker-exchange-list = Borsalar
picker-exchange-suspended = Şu anda para yatırma kabul etmiyor
picker-exchange-unsupported = Buradan ulaşılabilen bir ağda { $token } kabul etmiyor
picker-exchange-none = Burada henüz borsa sunulmuyor.
picker-exchange-loading = Borsalar yükleniyor
picker-exchange-failed = Borsa listesi yüklenemedi.
picker-exchange-blocked-loading = Borsalar hâlâ yükleniyor.
picker-exchange-blocked-token = Borsalara yalnızca ETH, USDC, USDT ve BTC ile ödeme yapılabilir.
picker-exchange-blocked-network = Bu tokenle buradan borsaya yatırma yapılabilecek bir ağa ulaşılamıyor.
picker-exchange-confirm = Lütfen { $name } borsasının seçtiğiniz ağda { $token } yatırmayı desteklediğini ve durdurmadığını doğrulayın.
picker-exchange-back = Diğer borsalar
