### O destinatário de uma transferência

recipient-title = Destinatário em { $network }
recipient-label = Endereço em { $network }
recipient-placeholder = Cole um endereço
recipient-name_pending = Procurando o nome…
recipient-name_moved = { $name } não leva mais a este endereço. Escolha o destinatário de novo.
recipient-use = Usar este endereço
recipient-use_own = Usar minha própria carteira
recipient-connect = Conectar uma carteira em { $network }
recipient-warning-first_use = Você nunca enviou para este endereço. Confira cada caractere: pagamentos não podem ser revertidos.
recipient-warning-lookalike = Parece um endereço que você já usou, mas não é o mesmo. Pode ser envenenamento de endereço.
recipient-other_network = Você colou um endereço de outra rede: { $named }. Confirme que o destinatário também o usa em { $network }.
