### Referrals: inviting friends and being invited

invite-link = Seu link de indicação
invite-copy = Copiar link
invite-qr = QR code com seu link de indicação
invite-share = Compartilhar
invite-share-title = Causeway
invite-share-text = Transfira ativos entre redes com a Causeway e ganhe pontos:
invite-stat-referees = Amigos
invite-stat-bridges = Transferências deles
invite-stat-points = Seus pontos
invite-stat-waiting = { $points } pendentes

invite-rules = Como funciona
invite-rule-share = Você ganha { $percent }% dos pontos de cada transferência dos seus amigos. Os pontos deles não diminuem.
invite-rule-some = Você ganha uma parte dos pontos de cada transferência dos seus amigos. Os pontos deles não diminuem.
invite-rule-first = Seu amigo abre o link, conecta uma carteira e confirma a indicação antes da primeira transferência. A primeira indicação confirmada é definitiva.
invite-rule-wait =
    { $hours ->
        [one] Os pontos da transferência de um amigo ficam pendentes por uma hora, caso a rede a reverta.
       *[other] Os pontos da transferência de um amigo ficam pendentes por { $hours } horas, caso a rede a reverta.
    }
invite-rule-wait_some = Os pontos da transferência de um amigo ficam pendentes por um tempo, caso a rede a reverta.

invite-friends = Suas indicações
invite-friends-empty = Nenhuma indicação ainda. Amigos que entrarem com seu link aparecem aqui.
invite-friend-came = Entrou em { $day }
invite-friend-joined = Ainda sem transferências
invite-friend-ended = Indicação encerrada pelo operador
invite-friend-waiting = +{ $points } pendentes
invite-friend-bridges =
    { $bridges ->
        [one] { $bridges } transferência
       *[other] { $bridges } transferências
    }

invite-none = Seu link de indicação
invite-none-text = Conecte uma carteira para obter seu link e ver suas indicações. Carteiras novas entram uma vez; é grátis.
invite-wanted = Esta carteira é nova aqui. Entre uma vez para criar seu link; é uma assinatura grátis, não uma transação.
invite-wanted-action = Obter meu link

invite-came = Um amigo convidou você
invite-came-text = Confirme com sua carteira para dar ao seu amigo uma parte dos seus pontos de transferências. É grátis, e você mantém todos os seus pontos.
invite-came-confirm = Confirmar com a carteira
invite-came-decline = Não, obrigado
invite-came-bound = Indicação confirmada
invite-came-bound-text = Seu amigo ganha pontos quando você faz transferências. Você mantém todos os seus.

invite-ask = Um amigo convidou você. Confirme antes da sua primeira transferência, ou não vai contar; é grátis.
invite-remembered = Sua indicação está salva. Conecte uma carteira e confirme-a antes da sua primeira transferência.
invite-own_link = Este é seu próprio link de indicação. Ele só conta para amigos que o abrirem.
invite-review = Um amigo convidou você. A indicação só conta se você confirmá-la antes da sua primeira transferência.
invite-review-action = Confirmar indicação antes

invite-problem-referral_self = Este é seu próprio link de indicação. Compartilhe-o com amigos.
invite-problem-referral_cycle = Esta indicação é de alguém que você convidou, então não pode contar.
invite-problem-referral_taken = Você já confirmou outra indicação, e ela não pode ser alterada.
invite-problem-referral_late = Indicações só contam antes da primeira transferência, e esta carteira já fez uma.
invite-problem-referral_ended = O operador encerrou a indicação desta carteira, então ela não pode usar outra.
invite-problem-referral_unknown = Este link de indicação não é mais válido.
invite-problem-wallet_rejected = Você recusou na carteira. Nada mudou, e você pode confirmar depois.

invite-task = Convidar amigos
invite-task-text = Uma parte dos pontos de cada transferência dos seus amigos
invite-task-action = Compartilhar
