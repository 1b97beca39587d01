### Her adresin başlığı ve açıklaması; arama motorları ve bağlantı önizlemeleri için de

screen-confirm-title = Transferi inceleme
screen-confirm-description = Cüzdanınızda onaylamadan önce ne gönderdiğinizi, ne aldığınızı ve maliyetini inceleyin.

screen-completed-title = Vardı
screen-completed-description = Transfer dekontunuz: ne, nereye ve hangi işlemlerle ulaştı.

screen-order-title = Transfer
screen-order-description = Bir transferi yatırmadan varışa kadar izleyin.

screen-history-title = Geçmiş
screen-history-description = Tüm transferleriniz, en yenisi başta.

screen-query-title = Transfer bul
screen-query-description = Herhangi bir transferi kimliği, işlem hash’i veya cüzdan adresiyle bulun.

screen-status-title = Hizmet durumu
screen-status-description = Şu anda her şey çalışıyor mu, her sağlayıcı ne kadar hızlı ve güvenilir teslim ediyor görün.
screen-trust-description = Depozitolarınızı neyin koruduğunu görün: onaylayıcılar, emanet bakiyeleri, denetimler ve tatbikatlar.

screen-pay-title = Ödeme iste
screen-pay-description = Bağlantıyla ödeme alın: ödeyen herhangi bir ağı kullanır, siz tutarı kendi ağınızda alırsınız.

screen-account-description = Nerelerde oturum açtığınızı görün, oturumları kapatın, verilerinizi indirin veya silin.

screen-tos-title = Hizmet Şartları
screen-tos-description = Causeway kullanım koşulları: paranın saklanması, ücretler ve riskler.

screen-access-restricted-title = Bulunduğunuz yerde kullanılamıyor
screen-access-restricted-description = Yerel kurallar bu hizmeti bulunduğunuz yerde sunmamıza izin vermiyor.

screen-dapp-title = Köprü
screen-dapp-description = Varlıklarınızı başka bir uygulamadan ağlar arasında taşıyın.

screen-network-title = Köprü
screen-network-description = Bir iş ortağımızla varlıklarınızı ağlar arasında taşıyın.

screen-network-history-title = Geçmiş
screen-network-history-description = Bir iş ortağımızla yaptığınız tüm transferler.

screen-swap-title = Takas
screen-swap-description = Tokenları tek ağda en iyi teklifle takas edin ve tüm ücretleri imzadan önce görün.
screen-swap-detail-title = Takas ayrıntıları
screen-swap-detail-description = Bir token takasının ilerleyişi ve sonucu.

screen-maker-description = Piyasa yapıcılığının nasıl çalıştığını güncel rota, limit ve sürelerle görün.

screen-pool-description = Davetli adresler piyasa yapıcıya borç verir ve kazancından pay alır.

screen-portfolio-description = Bağlı tüm cüzdanlarınızın bakiyelerini ve dolar karşılıklarını görün.

screen-points-title = Puanlar
screen-points-description = Transferler, günlük yoklamalar, görevler ve davetlerle puan kazanın.

screen-deploy-description = Tek imzayla kendi küçük sözleşmenizi dağıtın.

screen-ecosystem-description = Causeway ile çalışan ağlar, cüzdanlar ve uygulamalar.

screen-invite-title = Arkadaş davet et
screen-invite-description = Bağlantınızı paylaşın, katılan her arkadaşınızın transfer puanlarından pay kazanın.

screen-developing-description = Üzerinde çalıştıklarımız, sırada olanlar ve yayında olanlar.

screen-test-description = Bağlantınızı, depolamayı ve cüzdanlarınızı kontrol edin, destek için rapor kopyalayın.

screen-layerzero-airdrop-title = ZRO airdrop’u
screen-layerzero-airdrop-description = Adreslerinize ne kadar ZRO ayrıldığını öğrenin.

screen-strk-airdrop-title = STRK airdrop’u
screen-strk-airdrop-description = Adreslerinize ne kadar STRK ayrıldığını öğrenin.

screen-taiko-drop-title = TAIKO airdrop’u
screen-taiko-drop-description = Adreslerinize ne kadar TAIKO ayrıldığını öğrenin.

screen-blast-drop-title = BLAST airdrop’u
screen-blast-drop-description = Adreslerinize ne kadar BLAST ayrıldığını öğrenin.

screen-zk-airdrop-title = ZK airdrop’u
screen-zk-airdrop-description = Adreslerinize ne kadar ZK ayrıldığını öğrenin.

screen-bob-spice-title = BOB Spice görevleri
screen-bob-spice-description = Tamamladığınız BOB Spice görevlerini görün ve ödüllerinizi alın.

screen-soneium-badge-title = Soneium rozeti
screen-soneium-badge-description = Cüzdanınızın Soneium rozetini kazanıp kazanmadığını kontrol edin ve rozeti alın.

screen-scroll-badge-title = Scroll rozeti
screen-scroll-badge-description = Cüzdanınızın Scroll rozetini kazanıp kazanmadığını kontrol edin ve rozeti alın.

screen-tracker-description = Her ağdaki etkinliğinizi görün: işlemler, hacim, etkin günler ve harcanan gaz.

screen-tracker-scrollmarks-title = Scroll Marks puanları
screen-tracker-scrollmarks-description = Adresinizin kaç Scroll Marks puanı olduğunu öğrenin.

screen-tracker-scroll-airdrop-title = SCR airdrop’u
screen-tracker-scroll-airdrop-description = Adresinize ne kadar SCR ayrıldığını öğrenin.

screen-tracker-lxp-title = Linea LXP puanları
screen-tracker-lxp-description = Adresinizin kaç Linea LXP ve LXP-L puanı olduğunu öğrenin.

screen-tracker-soneium-og-title = Soneium OG rozeti
screen-tracker-soneium-og-description = Adresinizde Soneium OG rozeti olup olmadığını kontrol edin.

screen-tracker-zora-airdrop-title = ZORA airdrop’u
screen-tracker-zora-airdrop-description = Adresinize ne kadar ZORA ayrıldığını öğrenin.

screen-tracker-eclipse-airdrop-title = Eclipse airdrop’u
screen-tracker-eclipse-airdrop-description = Adresinize ne kadar ES ayrıldığını öğrenin.

screen-faucet-description = Denemek için test ağı coin’leri alın.

screen-faucet-ink-title = Ink musluğu
screen-faucet-ink-description = Denemek için Ink test ağı coin’leri alın.

screen-faucet-ip-title = IP musluğu
screen-faucet-ip-description = Denemek için IP test ağı coin’leri alın.

screen-faucet-monad-title = Monad musluğu
screen-faucet-monad-description = Denemek için Monad test ağı coin’leri alın.

screen-owlmazing-title = Owlmazing etkinliği
screen-owlmazing-description = Owlmazing sona erdi. Katıldığınız için teşekkürler.

screen-owlympics-title = Owlympics etkinliği
screen-owlympics-description = Owlympics sona erdi. Katıldığınız için teşekkürler.

screen-not-found-description = Adreste yazım hatası olup olmadığını kontrol edin. Sayfa taşınmış olabilir.

screen-back = Köprüye dön
screen-not_open = Bu sayfa henüz kullanılamıyor
screen-ended = Bu etkinlik sona erdi

nearest-question = Şunu mu demek istediniz: { $path }?
nearest-find = Transferlerde ara
nearest-places = Sayfalar

terms-failed = Şartlar yüklenemedi
terms-failed-text = Bağlantınızı kontrol edip yeniden deneyin.
