### Pages that the server writes by itself; the app does not include these texts

busy-title = Yoğun
busy-heading = Şu anda yoğunuz
busy-text = Bu sayfa birkaç saniye içinde yeniden dener. Süren transferler etkilenmez.
busy-retry = Şimdi yeniden dene

preview-pay-title = Ödeme isteği
preview-pay-description = Bu bağlantıyı kimin gönderdiğini biliyorsanız herhangi bir ağdan ödeyin. Önce alıcıyı kontrol edin.
