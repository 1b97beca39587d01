### Birkaç ekranda kullanılan kısa sözler

connection-shown = Son güncelleme: { $time }.
action-close = Kapat
action-retry = Yeniden dene

toast-region = Bildirimler

copy-done = Kopyalandı.
copy-failed = Kopyalanamadı.

restricted-title = Bulunduğunuz yerde kullanılamıyor
restricted-text = Yerel kurallar bu hizmeti bulunduğunuz yerde sunmamıza izin vermiyor. Daha önce yatırılan tutarlar anlaşıldığı gibi ödenir veya iade edilir.

not_found-action = Köprüye git
