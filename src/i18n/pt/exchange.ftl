### Uma corretora como destino

exchange-row = Para { $name }
exchange-row-add = Adicione o endereço de depósito
exchange-row-shut = indisponível
exchange-row-unknown = Corretora desconhecida
exchange-row-check = Confira o endereço de depósito
exchange-add_address = Adicionar endereço de depósito
exchange-add_memo = Adicionar o memo
exchange-change = Mudar o destino
exchange-blocked-unknown = Não conhecemos essa corretora em { $network }.
exchange-blocked-suspended = { $name } suspendeu os depósitos. { $reason }
exchange-blocked-token = { $name } não aceita { $token } em { $network }.

exchange-title = Depositar na { $name }
exchange-confirm_note = Confirme na página da própria corretora que ela aceita depósitos de { $token } em { $network } e não os suspendeu.
exchange-network = Rede
exchange-networks = Redes que aceita
exchange-least = Credita a partir de
exchange-least-none = mínimo desconhecido
exchange-credits = Credita após
exchange-credits-after =
    { $count ->
        [one] 1 confirmação
       *[other] { $count } confirmações
    }
exchange-credits-unknown = as confirmações que ela pedir
exchange-address = Seu endereço de depósito em { $network }
exchange-address-note = Copie da página de depósito de { $token } da corretora, com { $network } selecionada lá.
exchange-address-own = Esta é a carteira que você conectou, não um endereço dado por uma corretora.
exchange-address-lookalike = Este endereço só parece com um que você conhece: as pontas batem e o meio não. Alguém pode tê-lo plantado.
exchange-memo = Memo
exchange-memo-optional = Memo, se a corretora mostrar um
exchange-memo-note = A página de depósito pode chamá-lo de memo, tag ou comentário. Sem ele, a corretora não sabe que o depósito é seu.
exchange-memo-missing = { $name } pede um memo nesta rede. Sem ele, o depósito não seria creditado.
exchange-memo-unwanted = { $name } não usa memo nesta rede. Deixe em branco.
exchange-memo-too_long = É mais longo que um memo desta rede. Copie de novo.
exchange-memo-unreadable = Há um caractere que nenhuma corretora usa ou um espaço em uma das pontas. Copie de novo.
exchange-memo-reserved = Este memo seria confundido com uma transferência nossa. Peça outro à corretora.
exchange-use = Usar este endereço de depósito
exchange-other = Escolher outra corretora
exchange-to_wallet = Enviar para uma carteira
exchange-failed = Não foi possível carregar a lista de corretoras.

exchange-advice = Primeira vez para este endereço: envie um valor pequeno e espere até { $name } mostrá-lo. Depois envie o resto.
exchange-advice-action = Enviar { $amount } antes
exchange-advice-small = Um bom valor para um teste. Quando { $name } mostrá-lo, envie o resto.

exchange-review = Pago ao seu endereço de depósito na { $name } em { $network }
exchange-review-memo = Memo
exchange-review-check = Confira antes de confirmar
exchange-review-network = A corretora mostra exatamente este endereço para { $token } em { $network }. Em qualquer outra rede o dinheiro se perde.
exchange-review-memo_same = O memo é o da página de depósito, caractere por caractere.
exchange-review-plain = É pago por uma transferência simples da conta do nosso formador de mercado, como as corretoras pedem.
exchange-review-refund = Se não puder ser pago, volta para a carteira de onde você envia, nunca para a corretora.

exchange-order = Corretora
exchange-order-memo = Memo
exchange-order-arrived =
    { $count ->
        [0] { $received } está no endereço de depósito em { $to }. { $name } credita quando houver as confirmações que ela pede; só a corretora pode mostrar isso a você.
        [one] { $received } está no endereço de depósito em { $to }. { $name } credita após 1 confirmação pela própria contagem; só a corretora pode mostrar isso a você.
       *[other] { $received } está no endereço de depósito em { $to }. { $name } credita após { $count } confirmações pela própria contagem; só a corretora pode mostrar isso a você.
    }
exchange-order-filling = { $received } está a caminho do seu endereço de depósito na { $name }. Você pode fechar esta página.
exchange-order-unknown = Corretora { $id }
exchange-rest = Enviar o resto: { $amount }
exchange-rest-note = Quando a corretora mostrar este valor na sua conta, o resto pode seguir pelo mesmo caminho.
