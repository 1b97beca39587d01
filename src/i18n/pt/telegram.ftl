### Inside Telegram

telegram-start-unknown = Não foi possível ler o link que abriu o app, então esta é a página inicial.

telegram-launch-failed = Você não entrou com o Telegram. Ainda pode fazer transferências.
telegram-launch-init_data_expired = Seu login com o Telegram expirou. Feche o app e abra de novo.
telegram-launch-init_data_future = Não foi possível fazer login porque o relógio do seu dispositivo está adiantado. Corrija a hora e abra o app de novo.
telegram-launch-init_data_invalid = Não foi possível verificar seu login com o Telegram. Feche o app e abra-o pelo bot.
telegram-launch-init_data_missing = O Telegram não compartilhou sua conta, então você não entrou. Abra o app pelo bot.
telegram-launch-init_data_used = Você saiu. Feche o app e abra de novo para entrar.
telegram-launch-telegram_off = Este site não tem bot do Telegram, então não dá para entrar aqui. Você ainda pode fazer transferências.
telegram-launch-offline = Você está offline. Faremos seu login quando a conexão voltar.
telegram-launch-timeout = O login demorou demais. Você ainda pode fazer transferências.

telegram-colours = Tema do Telegram
telegram-home-title = Adicionar à tela inicial?
telegram-home-text = Abra a Causeway pela tela inicial com um toque.
telegram-home-add = Adicionar à tela inicial

telegram-wallets = Carteiras vinculadas ao Telegram
telegram-wallets-text = Vincule uma carteira para usar indicações, tarefas sociais e mensagens de transferências aqui.
telegram-wallets-away = Não foi possível carregar suas carteiras
telegram-wallets-none = Nenhuma carteira vinculada
telegram-wallets-none_text = Conecte uma carteira e vincule-a com uma assinatura grátis.
telegram-wallets-chosen = Em uso
telegram-wallets-choose = Usar
telegram-wallets-choose_one = Usar { $address }
telegram-wallets-unlink = Desvincular
telegram-wallets-unlink_one = Desvincular { $address }
telegram-wallets-unlink_ask = Desvincular?
telegram-wallets-keep = Manter
telegram-wallets-offer = { $wallet } { $address }
telegram-wallets-offer_text = Conectada, mas ainda não vinculada a esta conta do Telegram.
telegram-wallets-link = Assinar para vincular
telegram-wallets-moved = { $wallet } foi movida para outra conta do Telegram em { $date }. Só o vínculo mudou, o que não move fundos.
telegram-wallets-moved_text = Se não foi você, outra pessoa tem acesso a esta carteira: mova seus fundos para uma nova. Para vincular esta aqui de novo, conecte-a e assine.

telegram-receipts = Mensagens de transferências
telegram-receipts-note = Receba uma mensagem do bot quando um depósito é detectado, chega, é reembolsado ou precisa da sua atenção. Inclui as carteiras vinculadas a esta conta do Telegram.
telegram-receipts-refused = Você não permitiu que o bot envie mensagens, então isso continua desativado. Ative de novo para mudar.

telegram-offer = Receba mensagens sobre suas transferências
telegram-offer-link = Vincule sua carteira com uma assinatura gratuita. O bot avisará quando uma transferência chegar, for reembolsada ou precisar da sua atenção.
telegram-offer-link-action = Vincular carteira
telegram-offer-turn_on = O bot avisa quando uma transferência chega, é reembolsada ou precisa da sua atenção.
telegram-offer-turn_on-action = Ativar mensagens
telegram-offer-dismiss = Agora não
telegram-offer-done = Mensagens de transferências ativadas.

telegram-share = Compartilhar no Telegram
telegram-share-text = Seu convite está pronto. Escolha uma conversa para enviá-lo.
telegram-share-expired = Este convite expirou. Envie /invite ao bot para obter outro ou compartilhe seu link.
telegram-share-failed = O Telegram não conseguiu enviar o convite. Tente novamente ou compartilhe seu link.

problem-init_data_missing = O Telegram não compartilhou sua conta. Abra o app pelo bot.
problem-init_data_expired = Seu login com o Telegram expirou. Feche o app e abra de novo.
problem-init_data_invalid = Não foi possível verificar seu login com o Telegram. Feche o app e abra-o pelo bot.
problem-init_data_future = O relógio do seu dispositivo está adiantado. Corrija a hora e abra o app de novo.
problem-init_data_used = Você saiu. Feche o app e abra de novo para entrar.
problem-telegram_off = Este site não tem bot do Telegram.
problem-telegram_session_required = Sua sessão do Telegram terminou. Feche o app e abra de novo.
problem-wallet_of_another = Esta carteira está sendo vinculada a outra conta do Telegram agora. Tente novamente.
problem-too_many_wallets = Você pode vincular até 20 carteiras. Desvincule uma primeiro.
problem-wallet_not_linked = Esta carteira não está mais vinculada à sua conta do Telegram.
problem-contract_wallet_unused = Esta carteira de contrato inteligente ainda não tem atividade aqui. Faça primeiro uma transferência ou um check-in com ela e depois vincule.
