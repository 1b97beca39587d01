### O que o bot diz por conta própria. HTML do Telegram: <b> é marcação; valores e nomes entram como texto simples.

bot-reminder = <b>O check-in de hoje está aberto.</b> Um toque e sua sequência de dias continua.
bot-reminder-no_wallet = <b>O check-in de hoje está aberto.</b> Vincule uma carteira no aplicativo e seu primeiro dia já conta.
bot-reminder-open = Fazer check-in
bot-reminder-later = { $hours ->
        [one] Em { $hours } hora
       *[other] Em { $hours } horas
    }
bot-reminder-mute = Silêncio por uma semana
bot-reminder-off = Sem mais lembretes
bot-reminder-said-later = Lembro você de novo às { $time }.
bot-reminder-said-muted = Fico em silêncio até { $day }. /remind muda isso.
bot-reminder-said-too_late = O check-in de hoje fecha antes disso. Você tem um momento agora?
bot-reminder-said-off = Os lembretes estão desativados. /remind os ativa de novo.

bot-receipt-deposit_seen = <b>Depósito detectado.</b> { $amount } de { $from } estão a caminho de { $to }.
bot-receipt-arrived = <b>Chegou.</b> { $amount } estão em { $to }.
bot-receipt-needs_you = <b>Sua transferência precisa de você.</b> { $amount } não foram pagos a tempo. Abra a transferência e recupere seu depósito em { $from }.
bot-receipt-refunded = <b>Reembolsado.</b> Seu depósito de { $amount } foi devolvido em { $from }.

bot-receipts-turn_on = Receber mensagens de transferências
bot-receipts-turn_off = Parar mensagens de transferências
bot-receipts-on = Escrevo quando sua transferência é vista, chega, volta ou precisa de você.
bot-receipts-off = Não escrevo mais sobre transferências. /status ativa de novo.

bot-moved-wallet = <b>Carteira movida.</b> { $wallet } foi vinculada a outra conta do Telegram com uma nova assinatura. Se não foi você, outra pessoa pode assinar com esta carteira: mova seus fundos para uma nova.
bot-moved-wallet_list = Minhas carteiras
