### Botun kendiliğinden söyledikleri. Telegram HTML’i: <b> işaretlemedir, tutarlar ve adlar düz metin olarak eklenir.

bot-reminder = <b>Bugünün yoklaması açık.</b> Serinizi korumak için yoklama yapın.
bot-reminder-no_wallet = <b>Bugünün yoklaması açık.</b> Serinize başlamak için uygulamada bir cüzdan bağlayın.
bot-reminder-open = Yoklama yap
bot-reminder-later = { $hours ->
        [one] { $hours } saat sonra
       *[other] { $hours } saat sonra
    }
bot-reminder-mute = Bir hafta sessize al
bot-reminder-off = Hatırlatmaları kapat
bot-reminder-said-later = Sonraki hatırlatma: { $time }.
bot-reminder-said-muted = Hatırlatmalar { $day } tarihine kadar sessizde. Değiştirmek için /remind.
bot-reminder-said-too_late = Bugünün yoklaması ondan önce kapanıyor. Şimdi yoklama yapmak ister misiniz?
bot-reminder-said-off = Hatırlatmalar kapalı. Yeniden açmak için /remind.

bot-receipt-deposit_seen = <b>Yatırma algılandı.</b> { $amount } transferi sürüyor: { $from } → { $to }.
bot-receipt-arrived = <b>Transfer tamamlandı.</b> { $amount }, { $to } ağına ulaştı.
bot-receipt-arrived_open = <b>Transfer tamamlandı.</b> Transferiniz { $to } ağına ulaştı.
bot-receipt-needs_you = <b>İşlem gerekli.</b> { $amount } transferiniz zamanında ödenmedi. { $from } ağında iade almak için transferi açın.
bot-receipt-held = <b>İncelemede.</b> { $provider }, { $amount } transferinizi tamamlamadı. Yapabileceklerinizi görmek için transferi açın.
bot-receipt-refunded = <b>İade edildi.</b> Yatırdığınız { $amount }, { $from } ağında iade edildi.

bot-request-paid = <b>İstek ödendi.</b> İstediğiniz { $amount }, { $to } ağına ulaştı.
bot-request-open = İsteği aç

bot-deposit-created =
    <b>Yatırma adresi.</b> { $from } ağında tam olarak <code>{ $number }</code> { $symbol } tutarını, bir kez ve { $minutes } dakika içinde (en geç { $time } UTC’de) şu adrese gönderin:
    <code>{ $address }</code>
    { $to } ağına ulaşır. Borsanız tutardan ücret düşüyorsa bu ücreti tutara ekleyin.
bot-deposit-note = Eksik, geç veya ikinci kez gönderilen tutar iade edilir.
bot-deposit-note-provider = { $provider } eksik veya geç gönderilen tutarı iade edebilir.
bot-deposit-note-escrow = Daha az gönderirseniz adres kalanı bekler. Fazlası veya geç gelen tutar adreste kalır ve onu iade adresinize çekebilirsiniz.
bot-deposit-memo = Memo, zorunlu: <code>{ $memo }</code>
bot-deposit-late = <b>Süre doldu.</b> Bu adrese artık { $amount } göndermeyin. Yatırdığınız tutar zamanında bir bloğa girdiyse burada görünür; daha geç gelen tutar { $from } ağında iade edilir.
bot-deposit-late-provider = <b>Süre doldu.</b> Bu adrese artık { $amount } göndermeyin. Yatırdığınız tutar zamanında bir bloğa girdiyse burada görünür; { $provider } daha geç gelen tutarı { $from } ağında iade edebilir.
bot-deposit-late-escrow = <b>Süre doldu.</b> Bu adrese artık { $amount } göndermeyin. Yatırdığınız tutar zamanında bir bloğa girdiyse burada görünür; daha geç gelen tutar adreste kalır ve onu { $from } ağında iade adresinize çekebilirsiniz.
bot-deposit-expired = <b>Tutar zamanında yatırılmadı.</b> Bu adrese artık { $amount } göndermeyin. Yoldaki tutar { $from } ağında iade edilir.
bot-deposit-expired-provider = <b>Tutar zamanında yatırılmadı.</b> Bu adrese artık { $amount } göndermeyin. { $provider } yoldaki tutarı { $from } ağında iade edebilir.
bot-deposit-expired-escrow = <b>Tutar zamanında yatırılmadı.</b> Bu adrese artık { $amount } göndermeyin. Yoldaki tutar adreste kalır ve onu { $from } ağında iade adresinize çekebilirsiniz.
bot-deposit-seen = <b>Yatırma algılandı.</b> Yatırdığınız tutar { $from } ağında onay bekliyor.
bot-deposit-confirmed = <b>Yatırma onaylandı.</b> Tutar transferle eşleşiyorsa sırada { $to } ağındaki ödeme var; eşleşmiyorsa { $from } ağında iade edilir.
bot-deposit-paying = <b>Ödeme sürüyor.</b> Transferiniz { $to } ağında ödeniyor.
bot-deposit-refunding = <b>İade sürüyor.</b> Yatırdığınız tutar { $from } ağında iade ediliyor.
bot-deposit-refunded = <b>İade edildi.</b> Yatırdığınız tutar { $from } ağında iade edildi.
bot-deposit-held = <b>İncelemede.</b> { $from } ağında yatırdığınız tutar güvende. Öderiz veya iade ederiz.

bot-receipts-turn_on = Transfer mesajlarını aç
bot-receipts-turn_off = Transfer mesajlarını kapat
bot-receipts-on = Transfer mesajları açık. Yatırmaları, varışları, iadeleri ve gereken işlemleri size bildiririz.
bot-receipts-off = Transfer mesajları kapalı. Yeniden açmak için /status.

bot-moved-wallet = <b>Cüzdan taşındı.</b> { $wallet } yeni bir imzayla başka bir Telegram hesabına bağlandı. Bunu siz yapmadıysanız cüzdana başkası da erişebiliyor: paranızı yeni bir cüzdana taşıyın.
bot-moved-wallet_list = Cüzdanlarım
