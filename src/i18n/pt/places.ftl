### Nomes das páginas nos menus

deploy-tag = Base
points-mine = Meus pontos
request-title = Solicitar um pagamento
service-title = Status do serviço
screen-bridge-title = Ponte
screen-bridge-description = Transfira ativos entre redes. Seus fundos ficam em um contrato inteligente até o pagamento ser comprovado.
screen-trust-title = Confiança
screen-account-title = Sessões e dados
screen-maker-title = Formação de mercado
screen-pool-title = Pool
screen-portfolio-title = Portfólio
nav-history = Histórico
screen-deploy-title = Implantar
screen-ecosystem-title = Ecossistema
screen-developing-title = Em desenvolvimento
screen-test-title = Diagnóstico
screen-tracker-title = Rastreador L2
screen-faucet-title = Faucets
screen-not-found-title = Página não encontrada
query-title = Encontrar uma transferência
tos-title = Termos de Serviço
