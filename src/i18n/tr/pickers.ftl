### Ağ listesi ve varlık seçici

picker-network-from = Kaynak ağ
picker-network-to = Hedef ağ veya borsa
picker-networks = Ağlar
picker-all_networks = Tüm ağlar
picker-asset = Varlık
picker-asset-search = Sembol, ad veya adres ara
picker-asset-list = { $network } ağındaki varlıklar
picker-asset-nothing = { $network } ağında “{ $text }” ile eşleşen varlık yok.
picker-asset-no_address = { $network } ağında bu adrese sahip varlık yok. Ağı kontrol edin; yalnızca bir bağlantıdan veya yabancıdan duyduğunuz tokenlere dikkat edin.
picker-unreachable_to = { $network } ağına henüz rota yok
picker-swap_first = Takas, sonra transfer
picker-same_symbol = Burada desteklenen { $symbol } değil
picker-resembles = { $symbol } taklidi
picker-recent = Son kullanılan
picker-formerly = eski adı { $symbol }, geçiş gerekmez
picker-native = { $symbol }, eski adı { $former }
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
picker-no_route-wallets_only = Bağlanabilirsiniz, transfer henüz yok
picker-no_route-unproven = Testler bitene kadar kapalı
picker-unreachable = { $network } ağından henüz rota yok
picker-nothing = “{ $text }” ile eşleşen ağ yok.
picker-found_in = Bulunduğu sekme:
picker-none_here = Henüz bu türde ağ yok.
picker-found =
    { $count ->
        [0] Bir şey bulunamadı
        [one] { $count } sonuç
       *[other] { $count } sonuç
    }
picker-balance_failed = Ağ veya RPC yoğun
picker-balance-absent = Bakiye yok
picker-balance-loading = Bakiye yükleniyor
picker-exchange-title = Borsa ağına
picker-exchange-list = Borsalar
picker-exchange-suspended = Yatırma işlemleri durduruldu
picker-exchange-unsupported = Buradaki ağlarda { $token } kabul etmiyor
picker-exchange-none = Henüz borsa yok.
picker-exchange-loading = Borsalar yükleniyor
picker-exchange-failed = Borsalar yüklenemedi.
picker-exchange-blocked-loading = Borsalar hâlâ yükleniyor.
picker-exchange-blocked-token = Borsa transferleri yalnızca ETH, USDC, USDT ve BTC destekler.
picker-exchange-blocked-network = Bu token için kullanılabilir borsa ağı yok.
picker-exchange-confirm = { $name } borsasının seçtiğiniz ağda { $token } yatırmayı desteklediğini ve durdurmadığını kontrol edin.
picker-exchange-back = Diğer borsalar
