### Links that fill the form

link-ignored = Se ignoró del enlace: { $list }. Revisa el formulario antes de continuar.
link-address_as_network = Eso parece una dirección. En los enlaces, usa «recipient» para direcciones y «to» para redes.
link-part = { $name } «{ $value }»
link-field-from = red de origen
link-field-to = red de destino
link-field-chain = red
link-field-token = activo
link-field-amount = importe
link-field-exact = importe exacto
link-field-recipient = destinatario
link-field-exchange = exchange
link-field-ref = código de referido
link-field-channel = socio
link-recipient = Esta dirección viene del enlace que abriste. Úsala solo si coincide con la que te dio el destinatario.
link-share-title = Transferencia de Causeway
link-share-text = Transfiere en Causeway con estos ajustes

action-dismiss = Entendido
