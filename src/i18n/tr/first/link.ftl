### Formu dolduran bağlantılar

link-share = Bağlantı olarak paylaş
