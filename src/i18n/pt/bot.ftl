### Replies of the bot. They are Telegram's HTML: <b> and <code> are markup, names and amounts are put in as plain text.

bot-language-name = Português (Brasil)

bot-open = Abrir a Causeway
bot-open-order = Abrir transferência
bot-language-button = Idioma
bot-help-button = Ajuda
bot-remind-button = Lembretes
bot-button-old = Este botão expirou. Envie o comando de novo.
bot-unknown = Comando não reconhecido. Comandos disponíveis:

bot-command-start = Iniciar o bot
bot-command-checkin = Check-in de hoje
bot-command-points = Seus pontos
bot-command-tasks = Como ganhar pontos
bot-command-invite = Convidar amigos
bot-command-status = Transferências em andamento
bot-command-history = Histórico de transferências
bot-command-export = Exportar saldos e histórico
bot-command-pay = Solicitar um pagamento
bot-command-wallets = Suas carteiras vinculadas
bot-command-language = Idioma
bot-command-support = Falar com o suporte
bot-command-help = Lista de comandos

bot-start-hello = Olá, { $name }!
bot-start-bridge = A Causeway transfere seus ativos entre redes. Receba mensagens aqui quando uma transferência chegar ou for hora do check-in.
bot-start-invited = Um amigo convidou você para a Causeway. Abra o app e confirme a indicação antes da sua primeira transferência.
bot-start-order = Abra sua transferência abaixo.
bot-start-place = Abra abaixo.
bot-start-unknown = Esse link não é mais válido. Você ainda pode usar todo o resto.
bot-start-link_wallet = Vincule uma carteira no app para ver aqui seus pontos e transferências.

bot-checkin-done = <b>Check-in de hoje feito.</b> Volte amanhã.
bot-checkin-todo = <b>O check-in de hoje está aberto.</b> { $points ->
        [one] Ganhe { $points } ponto.
       *[other] Ganhe { $points } pontos.
    }
bot-checkin-week = Esta semana, de segunda a domingo:
bot-checkin-action = Fazer check-in
bot-checkin-calendar = Abrir calendário

bot-points-total = <b>{ $points } pontos</b>, carteira { $wallet }
bot-points-bridges = Transferências: { $points }
bot-points-check_ins = Check-ins: { $points }
bot-points-friends = Indicações: { $points }
bot-points-campaigns = Campanhas: { $points }
bot-points-pool = Pool: { $points }
bot-points-none = Nenhum ponto ainda. Faça uma transferência ou um check-in para ganhar.
bot-points-boost = Suas transferências rendem { $multiplier }× pontos.
bot-points-open = Ver detalhes

bot-tasks-title = Como ganhar pontos
bot-tasks-done = ✅ { $name }
bot-tasks-todo = ▫️ { $name } — { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
bot-tasks-unchecked = ▫️ { $name }
bot-tasks-none = Nenhuma tarefa no momento. Faça transferências e o check-in diário para ganhar pontos.
bot-tasks-more =
    { $count ->
        [one] Mais 1 tarefa no app.
       *[other] Mais { $count } tarefas no app.
    }
bot-tasks-open = Abrir tarefas

bot-invite-title = Convide um amigo para a Causeway
bot-invite-description = Envie seu link de indicação para esta conversa
bot-invite-message = Transfira ativos entre redes com a <b>Causeway</b> e ganhe pontos. Abra com meu link de indicação abaixo.
bot-invite-yours = Seu link de indicação. Ganhe uma parte dos pontos de cada transferência dos seus amigos:
bot-invite-share_text = Transfira ativos entre redes com a Causeway e ganhe pontos.
bot-invite-choose = Enviar para uma conversa
bot-invite-share = Compartilhar link
bot-invite-none = Esta carteira ainda não tem link de indicação. Faça uma transferência ou um check-in, ou entre, para obter um.
bot-invite-get = Obter meu link

bot-order = <b>{ $amount }</b> de { $from } para { $to }
    { $status }, { $day }
bot-status-none = Nenhuma transferência em andamento.
bot-status-open = Abrir { $amount }
bot-history-none = Nenhuma transferência com esta carteira ainda.
bot-history-end = Não há transferências mais antigas.
bot-history-open = Abrir histórico
bot-history-older = Mais antigas
bot-history-newest = Mais recentes
bot-export-title =
    <b>Exportar</b>
    { $count ->
        [one] Arquivos CSV de { $count } carteira vinculada.
       *[other] Arquivos CSV de { $count } carteiras vinculadas.
    }
bot-export-about = Escolha um arquivo. Os valores são os do momento de cada transferência ou troca; os desconhecidos ficam vazios.
bot-export-button = Exportar para um arquivo
bot-export-balances = Saldos
bot-export-history = Histórico
bot-export-years = Resumo anual
bot-export-assets = Totais por ativo
bot-export-sent = Arquivo enviado
bot-export-empty = Ainda não há nada para exportar
bot-export-limit = Você pediu muitos arquivos. Tente de novo em uma hora.
bot-export-too_large = Este arquivo é grande demais para uma mensagem. Abra o portfólio no aplicativo para baixá-lo.

bot-wallets-title = Suas carteiras. São exibidos os pontos e as transferências da selecionada:
bot-wallets-chosen = ✅ <code>{ $wallet }</code>
bot-wallets-other = ▫️ <code>{ $wallet }</code>
bot-wallets-none = Nenhuma carteira está vinculada a esta conta do Telegram ainda. Abra o app, conecte uma carteira e assine uma vez; é grátis e não movimenta fundos.
bot-wallets-link = Vincular uma carteira
bot-wallets-choose = Selecionar { $wallet }
bot-wallets-unlink = Desvincular { $wallet }
bot-wallets-ask = Desvincular <code>{ $wallet }</code>? Os pontos e as transferências dela são mantidos. Para vincular de novo, você precisará assinar com ela.
bot-wallets-keep = Manter carteira
bot-wallets-unlink_now = Desvincular
bot-wallets-now = { $wallet } selecionada
bot-wallets-unlinked = { $wallet } desvinculada
bot-wallets-gone = Essa carteira não está mais vinculada

bot-language-title = Escolha um idioma
bot-language-auto = Como no Telegram
bot-language-set = Idioma alterado para português

bot-help-title = Comandos disponíveis:
bot-support = Fale com o suporte abaixo. Se for sobre uma transferência, tenha o link dela em mãos. Nunca pediremos sua frase de recuperação.
bot-support-open = Falar com o suporte
bot-support-none = Abra uma transferência para ver o status e os próximos passos. Nunca pediremos sua frase de recuperação.

bot-group-hello = A Causeway transfere ativos entre redes. Seus pontos e transferências só aparecem em uma conversa privada.
bot-group-private = Esta é uma conversa em grupo. Continue em particular para manter seus dados privados.
bot-group-open = Continuar em particular

bot-inline-route = { $amount }: de { $from } para { $to }
bot-inline-route_text = Envie esta rota para a conversa
bot-inline-route_message = Transfira <b>{ $amount }</b> de { $from } para { $to } com a Causeway.
bot-inline-bridge = Abrir rota

bot-problem = Algo deu errado do nosso lado. Tente novamente em um minuto.
bot-problem-api = Não foi possível acessar a Causeway agora. As transferências em andamento não são afetadas; tente novamente em um minuto.
bot-problem-busy = Estamos com muitas solicitações agora. Tente novamente em um minuto.
bot-too_fast = Mensagens demais de uma vez. Espere um minuto.

bot-command-remind = Lembrete diário
bot-remind-is_off = Os lembretes diários estão desativados. Ative-os para receber uma mensagem se ainda não tiver feito check-in.
bot-remind-is_on = Lembrete diário às <b>{ $time }</b> ({ $zone }), nos dias em que você ainda não fez check-in.
bot-remind-is_muted = Silenciado até { $day }.
bot-remind-quiet = Horário de silêncio: das { $from } às { $to }.
bot-remind-quiet_none = Sem horário de silêncio.
bot-remind-in_quiet = Esse horário está no seu horário de silêncio, então o lembrete chega quando ele termina, às { $time }.
bot-remind-unknown = Envie um horário, como <code>/remind 20:30</code>, ou um fuso horário, como <code>/remind America/Sao_Paulo</code>.
bot-remind-turn_on = Ativar
bot-remind-turn_off = Desativar
bot-remind-times = Horário
bot-remind-times_title = Escolha um horário
bot-remind-zones = Fuso horário
bot-remind-zones_title = Que horas são onde você está? Para outros fusos, envie um nome: <code>/remind America/Manaus</code>
bot-remind-quiets = Horário de silêncio
bot-remind-quiets_title = Escolha seu horário de silêncio
bot-remind-no_quiet = Nenhum
bot-remind-back = Voltar
bot-remind-saved = Salvo

bot-pay = Crie um link de pagamento no app e envie a quem vai pagar. A pessoa pode pagar de qualquer rede compatível, e vocês dois veem o status.
bot-pay-unread = A solicitação não está clara. Envie /pay com um valor, um token e, se quiser, uma rede, por exemplo <code>/pay 25 USDC base</code>.
bot-pay-open = Criar link de pagamento
bot-start-pay = Abra a solicitação de pagamento.
