### Convidar amigos e ter sido convidado

invite-link = Seu convite
invite-copy = Copiar o link
invite-qr = Um código com seu convite para a câmera de outro aparelho
invite-share = Compartilhar
invite-share-title = Causeway
invite-share-text = Mova seus ativos entre redes com a Causeway e ganhe pontos por isso:
invite-stat-referees = Amigos
invite-stat-bridges = Transferências deles
invite-stat-points = Seus pontos
invite-stat-waiting = Mais { $points } a caminho

invite-rules = Como funciona
invite-rule-share = Você recebe { $percent } % dos pontos que cada transferência de um amigo rende. Seu amigo não perde nada.
invite-rule-some = Você recebe uma parte dos pontos que cada transferência de um amigo rende. Seu amigo não perde nada.
invite-rule-first = Seu amigo abre o link, conecta uma carteira e confirma o convite antes da primeira transferência. O primeiro convite é o que vale.
invite-rule-wait =
    { $hours ->
        [one] Os pontos da transferência de um amigo esperam uma hora antes de contar, porque ela ainda pode ser desfeita.
       *[other] Os pontos da transferência de um amigo esperam { $hours } horas antes de contar, porque ela ainda pode ser desfeita.
    }
invite-rule-wait_some = Os pontos da transferência de um amigo esperam um tempo antes de contar, porque ela ainda pode ser desfeita.

invite-friends = Amigos que vieram
invite-friends-empty = Ninguém ainda. Quem vier pelo seu link e confirmar aparece aqui.
invite-friend-came = Veio em { $day }
invite-friend-joined = ainda sem transferências
invite-friend-ended = o operador encerrou este convite
invite-friend-waiting = +{ $points } a caminho
invite-friend-bridges =
    { $bridges ->
        [one] { $bridges } transferência
       *[other] { $bridges } transferências
    }

invite-none = Um link só seu
invite-none-text = Conecte uma carteira para obter seu link e ver quem veio por ele. Uma carteira nova aqui faz login uma vez para isso; não custa nada.
invite-wanted = Esta carteira é nova aqui. Faça login com ela uma vez e seu link é criado. É uma assinatura, não uma transação: não custa nada.
invite-wanted-action = Obter meu link

invite-came = Você veio por um convite
invite-came-text = Confirme com sua carteira, e quem convidou você recebe também uma parte dos seus pontos de ponte. Não custa nada a você: nem taxa, nem pontos.
invite-came-confirm = Confirmar com a carteira
invite-came-later = Não, obrigado
invite-came-bound = Seu convite está confirmado
invite-came-bound-text = Quem convidou você recebe pontos pelas suas transferências. Os seus continuam seus.

invite-ask = Você veio por um convite. Confirme antes da sua primeira transferência: depois ele não pode mais contar. Não custa nada a você.
invite-remembered = Seu convite está guardado. Quando conectar uma carteira, confirme-o antes da primeira transferência.
invite-own_link = Este é o seu próprio link de convite. Ele conta para os amigos que o abrirem, não para você.
invite-review = Você veio por um convite. Ele só conta se for confirmado antes da primeira transferência.
invite-review-action = Confirmar o convite antes

invite-problem-referral_self = Este é o seu próprio convite. Compartilhe com amigos.
invite-problem-referral_cycle = Este convite vem de alguém que você mesmo convidou, então não pode contar.
invite-problem-referral_taken = Você já confirmou outro convite antes, e é ele que vale.
invite-problem-referral_late = Um convite só conta antes da primeira transferência, e esta carteira já fez alguma.
invite-problem-referral_ended = O operador encerrou o convite desta carteira, então ela não pode aceitar outro.
invite-problem-referral_unknown = Ninguém mais convida com este link.
invite-problem-wallet_rejected = Você recusou na carteira. Nada mudou; você pode confirmar depois.

invite-task = Convidar amigos
invite-task-text = Uma parte dos pontos de cada transferência dos seus amigos
invite-task-action = Compartilhar
