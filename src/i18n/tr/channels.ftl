### İş ortaklarının sayfaları

channel-home = { $name }, ana sayfa
channel-transactions = İşlemler
channel-about = Hakkında
channel-support = Destek
channel-powered-by = Causeway altyapısıyla

channel-missing-title = İş ortağı bulunamadı
channel-missing-text = Adreste yazım hatası olup olmadığını kontrol edin veya iş ortağının kendi sitesini ziyaret edin.
