### Tarefas sociais: seguir, entrar e o que a plataforma vê disso

social-title-x = Siga a gente no X
social-title-discord = Entre no nosso Discord
social-title-telegram = Entre no nosso Telegram
social-worth = { $points } pontos
social-worth-trust = { $points } pontos; confiamos na sua palavra
social-worth-none = Sem pontos: aqui ninguém pode verificar

social-action-follow = Seguir
social-action-join = Entrar
social-action-auth = Autorizar
social-action-verify = Verificar
social-action-verifying = Verificando
social-action-retry = Tentar de novo
social-action-done = Concluída
social-opens = abre em uma nova aba
social-reopen = Abrir { $platform } de novo
social-hint-auth = Mais um passo: deixe o Discord mostrar que você é membro. Nada mais é lido, e nada é guardado.
social-hint-verifying = Confirme na carteira se ela pedir. Fazer login não custa nada.
social-hint-back = Volte aqui depois: a verificação é feita então. Ou toque em Verificar.
social-done = Concluída.
social-done-points = Concluída: { $points } pontos estão a caminho.

social-handle = Seu nome no X
social-handle-missing = Digite seu nome no X, como @name.
social-handle-invalid = Um nome no X tem até 15 letras, números e sublinhados.
social-proof = Seu código para o X
social-proof-copy = Copiar o código
social-proof-why = Coloque este código na bio do seu perfil no X, para vermos que a conta é sua. Depois da verificação, você pode removê-lo.

social-discord-connect = O Discord respondeu para a carteira { $wallet }. Conecte essa carteira para verificar.
social-discord-other = O Discord respondeu para a carteira { $wallet }, que não é a conectada agora. Conecte-a para verificar ou comece de novo com esta.
social-discord-declined = Você recusou no Discord. Nada mudou; você pode mostrar sua participação a qualquer momento.
social-discord-failed = O Discord não conseguiu responder. Tente mais uma vez em instantes.
social-discord-mismatch = O que voltou do Discord não foi pedido nesta aba, então não foi usado. Toque em Autorizar para começar de novo.

social-failed = falha na verificação.
social-wait-seconds = Tente de novo em { $seconds } s.
social-wait-minutes = Tente de novo em { $minutes } min.
social-problem-verification_failed =
    { $platform ->
        [x] O X não mostra que você nos segue. Siga-nos com a conta deste nome e tente de novo.
        [discord] O Discord não mostra você como membro. Entre primeiro na comunidade e tente de novo com a mesma conta.
       *[telegram] O Telegram não mostra você como membro. Entre primeiro no canal e tente de novo.
    }
social-problem-handle_missing = Digite seu nome no X, como @name, e tente de novo.
social-problem-handle_unknown = Essa conta não existe no X ou está suspensa. Confira o nome.
social-problem-account_protected = Esta conta não mostra quem ela segue. Deixe-a pública durante a verificação e tente de novo.
social-problem-account_unproven = O X não mostra seu código na bio desta conta. Coloque-o lá, salve e tente de novo.
social-problem-follow_out_of_sight = Esta conta segue gente demais para nos encontrar entre elas. Deixe de seguir, siga de novo e tente outra vez.
social-problem-code_missing = Deixe primeiro o Discord mostrar sua participação.
social-problem-code_refused = A permissão do Discord já foi usada ou expirou. Dê mais uma vez.
social-problem-member_pending = O Discord ainda espera que você aceite as regras da comunidade. Aceite lá e tente de novo.
social-problem-telegram_not_linked = Nenhuma conta do Telegram está vinculada a esta carteira. Abra o aplicativo no Telegram, vincule esta carteira lá e verifique de novo.
social-problem-account_taken = Esta conta já fez a tarefa para outra carteira. Use outra conta ou conecte aquela carteira.
social-problem-verification_busy = Muitas pessoas estão verificando neste momento.
social-problem-verification_unavailable = A tarefa não pode ser verificada agora. Não é culpa sua; tente de novo mais tarde.
social-problem-too_many_requests = Muitas tentativas ao mesmo tempo.
social-problem-rate_limited = Muitas tentativas ao mesmo tempo. Espere um momento e tente de novo.
social-problem-campaign_not_running = Esta tarefa terminou e não rende mais pontos.
social-problem-campaign_unknown = Esta tarefa não é mais oferecida.
social-problem-campaign_not_social = Esta tarefa mudou. Carregue a página de novo.
social-problem-platform_mismatch = Esta tarefa mudou. Carregue a página de novo.
social-problem-wallet_rejected = Você recusou na carteira. Nada mudou.
