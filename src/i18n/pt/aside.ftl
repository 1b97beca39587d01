### How a transfer works, next to the form

aside-title = Como funciona
aside-picture = Transferência de { $from } para { $to }
aside-from = a rede de origem
aside-to = a rede de destino
aside-shore-from = De
aside-shore-to = Para
aside-escrow-1 = Você deposita em um contrato de custódia em { $from }. Ele não paga ninguém até o pagamento ser comprovado.
aside-escrow-2 = Um formador de mercado paga você em { $to } com fundos próprios, geralmente em segundos.
aside-escrow-3 = Se o pagamento não for feito a tempo, o contrato reembolsa você por completo.
aside-maker-1 = Você envia seu depósito ao formador de mercado em { $from }, com o ID da transferência como memo.
aside-maker-2 = Ele paga você em { $to } por um contrato que paga cada transferência uma única vez.
aside-maker-3 = Se o pagamento falhar, ele envia o reembolso ao endereço que você escolheu.
