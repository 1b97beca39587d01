### O que acontece com o dinheiro no caminho, ao lado do formulário

aside-title = Como seu dinheiro atravessa
aside-picture = Uma linha de { $from } para { $to }
aside-from = a rede de origem
aside-to = a rede de destino
aside-shore-from = De
aside-shore-to = Para
aside-escrow-1 = Você deposita em um contrato em { $from }. Ele não pode pagar a ninguém antes que o pagamento seja comprovado.
aside-escrow-2 = Um formador de mercado paga você em { $to } com fundos próprios, geralmente em segundos.
aside-escrow-3 = Se isso não acontecer a tempo, o contrato devolve seu depósito a você, e a mais ninguém.
aside-maker-1 = Você envia ao formador de mercado em { $from }, com o ID da transferência como memo.
aside-maker-2 = Ele paga você em { $to } por um contrato que paga cada transferência uma única vez.
aside-maker-3 = Se não puder, ele devolve o depósito ao endereço que você indicou.
