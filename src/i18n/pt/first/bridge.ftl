### The bridge form

bridge-title = Ponte
bridge-amount = Valor a enviar
bridge-max = Máx
bridge-max-label = : usar o valor máximo
bridge-balance = Saldo { $amount }
bridge-flip = Inverter redes
bridge-network-from = Rede de origem:{ " " }
bridge-network-to = Rede de destino:{ " " }
bridge-asset = Ativo:{ " " }
bridge-at_least = pelo menos { $amount } { $symbol }
bridge-eta = em cerca de { $time }
bridge-limits = { $min } a { $max }
bridge-safe-escrow = Seus fundos ficam em um contrato inteligente até o pagamento ser comprovado. Se falhar, peça o reembolso com um toque.
bridge-safe-maker = Nesta rota, nosso formador de mercado guarda seu depósito até o pagamento. Se o pagamento falhar, ele reembolsa no endereço que você escolher.
bridge-safe-provider = Nesta rota, um provedor externo liquida sua transferência. A revisão mostra quem guarda seu depósito.

main-loading = Carregando redes…
main-retry = Tentar novamente
main-offline = Você está offline
main-no_route = Não há rota para este par
main-not_open = Ainda não disponível
main-hidden_on_surface = Não disponível aqui
main-connect = Conectar carteira
main-resuming = Reconectando carteira…
main-enter_amount = Digite um valor
main-amount_invalid = Verifique o valor
main-below_minimum = Valor muito baixo
main-above_maximum = Valor muito alto
main-insufficient = { $symbol } insuficiente
main-insufficient_gas = Falta { $symbol } para a taxa de rede
main-recipient_missing = Digite um endereço de { $network }
main-recipient_invalid = Verifique o destinatário
main-switch = Mudar para { $network }
main-switching = Confirme na sua carteira
main-quoting = Obtendo cotação…
main-requote = Atualizar cotação
main-outdated = Atualizando cotação…
main-refused = Indisponível no momento
main-review = Revisar

recipient-row = Destinatário
recipient-own = Minha carteira { $address }
recipient-other = { $address }
recipient-invalid = Verifique o endereço
recipient-choose = Escolher
