### Messages that the bot sends on its own. They are Telegram's HTML: <b> is markup, amounts and names are put in as plain text.

bot-reminder = <b>Seu check-in diário está pronto.</b> Faça check-in para manter sua sequência.
bot-reminder-no_wallet = <b>Seu check-in diário está pronto.</b> Vincule uma carteira no app para começar sua sequência.
bot-reminder-open = Fazer check-in
bot-reminder-later = { $hours ->
        [one] Em { $hours } hora
       *[other] Em { $hours } horas
    }
bot-reminder-mute = Silenciar por uma semana
bot-reminder-off = Desativar lembretes
bot-reminder-said-later = Próximo lembrete às { $time }.
bot-reminder-said-muted = Lembretes silenciados até { $day }. Use /remind para mudar isso.
bot-reminder-said-too_late = O check-in de hoje fecha antes disso. Fazer check-in agora?
bot-reminder-said-off = Lembretes desativados. Use /remind para ativá-los de novo.

bot-receipt-deposit_seen = <b>Depósito detectado.</b> Sua transferência de { $amount } de { $from } está a caminho de { $to }.
bot-receipt-arrived = <b>Transferência concluída.</b> Sua transferência de { $amount } chegou em { $to }.
bot-receipt-arrived_open = <b>Transferência concluída.</b> Sua transferência chegou em { $to }.
bot-receipt-needs_you = <b>Ação necessária.</b> Sua transferência de { $amount } não foi paga a tempo. Abra-a para pedir o reembolso em { $from }.
bot-receipt-held = <b>Em análise.</b> { $provider } não concluiu sua transferência de { $amount }. Abra-a para ver o que fazer.
bot-receipt-refunded = <b>Reembolsado.</b> Seu depósito de { $amount } foi reembolsado em { $from }.

bot-request-paid = <b>Solicitação paga.</b> Os { $amount } que você solicitou chegaram em { $to }.
bot-request-open = Abrir a solicitação

bot-deposit-created =
    <b>Endereço de depósito.</b> Envie exatamente <code>{ $number }</code> { $symbol } em { $from }, uma única vez, no prazo de { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } (até { $time } UTC) para:
    <code>{ $address }</code>
    Chega em { $to }. Se a sua corretora desconta uma taxa do valor, acrescente-a.
bot-deposit-note = Um depósito menor, atrasado ou repetido é reembolsado.
bot-deposit-note-provider = { $provider } pode reembolsar um depósito menor ou atrasado.
bot-deposit-note-escrow = Se você enviar a menos, o endereço espera o restante. Um excedente ou depósito atrasado fica nele, e você pode sacá-lo para o seu endereço de reembolso.
bot-deposit-memo = Memo obrigatório: <code>{ $memo }</code>
bot-deposit-late = <b>O prazo acabou.</b> Não envie mais { $amount } para o endereço. Se o seu depósito entrou em um bloco a tempo, ele aparecerá aqui; um depósito posterior será reembolsado em { $from }.
bot-deposit-late-provider = <b>O prazo acabou.</b> Não envie mais { $amount } para o endereço. Se o seu depósito entrou em um bloco a tempo, ele aparecerá aqui; { $provider } pode reembolsar um depósito posterior em { $from }.
bot-deposit-late-escrow = <b>O prazo acabou.</b> Não envie mais { $amount } para o endereço. Se o seu depósito entrou em um bloco a tempo, ele aparecerá aqui; um depósito posterior fica no endereço, e você pode sacá-lo para o seu endereço de reembolso em { $from }.
bot-deposit-expired = <b>Sem depósito no prazo.</b> Não envie mais { $amount } para o endereço. Um depósito a caminho será reembolsado em { $from }.
bot-deposit-expired-provider = <b>Sem depósito no prazo.</b> Não envie mais { $amount } para o endereço. { $provider } pode reembolsar um depósito a caminho em { $from }.
bot-deposit-expired-escrow = <b>Sem depósito no prazo.</b> Não envie mais { $amount } para o endereço. Um depósito a caminho fica no endereço, e você pode sacá-lo para o seu endereço de reembolso em { $from }.
bot-deposit-seen = <b>Depósito detectado.</b> Seu depósito em { $from } está aguardando confirmações.
bot-deposit-confirmed = <b>Depósito confirmado.</b> Se corresponder à transferência, ele será pago em { $to }; caso contrário, será reembolsado em { $from }.
bot-deposit-paying = <b>Pagamento em andamento.</b> Sua transferência está sendo paga em { $to }.
bot-deposit-refunding = <b>Reembolso em andamento.</b> Seu depósito está sendo reembolsado em { $from }.
bot-deposit-refunded = <b>Reembolsado.</b> Seu depósito foi reembolsado em { $from }.
bot-deposit-held = <b>Em análise.</b> Seu depósito em { $from } está seguro. Ele será pago ou reembolsado.

bot-receipts-turn_on = Ativar mensagens de transferências
bot-receipts-turn_off = Desativar mensagens de transferências
bot-receipts-on = Mensagens de transferências ativadas. Você receberá avisos de depósitos, chegadas, reembolsos e ações necessárias.
bot-receipts-off = Mensagens de transferências desativadas. Use /status para ativá-las de novo.

bot-moved-wallet = <b>Carteira movida.</b> { $wallet } foi vinculada a outra conta do Telegram com uma nova assinatura. Se não foi você, outra pessoa tem acesso a esta carteira: mova seus fundos para uma nova.
bot-moved-wallet_list = Minhas carteiras
