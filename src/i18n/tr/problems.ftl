### Cüzdanın veya ağının yolda söyledikleri

problem-offer_expired = Bu teklifin süresi doldu. Hiçbir şey gönderilmedi; yenisini alın.
problem-quote_expired = Bu fiyatın süresi doldu. Hiçbir şey gönderilmedi; yenisini alın.
problem-busy_elsewhere = Başka bir sekme bu transfer için cüzdanınıza soruyor. Orada devam edin.
problem-tx_failed = Ağ bu işlemi reddetti. Yalnızca ağ ücreti harcandı.
problem-refund_too_early = Bu iade { $time } itibarıyla yapılabilir. O zamana kadar varlığınız sözleşmede kalır.
problem-settlement_unknown = Uygulamanın bu sürümü o ağda paranın nereye yatırıldığını bilmiyor, bu yüzden göndermiyor.
problem-wallet_rejected = Cüzdanınızda reddettiniz. Hiçbir şey gönderilmedi.
problem-wallet_not_found = Bu cüzdan yanıt vermiyor. Yüklü olmayabilir veya başka bir cüzdan engelliyor olabilir.
problem-wallet_wrong_network = Cüzdanınız başka bir ağda. Ağı değiştirip yeniden deneyin.
problem-wallet_pending_request = Cüzdanınızda açık bir istek var. Önce cüzdanı açıp onu yanıtlayın.
problem-wallet_switch_pending = Lütfen cüzdanınızda ağ değişimini başarıyla tamamladığınızdan emin olun, aksi hâlde işlem ilerleyemez.
problem-wallet_closed = Cüzdanınız yanıt vermeden bağlantı kapandı.
problem-wallet_no_switch = Bu cüzdan ağı kendisi değiştiremiyor. Başka bir cüzdan seçin veya ağı onun içinden değiştirin.
problem-wallet_insufficient_funds = Cüzdanınızda bunun ve ağ ücretinin karşılığı yok.
problem-wallet_mismatch = Sunucunun istediği kabul ettiğinizle aynı değil, bu yüzden cüzdanınıza sorulmadı. Hiçbir şey gönderilmedi.
problem-wallet_failed = Cüzdanınız bunu yapamadı. Cüzdana bakıp yeniden deneyin.
problem-message_altered = Cüzdanınız imzalaması istenen metni değiştirdi. Yeniden deneyin veya başka bir cüzdan kullanın.
problem-account_on_other_chain = Bu sözleşme cüzdanı burada başka bir ağa ait. Cüzdanınızda o ağa geçip yeniden deneyin.
problem-bad_answer = Sunucunun yanıtı okunamadı. Biraz sonra yeniden deneyin.
problem-request_invalid = Sunucu bu isteği okuyamadı, bu yüzden hiçbir şey yapmadı. Sayfayı yenileyip yeniden deneyin.
problem-request_refused = Sunucu isteği reddetti.
problem-address_invalid = Bir adres ağına uymuyor. Kontrol edip yeniden deneyin.
problem-rpc_unreachable = Ağ şu anda yanıt vermiyor. Onayladığınız bir işlem yine de gerçekleşebilir.
problem-family_unsupported = Bu tür ağların cüzdanları henüz desteklenmiyor.
problem-insecure_page = Bu sayfa güvenli yüklenmedi, bu yüzden burada hiçbir şey şifrelenemez.
problem-order_id_invalid = Bu bir transfer kimliği değil.
problem-handover_gone = Bu bağlantı daha önce kullanılmış ya da çok eski. Transferi başlattığınız yere dönün ve oradan yeniden açın.

fix-switch_network = Ağı değiştir
fix-connect_wallet = Cüzdan bağla
fix-requote = Yeni fiyat al
fix-add_funds = Tutarı değiştir
fix-retry_after = { $time } sonra yeniden dene
problem-server_silent = Sunucumuz yanıt vermiyor; son yanıtı { $time } itibarıyla geldi. Yola çıkmış olanlar kendiliğinden devam eder.
problem-storage_blocked = Bu tarayıcı bu sayfa için hiçbir şey saklamıyor, bu yüzden Discord’un yanıtı denetlenemedi. Veri saklamasına izin verin veya sayfayı başka bir tarayıcıda açın.
