### Titles and descriptions of every address, also for search engines and link previews

screen-confirm-title = Revisar transferência
screen-confirm-description = Revise o que você envia, o que recebe e quanto custa antes de confirmar na carteira.

screen-completed-title = Concluída
screen-completed-description = O recibo da sua transferência: o que chegou, onde e com quais transações.

screen-order-title = Transferência
screen-order-description = Acompanhe uma transferência do depósito até a chegada.

screen-history-title = Histórico
screen-history-description = Todas as suas transferências, das mais recentes às mais antigas.

screen-query-title = Encontrar uma transferência
screen-query-description = Busque qualquer transferência pelo ID, hash da transação ou endereço da carteira.

screen-status-title = Status do serviço
screen-status-description = Veja se tudo está funcionando agora e com que rapidez e confiabilidade cada provedor entrega.
screen-trust-description = Veja o que protege seus depósitos: atestadores, saldos em custódia, auditorias e simulações.

screen-pay-title = Solicitar um pagamento
screen-pay-description = Receba por um link: quem paga usa qualquer rede, e você recebe o valor na sua.

screen-account-description = Veja onde você entrou, encerre sessões e baixe ou exclua seus dados.

screen-tos-title = Termos de Serviço
screen-tos-description = Os termos de uso da Causeway: custódia, taxas e riscos.

screen-access-restricted-title = Indisponível na sua localização
screen-access-restricted-description = As regras locais não nos permitem oferecer este serviço na sua localização.

screen-dapp-title = Ponte
screen-dapp-description = Transfira ativos entre redes a partir de outro app.

screen-network-title = Ponte
screen-network-description = Transfira ativos entre redes com um de nossos parceiros.

screen-network-history-title = Histórico
screen-network-history-description = Todas as suas transferências com um de nossos parceiros.

screen-swap-title = Troca
screen-swap-description = Troque tokens em uma rede com a melhor de várias cotações e veja todos os custos antes de assinar.
screen-swap-detail-title = Detalhes da troca
screen-swap-detail-description = Andamento e resultado de uma troca de tokens.

screen-maker-description = Veja como funciona a formação de mercado, com rotas, limites e tempos atuais.

screen-pool-description = Endereços convidados emprestam ao formador de mercado e participam dos ganhos dele.

screen-portfolio-description = Veja os saldos de todas as suas carteiras conectadas, com o valor em dólares.

screen-points-title = Pontos
screen-points-description = Ganhe pontos com transferências, check-ins diários, tarefas e indicações.

screen-deploy-description = Implante um pequeno contrato seu com uma só assinatura.

screen-ecosystem-description = Redes, carteiras e apps que funcionam com a Causeway.

screen-invite-title = Convidar amigos
screen-invite-description = Compartilhe seu link e ganhe uma parte dos pontos das transferências de cada amigo que entrar.

screen-developing-description = No que estamos trabalhando, o que vem depois e o que já está disponível.

screen-test-description = Verifique conexão, armazenamento e carteiras e copie um relatório para o suporte.

screen-layerzero-airdrop-title = Airdrop de ZRO
screen-layerzero-airdrop-description = Veja quantos ZRO foram alocados aos seus endereços.

screen-strk-airdrop-title = Airdrop de STRK
screen-strk-airdrop-description = Veja quantos STRK foram alocados aos seus endereços.

screen-taiko-drop-title = Airdrop de TAIKO
screen-taiko-drop-description = Veja quantos TAIKO foram alocados aos seus endereços.

screen-blast-drop-title = Airdrop de BLAST
screen-blast-drop-description = Veja quantos BLAST foram alocados aos seus endereços.

screen-zk-airdrop-title = Airdrop de ZK
screen-zk-airdrop-description = Veja quantos ZK foram alocados aos seus endereços.

screen-bob-spice-title = Tarefas do BOB Spice
screen-bob-spice-description = Veja suas tarefas concluídas do BOB Spice e resgate suas recompensas.

screen-soneium-badge-title = Emblema Soneium
screen-soneium-badge-description = Veja se sua carteira ganhou o emblema Soneium e resgate-o.

screen-scroll-badge-title = Emblema Scroll
screen-scroll-badge-description = Veja se sua carteira ganhou o emblema Scroll e resgate-o.

screen-tracker-description = Veja sua atividade em cada rede: transações, volume, dias ativos e gás gasto.

screen-tracker-scrollmarks-title = Pontos Scroll Marks
screen-tracker-scrollmarks-description = Veja quantos Scroll Marks seu endereço tem.

screen-tracker-scroll-airdrop-title = Airdrop de SCR
screen-tracker-scroll-airdrop-description = Veja quantos SCR foram alocados ao seu endereço.

screen-tracker-lxp-title = Pontos Linea LXP
screen-tracker-lxp-description = Veja quantos Linea LXP e LXP-L seu endereço tem.

screen-tracker-soneium-og-title = Emblema Soneium OG
screen-tracker-soneium-og-description = Veja se seu endereço tem o emblema Soneium OG.

screen-tracker-zora-airdrop-title = Airdrop de ZORA
screen-tracker-zora-airdrop-description = Veja quantos ZORA foram alocados ao seu endereço.

screen-tracker-eclipse-airdrop-title = Airdrop de Eclipse
screen-tracker-eclipse-airdrop-description = Veja quantos ES foram alocados ao seu endereço.

screen-faucet-description = Obtenha moedas de testnet para fazer testes.

screen-faucet-ink-title = Faucet da Ink
screen-faucet-ink-description = Obtenha moedas da testnet da Ink para fazer testes.

screen-faucet-ip-title = Faucet da IP
screen-faucet-ip-description = Obtenha moedas da testnet da IP para fazer testes.

screen-faucet-monad-title = Faucet da Monad
screen-faucet-monad-description = Obtenha moedas da testnet da Monad para fazer testes.

screen-owlmazing-title = Evento Owlmazing
screen-owlmazing-description = O Owlmazing terminou. Obrigado por participar.

screen-owlympics-title = Evento Owlympics
screen-owlympics-description = O Owlympics terminou. Obrigado por participar.

screen-not-found-description = Verifique se o endereço está correto. A página pode ter mudado de lugar.

screen-back = Voltar para a ponte
screen-not_open = Esta página ainda não está disponível
screen-ended = Este evento terminou

nearest-question = Você quis dizer { $path }?
nearest-find = Buscar transferências
nearest-places = Páginas

terms-failed = Não foi possível carregar os termos
terms-failed-text = Verifique sua conexão e tente novamente.
