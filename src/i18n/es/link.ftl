### Enlaces que rellenan el formulario

link-ignored = No usado del enlace: { $list }. Lo que cuenta es lo que muestra el formulario.
link-address_as_network = Eso parece una dirección: en un enlace, la dirección va en «recipient», y «to» indica una red.
link-part = { $name } «{ $value }»
link-field-from = red de origen
link-field-to = red de destino
link-field-token = activo
link-field-amount = importe
link-field-recipient = destinatario
link-field-exchange = exchange de destino
link-field-ref = código de invitación
link-field-channel = socio
link-recipient = Esta dirección venía en el enlace que abriste. Úsala solo si es la que te dio el destinatario.
link-share-title = Transferencia de Causeway
link-share-text = Usa el puente de Causeway con estos ajustes

action-dismiss = Entendido
