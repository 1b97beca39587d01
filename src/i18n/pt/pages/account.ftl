account-connect-title = Conecte uma carteira
account-connect-text = Suas sessões e seus dados pertencem à sua carteira.
account-signin-title = Entre para ver suas sessões
account-signin-text = Sua carteira assina uma mensagem. É grátis e não movimenta fundos.
account-signin = Entrar
account-away = Não foi possível carregar suas sessões
account-sessions = Sessões
account-session-unknown = Dispositivo desconhecido
account-session-current = Este dispositivo
account-session-seen = Último uso: { $when }
account-session-end = Encerrar
account-session-end_one = Encerrar a sessão em { $device }
account-sessions-end_others = Encerrar as outras sessões
account-sessions-end_all = Sair de todos os lugares
account-end-ask = Encerrar esta sessão?
account-end-ask_all = Sair de todos os lugares?
account-end-text = Você precisará entrar de novo com sua carteira.
account-end-stay = Manter a sessão
account-data = Seus dados
account-data-wallet = Inclui { $address }.
account-data-wallet_linked = Inclui { $address } e o vínculo com o Telegram.
account-data-telegram =
    { $count ->
        [0] Inclui sua conta do Telegram.
        [one] Inclui sua conta do Telegram e a carteira vinculada.
       *[other] Inclui sua conta do Telegram e as { $count } carteiras vinculadas.
    }
account-export = Baixar meus dados
account-export-ready = Seu arquivo está pronto.
account-export-save = Salvar { $file }
account-delete-title = Excluir seus dados
account-delete-text = Exclui suas sessões, sua atividade, os vínculos com o Telegram e seu código de indicação. Transferências e pontos confirmados continuam registrados com o endereço da carteira.
account-delete-unavailable = A exclusão ainda não está configurada neste site. Você ainda pode baixar seus dados e sair de todos os lugares.
account-delete = Excluir meus dados
account-delete-ask = Excluir seus dados?
account-delete-warning = Isso não pode ser desfeito. As transferências em andamento continuam.
account-delete-remains = Os pontos confirmados continuam registrados por endereço de carteira, mas a classificação deixa de mostrá-los, a menos que você volte a ela.
account-delete-signature = Antes, sua carteira pede que você assine uma mensagem.
account-delete-keep = Manter meus dados
account-ended = Você saiu
account-ended-text = Feche o app e abra de novo para entrar.
account-deleted = Seus dados foram excluídos
account-deleted-text = As transferências em andamento continuam.
