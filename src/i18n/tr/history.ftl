### Geçmiş ve arama

history-title = Geçmiş
history-wallet = Cüzdan
history-all_wallets = Tüm cüzdanlar
history-route = { $from } → { $to }
history-more = Daha eskileri göster
history-empty-title = Henüz hiçbir şey geçmedi
history-empty-text =
    { $count ->
        [one] Bu cüzdanın transferleri, yatırılan tutar görülür görülmez burada belirir.
       *[other] Bu cüzdanların transferleri, yatırılan tutar görülür görülmez burada belirir.
    }
history-empty-action = İlkini başlat
history-connect-title = Kimin geçmişi?
history-connect-text = Transferlerini görmek için bir cüzdan bağlayın. İmza gerekmez.

query-placeholder = Kimlik, hash veya adres
query-start-title = Şimdi nerede?
query-start-text = Transfer kimliğini, yatırma veya ödeme işleminin hash’ini ya da bir cüzdan adresini girin. Yatırılan tutar görüldükten sonra transferi herkes arayabilir.
query-action = Bul
query-results = Bulunan transferler
query-nothing-title = Bir şey bulunamadı
query-nothing-text = Baştan ve sondan eksik olmadığını kontrol edin. Transfer, yatırılan tutar görüldükten sonra bulunabilir.
