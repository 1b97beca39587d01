### Social tasks: follow, join, verify

social-title-x = Siga a gente no X
social-title-discord = Entre no nosso Discord
social-title-telegram = Entre no nosso Telegram
social-worth = { $points } pontos
social-worth-trust = { $points } pontos (não verificado)
social-worth-none = Sem pontos (não dá para verificar)

social-action-follow = Seguir
social-action-join = Entrar
social-action-auth = Autorizar
social-action-verify = Verificar
social-action-verifying = Verificando
social-action-retry = Tentar novamente
social-action-done = Concluída
social-opens = abre em uma nova aba
social-reopen = Abrir { $platform } de novo
social-hint-auth = Permita que o Discord confirme que você é membro. Nada mais é lido, e nada é armazenado.
social-hint-verifying = Confirme na carteira, se solicitado. Entrar é grátis.
social-hint-back = Depois volte aqui para verificar ou toque em Verificar.
social-done = Concluída.
social-done-points = Concluída. { $points } pontos pendentes.

social-handle = Seu usuário do X
social-handle-missing = Digite seu usuário do X, como @name.
social-handle-invalid = Um usuário do X tem até 15 letras, números e sublinhados.
social-proof = Seu código de verificação
social-proof-copy = Copiar código
social-proof-why = Adicione este código à sua bio do X para verificarmos que a conta é sua. Depois, você pode removê-lo.

social-discord-connect = O Discord confirmou a carteira { $wallet }. Conecte essa carteira para verificar.
social-discord-other = O Discord confirmou a carteira { $wallet }, mas outra está conectada. Conecte aquela carteira ou recomece com esta.
social-discord-declined = Você recusou no Discord. Nada mudou, e você pode tentar novamente quando quiser.
social-discord-failed = O Discord não está respondendo. Tente novamente em instantes.
social-discord-mismatch = Esta resposta do Discord não foi pedida nesta aba, então foi ignorada. Toque em Autorizar para recomeçar.

social-failed = Falha na verificação.
social-wait-seconds = Tente novamente em { $seconds } s.
social-wait-minutes = Tente novamente em { $minutes } min.
social-problem-verification_failed =
    { $platform ->
        [x] Não encontramos você entre nossos seguidores no X. Siga a gente com esta conta e tente novamente.
        [discord] Não encontramos você entre os membros do nosso Discord. Entre com a mesma conta e tente novamente.
       *[telegram] Não encontramos você entre os membros do nosso Telegram. Entre no canal e tente novamente.
    }
social-problem-handle_missing = Digite seu usuário do X, como @name, e tente novamente.
social-problem-handle_unknown = Esta conta do X não existe ou está suspensa. Verifique o usuário.
social-problem-account_protected = A lista de quem esta conta segue é privada. Deixe-a pública durante a verificação e tente novamente.
social-problem-account_unproven = Não encontramos seu código na bio desta conta do X. Adicione-o, salve e tente novamente.
social-problem-follow_out_of_sight = Esta conta segue contas demais para verificarmos. Deixe de seguir, siga de novo e tente novamente.
social-problem-code_missing = Autorize no Discord primeiro.
social-problem-code_refused = A autorização do Discord expirou ou já foi usada. Autorize de novo.
social-problem-member_pending = O Discord aguarda que você aceite as regras da comunidade. Aceite-as lá e tente novamente.
social-problem-telegram_not_linked = Nenhuma conta do Telegram está vinculada a esta carteira. Abra o app no Telegram, vincule esta carteira e tente novamente.
social-problem-account_taken = Esta conta já concluiu a tarefa com outra carteira. Use outra conta ou conecte aquela carteira.
social-problem-verification_busy = A verificação está muito ocupada no momento.
social-problem-verification_unavailable = Não podemos verificar esta tarefa agora. Tente mais tarde.
social-problem-too_many_requests = Tentativas demais.
social-problem-rate_limited = Tentativas demais. Espere um momento e tente novamente.
social-problem-campaign_not_running = Esta tarefa terminou e não rende mais pontos.
social-problem-campaign_unknown = Esta tarefa não está mais disponível.
social-problem-campaign_not_social = Esta tarefa mudou. Recarregue a página.
social-problem-platform_mismatch = Esta tarefa mudou. Recarregue a página.
social-problem-wallet_rejected = Você recusou na carteira. Nada mudou.
