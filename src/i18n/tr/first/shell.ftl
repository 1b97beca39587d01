### Üst alan, gezinme, sayfa başlıkları

nav-home = Causeway, ana sayfa
nav-label = Ana menü
nav-skip = İçeriğe geç
nav-bridge = Köprü
nav-swap = Takas
nav-rewards = Ödüller
nav-hot = Popüler
nav-more = Daha fazla
nav-deploy = Dağıt

page-loading = Sayfa yükleniyor

language-label = Dil

time-seconds = { $count } sn
time-minutes = { $count } dk
time-hours = { $count } sa



crash-title = Bir şeyler ters gitti
crash-text = Süren transferler etkilenmez. Devam etmek için sayfayı yenileyin.
crash-action = Yenile
