### Cüzdanın veya ağının yolda söyledikleri

problem-offer_expired = Teklifin süresi doldu. Hiçbir şey gönderilmedi; devam etmek için teklifi yenileyin.
problem-quote_expired = Teklifin süresi doldu. Hiçbir şey gönderilmedi; devam etmek için teklifi yenileyin.
problem-busy_elsewhere = Bu transfer, cüzdanınızı bekleyen başka bir sekmede açık. Orada devam edin.
problem-tx_failed = Ağ bu işlemi reddetti. Yalnızca ağ ücreti harcandı.
problem-refund_too_early = İade { $time } itibarıyla alınabilir. O zamana kadar paranız sözleşmede kalır.
problem-settlement_unknown = Uygulamanın bu sürümü o ağda yatırmayı desteklemiyor, bu yüzden hiçbir şey gönderilmedi. Güncellemek için sayfayı yenileyin.
problem-wallet_rejected = Cüzdanınızda reddettiniz. Hiçbir şey gönderilmedi.
problem-wallet_not_found = Cüzdanınız yanıt vermiyor. Yüklü olmayabilir veya başka bir cüzdan engelliyor olabilir.
problem-wallet_wrong_network = Cüzdanınız başka bir ağda. Ağı değiştirip yeniden deneyin.
problem-wallet_pending_request = Cüzdanınızda bekleyen bir istek var. Önce cüzdanı açıp yanıtlayın.
problem-wallet_switch_pending = Lütfen cüzdanınızda ağ değişimini başarıyla tamamladığınızdan emin olun, aksi hâlde işlem ilerleyemez.
problem-wallet_closed = Cüzdanınız yanıt vermeden bağlantı kapandı.
problem-wallet_no_switch = Bu cüzdan ağları otomatik değiştiremiyor. Ağı cüzdanın içinden değiştirin veya başka bir cüzdan seçin.
problem-wallet_no_text_signing = Bu cüzdan metin gösterip imzalayamıyor. Uygulamasını güncelleyin veya aynı hesabı başka bir cüzdanda kullanın.
problem-wallet_insufficient_funds = Bu tutar ve ağ ücreti için bakiyeniz yetersiz.
problem-wallet_mismatch = Sunucunun isteği onayladığınızla eşleşmiyor, bu yüzden durduk. Hiçbir şey gönderilmedi.
problem-inscription_invalid = Inscription bilgilerini kontrol edin.
problem-wallet_failed = Cüzdanınız isteği tamamlayamadı. Cüzdanınızı kontrol edip yeniden deneyin.
problem-message_altered = Cüzdanınız imzalanacak mesajı değiştirdi. Yeniden deneyin veya başka bir cüzdan kullanın.
problem-account_on_other_chain = Bu akıllı sözleşme cüzdanı başka bir ağda. Cüzdanınızda ağı değiştirip yeniden deneyin.
problem-bad_answer = Sunucunun yanıtı okunamadı. Biraz sonra yeniden deneyin.
problem-request_invalid = Sunucu bu isteği okuyamadı, bu yüzden hiçbir işlem yapılmadı. Sayfayı yenileyip yeniden deneyin.
problem-request_refused = Sunucu isteği reddetti.
problem-address_invalid = Bir adres ağı için geçerli değil. Kontrol edip yeniden deneyin.
problem-rpc_unreachable = Ağ şu anda yanıt vermiyor. Onayladığınız bir işlem yine de gerçekleşebilir.
problem-family_unsupported = Bu türde cüzdanlar henüz desteklenmiyor.
problem-insecure_page = Bu sayfa güvenli bir bağlantıda değil, bu yüzden verileri şifreleyemez. HTTPS ile açın.
problem-order_id_invalid = Bu geçerli bir transfer kimliği değil.
problem-handover_gone = Bu bağlantının süresi doldu veya kullanıldı. Transferi başlattığınız tarayıcıda yeniden açın.

fix-switch_network = Ağı değiştir
fix-connect_wallet = Cüzdan bağla
fix-requote = Teklifi yenile
fix-add_funds = Tutarı değiştir
fix-retry_after = { $time } sonra yeniden dene
problem-server_silent = Sunucularımız { $time } itibarıyla yanıt vermiyor. Süren transferler etkilenmez.
problem-storage_blocked = Bu tarayıcı depolamayı engelliyor, bu yüzden Discord’un yanıtı doğrulanamadı. Bu sayfa için depolamaya izin verin veya başka bir tarayıcı kullanın.
problem-popup_blocked = Tarayıcı yeni pencereyi engelledi. Bu sayfa için açılır pencerelere izin verin, sonra tekrar deneyin.
problem-name_unknown = Bu adın zincirde bir adresi yok veya süresi dolmuş. Yazımını kontrol edin ya da adresi girin.
problem-name_unsupported = Bu tür adlar burada desteklenmiyor. Cüzdan adresini girin.
problem-name_unreachable = Adlar şu anda aranamıyor. Cüzdan adresini girin.

problem-price_moved = Fiyat değişti. Hiçbir şey gönderilmedi; devam etmek için teklifi yenileyin.
problem-step_refused = Sağlayıcının işlemi teklifiyle uyuşmuyor. Hiçbir şey gönderilmedi; başka bir teklif seçin.
problem-refund_invalid = Bu sağlayıcı yalnızca gönderen cüzdana iade yapar. İade adresi olarak cüzdanınızı kullanın.
problem-signature_invalid = İmza bu cüzdanın kendi anahtarına ait değil. Hiçbir şey gönderilmedi.
