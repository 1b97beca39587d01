account-connect-title = Bir cüzdan bağlayın
account-connect-text = Oturumlarınız ve verileriniz cüzdanınıza aittir.
account-signin-title = Oturumlarınızı görmek için giriş yapın
account-signin-text = Cüzdanınız bir mesaj imzalar. Ücretsizdir ve para hareketi olmaz.
account-signin = Giriş yap
account-away = Oturumlarınız yüklenemedi
account-sessions = Oturumlar
account-session-unknown = Bilinmeyen cihaz
account-session-current = Bu cihaz
account-session-seen = Son kullanım: { $when }
account-session-end = Kapat
account-session-end_one = { $device } oturumunu kapat
account-sessions-end_others = Diğer tüm oturumları kapat
account-sessions-end_all = Her yerden çıkış yap
account-end-ask = Bu oturum kapatılsın mı?
account-end-ask_all = Her yerden çıkış yapılsın mı?
account-end-text = Cüzdanınızla yeniden giriş yapmanız gerekecek.
account-end-stay = Oturumda kal
account-data = Verileriniz
account-data-wallet = { $address } adresini kapsar.
account-data-wallet_linked = { $address } adresini ve Telegram bağlantısını kapsar.
account-data-telegram =
    { $count ->
        [0] Telegram hesabınızı kapsar.
        [one] Telegram hesabınızı ve bağlı cüzdanını kapsar.
       *[other] Telegram hesabınızı ve bağlı { $count } cüzdanı kapsar.
    }
account-export = Verilerimi indir
account-export-ready = Dosyanız hazır.
account-export-save = { $file } dosyasını kaydet
account-delete-title = Verilerinizi silin
account-delete-text = Oturumlarınızı, etkinliğinizi, Telegram bağlantılarınızı ve davet kodunuzu siler. Transferler ve onaylanan puanlar cüzdan adresiniz altında kayıtlı kalır.
account-delete-unavailable = Bu sitede silme henüz ayarlanmadı. Yine de verilerinizi indirebilir ve her yerden çıkış yapabilirsiniz.
account-delete = Verilerimi sil
account-delete-ask = Verileriniz silinsin mi?
account-delete-warning = Bu geri alınamaz. Süren transferler devam eder.
account-delete-remains = Onaylanan puanlar cüzdan adresine göre kayıtlı kalır, ama siz geri dönmedikçe sıralamada görünmez.
account-delete-signature = Önce cüzdanınız bir mesaj imzalamanızı ister.
account-delete-keep = Verilerimi tut
account-ended = Çıkış yaptınız
account-ended-text = Giriş yapmak için uygulamayı kapatıp yeniden açın.
account-deleted = Verileriniz silindi
account-deleted-text = Süren transferler devam eder.
