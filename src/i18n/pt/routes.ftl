### Títulos e descrições de cada endereço, também para buscadores e prévias de links

screen-bridge-title = Ponte
screen-bridge-description = Mova ativos entre redes. Seu depósito fica em um contrato até chegar.

screen-confirm-title = Revisão
screen-confirm-description = Confira o que você envia, o que chega e quanto custa antes que sua carteira pergunte.

screen-completed-title = Chegou
screen-completed-description = O recibo de uma transferência: o que chegou, onde e as transações por trás dela.

screen-order-title = Transferência
screen-order-description = Acompanhe uma transferência do depósito até a chegada.

screen-history-title = Histórico
screen-history-description = Todas as transferências da sua carteira, das mais novas às mais antigas.

screen-query-title = Encontrar uma transferência
screen-query-description = Encontre qualquer transferência pelo ID, pelo hash do depósito ou do pagamento, ou por um endereço de carteira.
screen-account-title = Sessões e dados
screen-account-description = Veja onde você entrou, encerre sessões e baixe ou exclua seus dados.

screen-tos-title = Termos de Serviço
screen-tos-description = O que você aceita ao usar a Causeway: quem guarda um depósito, quanto custa e o que pode dar errado.

screen-access-restricted-title = Não disponível onde você está
screen-access-restricted-description = As regras da sua localização não nos permitem oferecer este serviço aí.

screen-dapp-title = Ponte
screen-dapp-description = Mova ativos entre redes, aberto a partir de outro aplicativo.

screen-network-title = Ponte
screen-network-description = Mova ativos entre redes com um de nossos parceiros.

screen-network-history-title = Histórico
screen-network-history-description = Todas as transferências da sua carteira com um de nossos parceiros.

screen-swap-title = Troca
screen-swap-description = Aqui você troca um token por outro na mesma rede.

screen-maker-title = Formação de mercado
screen-maker-description = Aqui os formadores de mercado veem rotas e seus limites e se candidatam a pagar transferências com fundos próprios.

screen-pool-title = Fundo
screen-pool-description = Aqui endereços convidados emprestam ao formador de mercado e participam do que ele ganha.

screen-portfolio-title = Portfólio
screen-portfolio-description = Aqui você vê em um só lugar os saldos de todas as suas carteiras conectadas, com o valor em dólares.

screen-points-title = Pontos
screen-points-description = Os pontos recompensam o que você faz aqui: cada transferência, cada check-in diário, cada tarefa e cada amigo que você traz.

screen-deploy-title = Implantar
screen-deploy-description = Aqui você coloca um pequeno contrato seu em uma rede com uma só assinatura.

screen-ecosystem-title = Ecossistema
screen-ecosystem-description = As redes, carteiras e aplicativos que funcionam com a Causeway.

screen-invite-title = Convidar amigos
screen-invite-description = Aqui você obtém um link que dá a você uma parte dos pontos de ponte de cada amigo que vier por ele.

screen-developing-title = Em construção
screen-developing-description = Os endereços de páginas que só quem as constrói usa levam para cá.

screen-test-title = Página de teste
screen-test-description = Os operadores abrem esta página para ver se o aplicativo carrega.

screen-layerzero-airdrop-title = Airdrop de ZRO
screen-layerzero-airdrop-description = Aqui você confere quantos ZRO seus endereços receberam.

screen-strk-airdrop-title = Airdrop de STRK
screen-strk-airdrop-description = Aqui você confere quantos STRK seus endereços receberam.

screen-taiko-drop-title = Airdrop de TAIKO
screen-taiko-drop-description = Aqui você confere quantos TAIKO seus endereços receberam.

screen-blast-drop-title = Airdrop de BLAST
screen-blast-drop-description = Aqui você confere quantos BLAST seus endereços receberam.

screen-zk-airdrop-title = Airdrop de ZK
screen-zk-airdrop-description = Aqui você confere quantos ZK seus endereços receberam.

screen-bob-spice-title = Tarefas do BOB Spice
screen-bob-spice-description = Aqui você vê quais tarefas do BOB Spice sua carteira fez e resgata o que renderam.

screen-soneium-badge-title = Emblema Soneium
screen-soneium-badge-description = Aqui você vê se sua carteira ganhou o emblema Soneium e o resgata.

screen-scroll-badge-title = Emblema Scroll
screen-scroll-badge-description = Aqui você vê se sua carteira ganhou o emblema Scroll e o resgata.

screen-tracker-title = Rastreador L2
screen-tracker-description = Aqui você vê a atividade do seu endereço em cada rede: transações, volume, dias ativos e gás gasto.

screen-tracker-scrollmarks-title = Pontos Scroll Marks
screen-tracker-scrollmarks-description = Aqui você vê quantos Scroll Marks seu endereço tem.

screen-tracker-scroll-airdrop-title = Airdrop de SCR
screen-tracker-scroll-airdrop-description = Aqui você vê quantos SCR seu endereço recebeu.

screen-tracker-lxp-title = Pontos Linea LXP
screen-tracker-lxp-description = Aqui você vê quantos Linea LXP e LXP-L seu endereço tem.

screen-tracker-soneium-og-title = Emblema Soneium OG
screen-tracker-soneium-og-description = Aqui você vê se seu endereço tem o emblema Soneium OG.

screen-tracker-zora-airdrop-title = Airdrop de ZORA
screen-tracker-zora-airdrop-description = Aqui você vê quantos ZORA seu endereço recebeu.

screen-tracker-eclipse-airdrop-title = Airdrop de Eclipse
screen-tracker-eclipse-airdrop-description = Aqui você vê quantos ES seu endereço recebeu.

screen-faucet-title = Torneiras
screen-faucet-description = Aqui você obtém moedas de redes de teste para experimentar.

screen-faucet-ink-title = Torneira da Ink
screen-faucet-ink-description = Aqui você obtém moedas da rede de teste Ink para experimentar.

screen-faucet-ip-title = Torneira da Story
screen-faucet-ip-description = Aqui você obtém IP, a moeda da rede de teste Story, para experimentar.

screen-faucet-monad-title = Torneira da Monad
screen-faucet-monad-description = Aqui você obtém moedas da rede de teste Monad para experimentar.

screen-owlmazing-title = Evento Owlmazing
screen-owlmazing-description = O Owlmazing terminou. Obrigado a todos que participaram.

screen-owlympics-title = Evento Owlympics
screen-owlympics-description = O Owlympics terminou. Obrigado a todos que participaram.

screen-not-found-title = Não há nada aqui
screen-not-found-description = O endereço pode estar errado ou a página mudou de lugar.

screen-back = Voltar para a ponte
screen-not_open = Esta página não está aberta no momento
screen-ended = Este evento terminou

nearest-question = Você quis dizer { $path }?
nearest-find = Procurar entre as transferências
nearest-places = Lugares que existem

terms-failed = Não foi possível carregar os termos
terms-failed-text = Verifique sua conexão e tente de novo.
