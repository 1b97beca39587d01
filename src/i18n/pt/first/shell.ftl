### Header, navigation, page titles

nav-home = Causeway, início
nav-label = Principal
nav-skip = Ir para o conteúdo
nav-bridge = Ponte
nav-swap = Troca
nav-rewards = Recompensas
nav-hot = Em alta
nav-more = Mais
nav-deploy = Implantar

page-loading = Carregando página

language-label = Idioma

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h



crash-title = Algo deu errado
crash-text = As transferências em andamento não são afetadas. Recarregue a página para continuar.
crash-action = Recarregar
