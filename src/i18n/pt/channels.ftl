### Pages of partners

channel-home = { $name }, início
channel-transactions = Transações
channel-about = Sobre
channel-support = Suporte
channel-powered-by = Com tecnologia Causeway

channel-missing-title = Parceiro não encontrado
channel-missing-text = Verifique se o endereço está correto ou visite o site do parceiro.
