### Dentro do Telegram

telegram-start-unknown = Não foi possível ler o link que abriu o aplicativo, então você começa do início.

telegram-launch-failed = Você não está conectado com o Telegram agora. A ponte funciona do mesmo jeito.
telegram-launch-init_data_expired = O Telegram abriu este aplicativo há tempo demais para fazer seu login. Feche e abra de novo.
telegram-launch-init_data_future = O relógio do seu Telegram está adiantado em relação ao nosso, então não foi possível fazer seu login. Confira a hora do aparelho e abra o aplicativo de novo.
telegram-launch-init_data_invalid = Não conseguimos verificar que o Telegram abriu este aplicativo, então seu login não foi feito. Feche e abra pelo bot.
telegram-launch-init_data_missing = O Telegram não disse quem você é, então seu login não foi feito. Abra o aplicativo pelo bot.
telegram-launch-init_data_used = Você saiu. Feche o aplicativo e abra de novo para entrar.
telegram-launch-telegram_off = Este site não tem bot no Telegram, então ninguém faz login aqui. A ponte funciona do mesmo jeito.
telegram-launch-offline = Você está sem conexão. Faremos seu login quando ela voltar.
telegram-launch-timeout = Nosso servidor demorou demais para fazer seu login. A ponte funciona do mesmo jeito.

telegram-colours = Cores do Telegram
telegram-home-title = Manter a Causeway à mão?
telegram-home-text = Coloque na tela inicial para abrir com um toque.
telegram-home-add = Adicionar à tela inicial

telegram-wallets = Carteiras desta conta do Telegram
telegram-wallets-text = Com uma carteira vinculada você faz aqui o que só o dono dela pode: convites, tarefas sociais, mensagens sobre suas transferências.
telegram-wallets-away = Não foi possível mostrar suas carteiras
telegram-wallets-none = Nenhuma carteira vinculada
telegram-wallets-none_text = Conecte uma carteira e vincule-a com uma assinatura. Não custa nada.
telegram-wallets-chosen = Em uso
telegram-wallets-choose = Usar
telegram-wallets-choose_one = Usar { $address }
telegram-wallets-unlink = Desvincular
telegram-wallets-unlink_one = Desvincular { $address }
telegram-wallets-unlink_ask = Desvincular?
telegram-wallets-keep = Manter
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Conectada, mas ainda não vinculada a esta conta do Telegram.
telegram-wallets-link = Vincular com uma assinatura

telegram-receipts = Mensagens sobre suas transferências
telegram-receipts-note = O bot escreve quando um depósito é detectado, chega, é devolvido ou precisa de você. Vale para as carteiras vinculadas a esta conta do Telegram.
telegram-receipts-refused = O bot não teve permissão para escrever a você, então isso continua desativado. Ative de novo para escolher outra vez.

telegram-share = Compartilhar no Telegram
telegram-share-text = Seu convite está pronto. Escolha a conversa para enviá-lo.
telegram-share-expired = Este convite foi preparado há muito tempo. Peça outro ao bot com /invite ou compartilhe seu link.
telegram-share-failed = O Telegram não conseguiu enviar o convite. Tente de novo ou compartilhe seu link.

problem-init_data_missing = O Telegram não disse quem você é. Abra o aplicativo pelo bot.
problem-init_data_expired = O Telegram abriu este aplicativo há tempo demais. Feche e abra de novo.
problem-init_data_invalid = Não conseguimos verificar que o Telegram abriu este aplicativo. Feche e abra pelo bot.
problem-init_data_future = O relógio do seu Telegram está adiantado em relação ao nosso. Confira a hora do aparelho e abra o aplicativo de novo.
problem-init_data_used = Você saiu. Feche o aplicativo e abra de novo para entrar.
problem-telegram_off = Este site não tem bot no Telegram.
problem-telegram_session_required = Sua sessão no Telegram terminou. Feche o aplicativo e abra de novo.
problem-wallet_of_another = Outra conta do Telegram está vinculando esta carteira agora. Tente de novo.
problem-too_many_wallets = Uma conta do Telegram pode ter 20 carteiras. Desvincule uma primeiro.
problem-wallet_not_linked = Esta carteira não está mais vinculada à sua conta do Telegram.
problem-contract_wallet_unused = Esta carteira de contrato ainda não tem atividade aqui. Faça primeiro uma transferência ou um check-in com ela e depois vincule.
