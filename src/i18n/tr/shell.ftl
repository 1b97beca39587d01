### Birkaç ekranda kullanılan kısa sözler

action-close = Kapat
action-retry = Yeniden dene

toast-region = Bildirimler

copy-done = Kopyalandı.
copy-failed = Kopyalanamadı.

restricted-text = Bulunduğunuz yerde geçerli kurallar bu hizmeti orada sunmamıza izin vermiyor. Daha önce yatırılanlar anlaşıldığı gibi ödenir veya geri gönderilir.

not_found-action = Köprüye git
