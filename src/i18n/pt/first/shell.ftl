### Cabeçalho, navegação, títulos das páginas

nav-home = Causeway, início
nav-label = Principal
nav-skip = Ir para o conteúdo
nav-bridge = Ponte
nav-rewards = Prêmios
nav-hot = Em alta
nav-more = Mais
nav-history = Histórico

page-loading = Carregando a página

language-label = Idioma

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h

query-title = Encontrar uma transferência

tos-title = Termos de Serviço

crash-title = Esta página tropeçou
crash-text = As transferências a caminho não são afetadas. Carregue a página de novo para continuar.
crash-action = Carregar de novo
