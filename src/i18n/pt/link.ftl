### Links que preenchem o formulário

link-ignored = Não usado do link: { $list }. Vale o que o formulário mostra.
link-address_as_network = Isso parece um endereço: em um link, o endereço vai em “recipient”, e “to” indica uma rede.
link-part = { $name } “{ $value }”
link-field-from = rede de origem
link-field-to = rede de destino
link-field-token = ativo
link-field-amount = valor
link-field-recipient = destinatário
link-field-exchange = corretora
link-field-ref = código de convite
link-field-channel = parceiro
link-recipient = Este endereço veio com o link que você abriu. Use-o só se for o que o destinatário deu a você.
link-share-title = Transferência da Causeway
link-share-text = Use a ponte da Causeway com estas opções

action-dismiss = Entendi
