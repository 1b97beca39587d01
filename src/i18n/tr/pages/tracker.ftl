### Adreslerin her ağda yaptıkları

tracker-intro = İstediğiniz adrese bakın. Cüzdan ve imza gerekmez.
tracker-show = Etkinliği göster
tracker-own = Cüzdanımı ekle
tracker-private = Adresler bu sayfanın bağlantısında kalır. Onları kaydetmeden sorgularız.
tracker-too-many = Bir seferde en fazla { $most } adres. { $count } adres girdiniz.
tracker-start-title = Zincir üstü geçmişiniz tek bakışta
tracker-start-text = Her ağdaki işlemleri, etkin günleri, hacmi ve gazı görmek için bir veya daha fazla adres girin.
tracker-none-title = Henüz etkinlik yok
tracker-none-text = Bu adresler bu ağların hiçbirinde işlem göndermedi.
tracker-off-title = Takip burada kurulu değil
tracker-off-text = Bu hizmetin henüz bir ağ etkinliği kaynağı yok.
tracker-failed-title = Takip yüklenemedi
tracker-failed-text = Sunucu yanıt vermiyor. Birazdan tekrar deneyin.
tracker-hidden = Takibi kullanmak için web uygulamasını açın.
tracker-degraded =
    { $count ->
        [one] { $networks } yanıt vermiyor, bu yüzden verileri eksik.
       *[other] { $networks } yanıt vermiyor, bu yüzden verileri eksik.
    }
tracker-quiet =
    { $count ->
        [one] 1 ağda daha etkinlik yok.
       *[other] { $count } ağda daha etkinlik yok.
    }
tracker-prices = Yalnızca gönderilen işlemler sayılır. Dolar değerleri bugünün fiyatlarıyladır. Gaz, rollup’ların veri ücretlerini içermeyebilir.
tracker-unpriced = Fiyatı olmayan coin’ler dolar değerlerine dahil değildir.
tracker-stale = Bir ağ yanıt vermiyor, bu yüzden bazı veriler daha eski.
tracker-at-least = en az { $figure }
tracker-before = { $date } öncesi
tracker-transactions = İşlemler
tracker-days = Etkin günler
tracker-weeks = Etkin haftalar
tracker-months = Etkin aylar
tracker-networks-used = Kullanılan ağlar
tracker-contracts = Kullanılan sözleşmeler
tracker-volume = Gönderilen hacim
tracker-gas = Harcanan gaz
tracker-first = İlk etkinlik
tracker-last = Son etkinlik
tracker-day-count =
    { $count ->
        [one] 1 etkin gün
       *[other] { $count } etkin gün
    }
tracker-chart = Aylara göre işlemler
tracker-table = Tablo olarak göster
tracker-month = Ay
tracker-others = Diğer ağlar
tracker-by-network = Ağa göre
tracker-by-address = Adrese göre
tracker-sort = Sırala
tracker-csv = CSV indir
tracker-csv-copy = CSV olarak kopyala
tracker-share = Paylaş
tracker-share-title = Etkinliğinizi paylaşın
tracker-share-post = { $networks } ağda, { $days } günde { $transactions } işlem.
tracker-share-text = Metni kopyala
tracker-share-link = Adresli bağlantıyı kopyala
tracker-share-private = Gönderide adresleriniz yer almaz.
tracker-more = Puanlar ve rozetler
tracker-back = L2 takibi
tracker-page-read = { $network } ağından okunur.
tracker-page-list = Bu hizmetin yüklediği listeden.
tracker-page-start = Ne kadar { $symbol } bulundurduklarını görmek için adresleri girin. Cüzdan bağlamanız gerekmez.
tracker-page-unlisted-title = Henüz veri yok
tracker-page-unlisted-text = Bu hizmet bu sayfa için veri yüklemedi.
