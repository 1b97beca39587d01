### Páginas dos parceiros

channel-home = { $name }, início
channel-transactions = Transações
channel-about = Sobre
channel-support = Suporte
channel-powered-by = Com tecnologia Causeway

channel-missing-title = Esse parceiro não existe
channel-missing-text = O endereço pode estar errado ou o parceiro tem suas páginas em outro lugar.
