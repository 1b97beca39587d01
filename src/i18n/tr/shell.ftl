### Birkaç ekranda kullanılan kısa sözler

connection-shown = Burada görünenler { $time } itibarıyla okundu.
action-close = Kapat
action-retry = Yeniden dene

toast-region = Bildirimler

copy-done = Kopyalandı.
copy-failed = Kopyalanamadı.

restricted-title = Bulunduğunuz yerde kullanılamıyor
restricted-text = Bulunduğunuz yerde geçerli kurallar bu hizmeti orada sunmamıza izin vermiyor. Daha önce yatırılanlar anlaşıldığı gibi ödenir veya geri gönderilir.

not_found-action = Köprüye git
