### Geçmiş ve arama

history-title = Geçmiş
history-browser = Bu tarayıcıda başlatılanlar
history-wallet = Cüzdan
history-all_wallets = Tüm cüzdanlar
history-route = { $from } → { $to }
history-more = Daha fazla yükle
history-csv = Bu listeyi CSV olarak indir
history-empty-title = Henüz transfer yok
history-empty-text =
    { $count ->
        [one] Bu cüzdanın transferleri, yatırma algılandığında burada görünür.
       *[other] Bu cüzdanların transferleri, yatırma algılandığında burada görünür.
    }
history-empty-action = Transfer yap
history-empty-swaps = Takaslar ({ $count })
history-connect-title = Transferleriniz
history-connect-text = Transferlerini görmek için cüzdan bağlayın. İmza gerekmez.

query-placeholder = Kimlik veya hash
query-start-title = Transfer takibi
query-start-text = Transfer kimliği, işlem hash’i veya cüzdan adresi girin. Yatırma algılandıktan sonra transferi herkes arayabilir.
query-action = Bul
query-results = Bulunan transferler
query-nothing-title = Transfer bulunamadı
query-nothing-text = Metnin tamamını yapıştırdığınızdan emin olun. Transferler, yatırma algılandıktan sonra görünür.
