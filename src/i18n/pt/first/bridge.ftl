### O formulário da ponte

bridge-title = Ponte
bridge-amount = Valor a enviar
bridge-max = Máx.
bridge-max-label = : usar o máximo que pode ser enviado
bridge-balance = Saldo { $amount }
bridge-flip = Inverter o sentido
bridge-network-from = Rede de origem:{ " " }
bridge-network-to = Rede de destino:{ " " }
bridge-asset = Ativo:{ " " }
bridge-at_least = pelo menos { $amount } { $symbol }
bridge-eta = em cerca de { $time }
bridge-limits = { $min } a { $max }
bridge-safe-escrow = Fica em um contrato até chegar. Se não puder chegar, você recupera com um toque.
bridge-safe-maker = Nesta rota, nosso formador de mercado guarda seu depósito até chegar. Se não puder chegar, ele volta para um endereço que você indicar.

main-loading = Carregando redes
main-retry = Tentar de novo
main-offline = Você está sem conexão
main-no_route = Não há rota para este par
main-hidden_on_surface = Não disponível aqui
main-connect = Conectar carteira
main-resuming = Procurando sua carteira
main-enter_amount = Digite um valor
main-amount_invalid = Confira o valor
main-below_minimum = Valor abaixo do mínimo
main-above_maximum = Valor acima do máximo
main-insufficient = { $symbol } insuficiente
main-insufficient_gas = Falta { $symbol } para a taxa de rede
main-recipient_missing = Adicione um endereço de { $network }
main-recipient_invalid = Confira o destinatário
main-switch = Mudar para { $network }
main-switching = Confirme na sua carteira
main-quoting = Buscando um preço
main-requote = Buscar um novo preço
main-outdated = O preço expirou, buscando outro
main-refused = Não é possível agora
main-review = Revisar

recipient-row = Destinatário
recipient-own = Minha carteira { $address }
recipient-other = { $address }
recipient-invalid = Confira o endereço
recipient-choose = Escolher
