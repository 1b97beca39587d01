### Links that fill the form

link-ignored = Ignorado do link: { $list }. Verifique o formulário antes de continuar.
link-address_as_network = Isso parece um endereço. Em links, use “recipient” para endereços e “to” para redes.
link-part = { $name } “{ $value }”
link-field-from = rede de origem
link-field-to = rede de destino
link-field-chain = rede
link-field-token = ativo
link-field-amount = valor
link-field-exact = valor exato
link-field-recipient = destinatário
link-field-exchange = corretora
link-field-ref = código de indicação
link-field-channel = parceiro
link-recipient = Este endereço veio do link que você abriu. Use-o só se for o que o destinatário passou a você.
link-share-title = Transferência da Causeway
link-share-text = Transfira na Causeway com estas opções

action-dismiss = Entendi
