### O que o bot diz. As mensagens são HTML do Telegram: <b> e <code> são marcação; nomes e valores entram como texto simples.

bot-language-name = Português (Brasil)

bot-open = Abrir a Causeway
bot-open-order = Abrir a transferência
bot-language-button = Idioma
bot-help-button = O que você sabe fazer?
bot-remind-button = Lembretes
bot-button-old = Este botão é de uma mensagem antiga. Envie o comando de novo.
bot-unknown = Não entendi. Isto é o que sei fazer:

bot-command-start = Começar
bot-command-checkin = Check-in de hoje
bot-command-points = Seus pontos
bot-command-tasks = O que rende pontos agora
bot-command-invite = Convidar amigos
bot-command-status = Transferências a caminho
bot-command-history = Transferências anteriores
bot-command-wallets = Suas carteiras vinculadas
bot-command-language = Idioma
bot-command-support = Ajuda de pessoas
bot-command-help = O que sei fazer

bot-start-hello = Olá, { $name }!
bot-start-bridge = A Causeway move seus ativos entre redes. Aqui eu aviso quando uma transferência chega e quando é hora do check-in.
bot-start-invited = Um amigo convida você para a Causeway. Abra e confirme o convite antes da sua primeira transferência.
bot-start-order = Sua transferência está a um toque.
bot-start-place = Isto está a um toque.
bot-start-unknown = Esse link não leva mais a lugar nenhum, mas todo o resto está aqui.
bot-start-link_wallet = Vincule uma carteira no aplicativo, e saberei de quem mostrar os pontos e as transferências.

bot-checkin-done = <b>Check-in de hoje feito.</b> Volte amanhã.
bot-checkin-todo = <b>O check-in de hoje está aberto.</b> { $points ->
        [one] Rende { $points } ponto.
       *[other] Rende { $points } pontos.
    }
bot-checkin-week = Esta semana, de segunda a domingo:
bot-checkin-action = Fazer check-in
bot-checkin-calendar = Ver o calendário

bot-points-total = <b>{ $points } pontos</b>, carteira { $wallet }
bot-points-bridges = Transferências: { $points }
bot-points-check_ins = Check-ins diários: { $points }
bot-points-friends = Amigos: { $points }
bot-points-campaigns = Campanhas: { $points }
bot-points-none = Nada ainda: a primeira transferência ou o primeiro check-in rende alguns.
bot-points-boost = Suas transferências rendem { $multiplier } vezes os pontos.
bot-points-open = Ver de onde vieram

bot-tasks-title = O que rende pontos agora
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
bot-tasks-steps = { $done } de { $all } etapas feitas
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = No momento, só as transferências e o check-in diário rendem pontos.
bot-tasks-more = { $count ->
        [one] E mais uma no aplicativo.
       *[other] E mais { $count } no aplicativo.
    }
bot-tasks-open = Abrir as tarefas

bot-invite-title = Convide um amigo para a Causeway
bot-invite-description = Envia seu convite para esta conversa
bot-invite-message = Mova seus ativos entre redes com a <b>Causeway</b> e ganhe pontos por isso. O botão abre com o meu convite.
bot-invite-yours = Seu convite. Você recebe uma parte dos pontos que cada transferência de um amigo rende:
bot-invite-share_text = Mova seus ativos entre redes com a Causeway e ganhe pontos por isso.
bot-invite-choose = Enviar para uma conversa
bot-invite-share = Compartilhar o link
bot-invite-none = Esta carteira ainda não tem convite. Ela ganha um com a primeira transferência ou check-in, ou ao fazer login.
bot-invite-get = Obter meu link

bot-order = <b>{ $amount }</b> de { $from } para { $to }
    { $status }, { $day }
bot-status-none = Nada a caminho no momento.
bot-status-open = Abrir { $amount }
bot-history-none = Nada atravessou com esta carteira ainda.
bot-history-end = Não há nada mais antigo.
bot-history-open = Abrir o histórico
bot-history-older = Mais antigas
bot-history-newest = Mais novas

bot-wallets-title = Suas carteiras. Mostro os pontos e as transferências da escolhida:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Nenhuma carteira está vinculada a esta conta do Telegram ainda. Abra o aplicativo, conecte uma carteira e assine uma vez; não custa nada e não move nada.
bot-wallets-link = Vincular uma carteira
bot-wallets-choose = Escolher { $wallet }
bot-wallets-unlink = Desvincular { $wallet }
bot-wallets-ask = Desvincular <code>{ $wallet }</code>? Os pontos e as transferências dela ficam. Para vincular de novo, a carteira terá que assinar.
bot-wallets-keep = Manter
bot-wallets-unlink_now = Desvincular
bot-wallets-now = { $wallet } foi escolhida
bot-wallets-unlinked = { $wallet } foi desvinculada
bot-wallets-gone = Essa carteira não está mais vinculada

bot-language-title = Em que idioma devo falar?
bot-language-auto = Como no Telegram
bot-language-set = Agora falo português

bot-help-title = Isto é o que sei fazer:
bot-support = Aqui há pessoas que podem ajudar. Tenha a transferência à mão se for sobre uma. Ninguém da nossa equipe jamais pede sua frase de recuperação.
bot-support-open = Abrir o suporte
bot-support-none = Cada transferência diz onde está e o que fazer. Ninguém da nossa equipe jamais pede sua frase de recuperação.

bot-group-hello = A Causeway move ativos entre redes. Tudo sobre você fica em uma conversa privada.
bot-group-private = Aqui outros leem também. Vamos continuar em particular.
bot-group-open = Continuar em particular

bot-inline-route = { $amount }: de { $from } para { $to }
bot-inline-route_text = Envia esta rota para a conversa
bot-inline-route_message = Transfira <b>{ $amount }</b> de { $from } para { $to } com a Causeway.
bot-inline-bridge = Abrir esta transferência

bot-problem = Não deu certo, e não é culpa sua. Tente de novo em um minuto.
bot-problem-api = A Causeway não responde no momento. Suas transferências seguem sem ela; tente de novo em um minuto.
bot-problem-busy = Muitas pessoas estão perguntando agora. Tente de novo em um minuto.
bot-too_fast = Você pergunta mais rápido do que consigo responder. Espere um minuto, por favor.

bot-command-remind = Lembrete diário
bot-remind-is_off = Não lembro você do check-in. Quer que eu lembre uma vez por dia, a não ser que já tenha feito?
bot-remind-is_on = Lembro você do check-in às <b>{ $time }</b> ({ $zone }), a não ser que já tenha feito.
bot-remind-is_muted = Está silenciado até { $day }.
bot-remind-quiet = Silêncio de { $from } a { $to }.
bot-remind-quiet_none = Sem horário de silêncio.
bot-remind-in_quiet = Esse horário cai no seu horário de silêncio, então escrevo quando ele termina, às { $time }.
bot-remind-unknown = Entendo um horário como <code>/remind 20:30</code> ou um fuso horário como <code>/remind Europe/Berlin</code>.
bot-remind-turn_on = Lembrar
bot-remind-turn_off = Desativar
bot-remind-times = Horário
bot-remind-times_title = A que horas?
bot-remind-zones = Fuso horário
bot-remind-zones_title = Que horas são onde você está? Outros se definem pelo nome: <code>/remind Asia/Almaty</code>
bot-remind-quiets = Horário de silêncio
bot-remind-quiets_title = Quando não devo escrever?
bot-remind-no_quiet = Nunca
bot-remind-back = Voltar
bot-remind-saved = Salvo
