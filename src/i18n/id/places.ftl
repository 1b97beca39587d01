### Nama halaman di menu

deploy-tag = Base
points-mine = Poin saya
request-title = Minta pembayaran
service-title = Status layanan
screen-bridge-title = Bridge
screen-bridge-description = Transfer aset antarjaringan. Dana Anda tetap di smart contract sampai pembayaran terbukti.
screen-trust-title = Kepercayaan
screen-account-title = Sesi dan data
screen-maker-title = Market making
screen-pool-title = Pool
screen-portfolio-title = Portofolio
nav-history = Riwayat
screen-deploy-title = Deploy kontrak
screen-ecosystem-title = Ekosistem
screen-developing-title = Dalam pengembangan
screen-test-title = Diagnostik
screen-tracker-title = Pelacak L2
screen-faucet-title = Faucet
screen-not-found-title = Halaman tidak ditemukan
query-title = Cari transfer
tos-title = Ketentuan Layanan
