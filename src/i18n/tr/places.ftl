### Menülerdeki sayfa adları

deploy-tag = Base
points-mine = Puanlarım
request-title = Ödeme iste
service-title = Hizmet durumu
screen-bridge-title = Köprü
screen-bridge-description = Varlıklarınızı ağlar arasında taşıyın. Ödeme kanıtlanana kadar paranız bir akıllı sözleşmede kalır.
screen-trust-title = Güven
screen-account-title = Oturumlar ve veriler
screen-maker-title = Piyasa yapıcılığı
screen-pool-title = Havuz
screen-portfolio-title = Portföy
nav-history = Geçmiş
screen-deploy-title = Dağıtım
screen-ecosystem-title = Ekosistem
screen-developing-title = Geliştiriliyor
screen-test-title = Tanılama
screen-tracker-title = L2 takibi
screen-faucet-title = Musluklar
screen-not-found-title = Sayfa bulunamadı
query-title = Transfer bul
tos-title = Hizmet Şartları
