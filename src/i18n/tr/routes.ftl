### Her adresin başlığı ve açıklaması; arama motorları ve bağlantı önizlemeleri için de

screen-bridge-title = Köprü
screen-bridge-description = Varlıkları ağlar arasında taşıyın. Yatırdığınız tutar varana kadar bir sözleşmede tutulur.

screen-confirm-title = İnceleme
screen-confirm-description = Cüzdanınız sormadan önce ne gönderdiğinizi, ne varacağını ve maliyetini kontrol edin.

screen-completed-title = Vardı
screen-completed-description = Transferin dekontu: ne vardı, nereye vardı ve ardındaki işlemler.

screen-order-title = Transfer takibi
screen-order-description = Bir transferi yatırmadan varışa kadar izleyin.

screen-history-title = Geçmiş
screen-history-description = Cüzdanınızın tüm transferleri, en yenisi başta.

screen-query-title = Transfer bul
screen-query-description = Herhangi bir transferi kimliğiyle, yatırma veya ödeme hash’iyle ya da bir cüzdan adresiyle bulun.
screen-account-title = Oturumlar ve veriler
screen-account-description = Nerelerde oturum açtığınızı görün, oturumları kapatın, verilerinizi indirin veya silin.

screen-tos-title = Hizmet Şartları
screen-tos-description = Causeway’i kullanırken kabul ettikleriniz: parayı kim tutar, ne kadara mal olur ve neler ters gidebilir.

screen-access-restricted-title = Bulunduğunuz yerde kullanılamıyor
screen-access-restricted-description = Bulunduğunuz yerde geçerli kurallar bu hizmeti orada sunmamıza izin vermiyor.

screen-dapp-title = Köprü
screen-dapp-description = Varlıkları ağlar arasında taşıyın; başka bir uygulamadan açıldı.

screen-network-title = Köprü
screen-network-description = İş ortaklarımızdan biriyle varlıkları ağlar arasında taşıyın.

screen-network-history-title = Geçmiş
screen-network-history-description = Cüzdanınızın iş ortaklarımızdan biriyle yaptığı tüm transferler.

screen-swap-title = Takas
screen-swap-description = Burada aynı ağda bir tokeni başka bir tokenle değiştirirsiniz.

screen-maker-title = Piyasa yapıcılığı
screen-maker-description = Burada piyasa yapıcılar rotaları ve limitlerini görür, transferleri kendi paralarıyla ödemek için başvurur.

screen-pool-title = Havuz
screen-pool-description = Burada davetli adresler piyasa yapıcıya borç verir ve kazancından pay alır.

screen-portfolio-title = Portföy
screen-portfolio-description = Burada bağlı tüm cüzdanlarınızın bakiyelerini dolar değerleriyle tek yerde görürsünüz.

screen-points-title = Puanlar
screen-points-description = Puanlar burada yaptıklarınızı ödüllendirir: her transfer, her günlük yoklama, her görev ve getirdiğiniz her arkadaş.

screen-deploy-title = Dağıtım
screen-deploy-description = Burada tek imzayla bir ağa kendi küçük sözleşmenizi yerleştirirsiniz.

screen-ecosystem-title = Ekosistem
screen-ecosystem-description = Causeway ile birlikte çalışan ağlar, cüzdanlar ve uygulamalar.

screen-invite-title = Arkadaş davet et
screen-invite-description = Burada, bağlantınızla gelen her arkadaşın köprü puanlarından size pay kazandıran bir bağlantı alırsınız.

screen-developing-title = Yapım aşamasında
screen-developing-description = Yalnızca geliştiricilerinin kullandığı sayfaların adresleri buraya çıkar.

screen-test-title = Deneme sayfası
screen-test-description = İşletmeciler uygulamanın yüklendiğini görmek için bu sayfayı açar.

screen-layerzero-airdrop-title = ZRO airdrop sorgusu
screen-layerzero-airdrop-description = Burada adreslerinize kaç ZRO verildiğine bakarsınız.

screen-strk-airdrop-title = STRK airdrop sorgusu
screen-strk-airdrop-description = Burada adreslerinize kaç STRK verildiğine bakarsınız.

screen-taiko-drop-title = TAIKO airdrop sorgusu
screen-taiko-drop-description = Burada adreslerinize kaç TAIKO verildiğine bakarsınız.

screen-blast-drop-title = BLAST airdrop sorgusu
screen-blast-drop-description = Burada adreslerinize kaç BLAST verildiğine bakarsınız.

screen-zk-airdrop-title = ZK airdrop sorgusu
screen-zk-airdrop-description = Burada adreslerinize kaç ZK verildiğine bakarsınız.

screen-bob-spice-title = BOB Spice görevleri
screen-bob-spice-description = Burada cüzdanınızın hangi BOB Spice görevlerini yaptığını görür ve kazandıklarını alırsınız.

screen-soneium-badge-title = Soneium rozeti
screen-soneium-badge-description = Burada cüzdanınızın Soneium rozetini kazanıp kazanmadığını görür ve rozeti alırsınız.

screen-scroll-badge-title = Scroll rozeti
screen-scroll-badge-description = Burada cüzdanınızın Scroll rozetini kazanıp kazanmadığını görür ve rozeti alırsınız.

screen-tracker-title = L2 takibi
screen-tracker-description = Burada adresinizin her ağda ne kadar etkin olduğunu görürsünüz: işlemler, hacim, etkin günler ve harcanan gaz.

screen-tracker-scrollmarks-title = Scroll Marks puanları
screen-tracker-scrollmarks-description = Burada adresinizin kaç Scroll Marks puanı olduğunu görürsünüz.

screen-tracker-scroll-airdrop-title = SCR airdrop sorgusu
screen-tracker-scroll-airdrop-description = Burada adresinize kaç SCR verildiğini görürsünüz.

screen-tracker-lxp-title = Linea LXP puanları
screen-tracker-lxp-description = Burada adresinizin kaç Linea LXP ve LXP-L puanı olduğunu görürsünüz.

screen-tracker-soneium-og-title = Soneium OG rozeti
screen-tracker-soneium-og-description = Burada adresinizde Soneium OG rozeti olup olmadığını görürsünüz.

screen-tracker-zora-airdrop-title = ZORA airdrop sorgusu
screen-tracker-zora-airdrop-description = Burada adresinize kaç ZORA verildiğini görürsünüz.

screen-tracker-eclipse-airdrop-title = Eclipse airdrop sorgusu
screen-tracker-eclipse-airdrop-description = Burada adresinize kaç ES verildiğini görürsünüz.

screen-faucet-title = Musluklar
screen-faucet-description = Burada denemeler için test ağlarının paralarını alırsınız.

screen-faucet-ink-title = Ink musluğu
screen-faucet-ink-description = Burada denemeler için Ink test ağının paralarını alırsınız.

screen-faucet-ip-title = Story musluğu
screen-faucet-ip-description = Burada denemeler için Story test ağının parası olan IP’yi alırsınız.

screen-faucet-monad-title = Monad musluğu
screen-faucet-monad-description = Burada denemeler için Monad test ağının paralarını alırsınız.

screen-owlmazing-title = Owlmazing etkinliği
screen-owlmazing-description = Owlmazing sona erdi. Katılan herkese teşekkürler.

screen-owlympics-title = Owlympics etkinliği
screen-owlympics-description = Owlympics sona erdi. Katılan herkese teşekkürler.

screen-not-found-title = Burada bir şey yok
screen-not-found-description = Adres yanlış yazılmış veya sayfa taşınmış olabilir.

screen-back = Köprüye dön
screen-not_open = Bu sayfa şu anda açık değil
screen-ended = Bu etkinlik sona erdi

nearest-question = Şunu mu demek istediniz: { $path }?
nearest-find = Transferler arasında bul
nearest-places = Var olan sayfalar

terms-failed = Şartlar yüklenemedi
terms-failed-text = Bağlantınızı kontrol edip yeniden deneyin.
