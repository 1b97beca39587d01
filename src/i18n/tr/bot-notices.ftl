### Botun kendiliğinden söyledikleri. Telegram HTML’i: <b> işaretlemedir, tutarlar ve adlar düz metin olarak eklenir.

bot-reminder = <b>Bugünün yoklaması açık.</b> Tek dokunuşla art arda günleriniz sürer.
bot-reminder-no_wallet = <b>Bugünün yoklaması açık.</b> Uygulamada bir cüzdan bağlayın, ilk gününüz sayılsın.
bot-reminder-open = Yoklama yap
bot-reminder-later = { $hours ->
        [one] { $hours } saat sonra
       *[other] { $hours } saat sonra
    }
bot-reminder-mute = Bir hafta sessiz
bot-reminder-off = Artık hatırlatma
bot-reminder-said-later = Saat { $time } olunca yeniden hatırlatırım.
bot-reminder-said-muted = { $day } tarihine kadar sessizim. /remind bunu değiştirir.
bot-reminder-said-too_late = Bugünün yoklaması ondan önce kapanıyor. Şimdi bir dakikanız var mı?
bot-reminder-said-off = Hatırlatmalar kapalı. /remind yeniden açar.

bot-receipt-deposit_seen = <b>Yatırılan tutar görüldü.</b> { $amount }, { $from } → { $to } yolunda.
bot-receipt-arrived = <b>Vardı.</b> { $amount } artık { $to } ağında.
bot-receipt-needs_you = <b>Transferiniz sizi bekliyor.</b> { $amount } zamanında ödenmedi. Transferi açın ve yatırdığınızı { $from } ağında geri alın.
bot-receipt-refunded = <b>İade edildi.</b> Yatırdığınız { $amount }, { $from } ağında geri gönderildi.

bot-receipts-turn_on = Transfer mesajlarını aç
bot-receipts-turn_off = Transfer mesajlarını kapat
bot-receipts-on = Transferiniz görüldüğünde, vardığında, geri geldiğinde ya da sizi beklediğinde yazarım.
bot-receipts-off = Artık transferler için yazmam. /status ile yeniden açılır.

bot-moved-wallet = <b>Cüzdan taşındı.</b> { $wallet } yeni bir imzayla başka bir Telegram hesabına bağlandı. Bunu siz yapmadıysanız bu cüzdanla başkası da imza atabiliyor: paranızı yeni bir cüzdana taşıyın.
bot-moved-wallet_list = Cüzdanlarım
