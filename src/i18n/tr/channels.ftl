### İş ortaklarının sayfaları

channel-home = { $name }, ana sayfa
channel-transactions = İşlemler
channel-about = Hakkında
channel-support = Destek
channel-powered-by = Causeway altyapısıyla

channel-missing-title = Böyle bir iş ortağı yok
channel-missing-text = Adres yanlış yazılmış olabilir veya iş ortağının sayfaları başka yerdedir.
